import { expect, type Page } from '@playwright/test';
import { shopUrl } from './hosts';
import { test, visit } from './hydrated-page';

test.use({ viewport: { width: 390, height: 844 } });

async function openArticle(page: Page) {
  await visit(page, shopUrl('hgg', '/de-de/hemden'));
  const href = await page.getByRole('main').locator('a[href*="/p/"]').first().getAttribute('href');
  await visit(page, shopUrl('hgg', href ?? ''));
}

/** Lower edge of an element on the first screen. */
const bottomOf = async (page: Page, selector: string) => {
  const box = await page.getByRole('main').locator(selector).first().boundingBox();
  return (box?.y ?? Infinity) + (box?.height ?? Infinity);
};

test('the first screen of an article on a phone has its name and price', async ({ page }) => {
  await openArticle(page);
  expect(await bottomOf(page, 'h1')).toBeLessThan(844);
  expect(await bottomOf(page, 'p[data-size="large"]')).toBeLessThanOrEqual(844);
});

for (const path of [
  '/de-de',
  '/de-de/hemden',
  '/de-de/checkout/cart',
  '/de-de/lieferung',
  '/de-de/account/Login',
])
  test(`at twice the text size ${path} is no wider than a phone, and the basket is in view`, async ({
    page,
  }) => {
    await visit(page, shopUrl('hgg', path));
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const basket = await page.getByRole('banner').locator('[data-icon="cart"]').boundingBox();
    expect((basket?.x ?? Infinity) + (basket?.width ?? Infinity)).toBeLessThanOrEqual(390);
  });

test.describe('before a choice about cookies', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('TRK-08: the question for consent comes first by keyboard', async ({ page }) => {
    await visit(page, shopUrl('hgg', '/de-de/hemden'));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Nur notwendige' })).toBeFocused();
  });
});
