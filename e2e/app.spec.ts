import { expect, type Page } from '@playwright/test';
import { findArticle, hrefOf, isBuyable } from './article';
import { shopUrl } from './hosts';
import { test, visit } from './hydrated-page';

/** Imitates the app's web view, with its own user agent and an object that receives messages. */
test.use({ userAgent: 'Mozilla/5.0 SelvedgeApp/4.2' });

async function withBridge(page: Page): Promise<() => Promise<{ name: string }[]>> {
  await page.addInitScript(() => {
    const messages: string[] = JSON.parse(sessionStorage.getItem('told') ?? '[]');
    Object.assign(window, {
      SelvedgeAndroid: {
        postMessage: (message: string) => {
          messages.push(message);
          sessionStorage.setItem('told', JSON.stringify(messages));
        },
      },
    });
  });
  return () =>
    page.evaluate(() =>
      JSON.parse(sessionStorage.getItem('told') ?? '[]').map((text: string) => JSON.parse(text)),
    );
}

test('GEN-08: the app is notified of an article that is added on its page, with its former price', async ({
  page,
}) => {
  const messages = await withBridge(page);
  const article = await findArticle('hgg', ({ productType, colorVariants }) =>
    Boolean(productType === 'product' && colorVariants[0]?.sizeVariants.some(isBuyable)),
  );
  await visit(page, shopUrl('hgg', hrefOf(article)));
  const sizes = page.getByRole('main').getByRole('radio', { disabled: false });
  const size = page
    .locator('main label:has(input[type="radio"][name="sku"]:not(:disabled))')
    .first();
  if (await size.count()) await size.click();
  else await sizes.last().check({ force: true });
  await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await expect
    .poll(async () => (await messages()).filter(({ name }) => name === 'basketChanged'))
    .toEqual([
      { name: 'basketChanged', articleNumber: expect.stringMatching(/^\d{8}/), oldPrice: 0 },
    ]);
});

test('GEN-11: the account uses the app’s login, unless the URL says otherwise', async ({
  page,
}) => {
  const messages = await withBridge(page);
  await visit(page, shopUrl('hgg', '/de-de/account'));
  await expect.poll(messages).toContainEqual({ name: 'showLogin' });
  await page.evaluate(() => sessionStorage.clear());
  await visit(page, shopUrl('hgg', '/de-de/account?hideAppLogin=true'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await messages()).toEqual([]);
});

test('GEN-11: the wishlist links to the account page, and not to the app’s login', async ({
  page,
}) => {
  const messages = await withBridge(page);
  await visit(page, shopUrl('hgg', '/de-de/wishlist'));
  await page.getByRole('main').getByRole('link', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(shopUrl('hgg', '/de-de/account?hideAppLogin=true'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main').getByLabel('Passwort', { exact: true })).toBeVisible();
  expect((await messages()).map(({ name }) => name)).not.toContain('showLogin');
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('CTX-01: the app is light if its project has no dark mode, even for visitors who chose it', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('storage_theme', 'dark'));
    await visit(page, shopUrl('hgg', '/de-de'));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    const scheme = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect(await scheme()).toBe('light');
  });
});
