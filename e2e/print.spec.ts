import { expect } from '@playwright/test';
import { sendRequest, shopUrl } from './hosts';
import { test, visit } from './hydrated-page';

test.use({ viewport: { width: 760, height: 1000 } });

test.beforeEach(async ({ page }) => {
  await visit(page, shopUrl('hgg', '/de-de/bausteine'));
  await page.emulateMedia({ media: 'print' });
});

test('a printed page contains only its content, without menus, forms and buttons', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Bausteine' })).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'navigation', 'button', 'textbox'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
});

test('a printed suit has its parts with their prices, and no further articles', async ({
  page,
}) => {
  const { body } = await sendRequest('hgg.localhost', '/de-de/anzuege/outfits');
  const [path = ''] = /\/de-de\/p\/baukasten[^"?]*/.exec(body) ?? [];
  expect(path).not.toBe('');
  await visit(page, shopUrl('hgg', path));
  const parts = page.getByRole('region', { name: 'Die Teile' });
  await expect(parts.getByText(/Sakko/).first()).toBeVisible();
  await expect(parts.getByText(/€/).first()).toBeVisible();
  await expect(page.locator('[data-screen-only]').first()).toBeHidden();
});

test('BLK-05, BLK-08: a printed page shows all slides and panels', async ({ page }) => {
  const tabs = page.locator('[data-block="hgg-showcase-tabs"]');
  await expect(tabs.getByText('Strick flach trocknen')).toBeVisible();
  await expect(tabs.getByRole('rowheader', { name: 'Österreich' })).toBeVisible();
  const slider = page.locator('[data-block="hgg-showcase-slider"]');
  const pageWidth = await page.evaluate(() => document.documentElement.clientWidth);
  for (const slide of await slider.getByRole('group').all()) {
    const box = await slide.boundingBox();
    expect((box?.x ?? Infinity) + (box?.width ?? Infinity)).toBeLessThanOrEqual(pageWidth + 1);
  }
});

test('text on dark backgrounds is printed dark, because backgrounds are not printed', async ({
  page,
}) => {
  await visit(page, shopUrl('hgg', '/de-de'));
  const words = page.locator('[data-tone="inverted"] h2');
  await expect(words.first()).toBeVisible();
  for (const heading of await words.all()) {
    const ink = await heading.evaluate((element) => getComputedStyle(element).color);
    const [red = 255, green = 255, blue = 255] = (ink.match(/\d+/g) ?? []).map(Number);
    expect(red + green + blue).toBeLessThan(300);
  }
});
