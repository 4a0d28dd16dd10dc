import { expect, type Page } from '@playwright/test';
import pg from 'pg';
import { axeFindings } from './axe';
import { shopUrl } from './hosts';
import { test, visit } from './hydrated-page';
import { firstOf } from '@/scripts/testing/combinations';

const CART = '/de-de/checkout/cart';
const QUANTITY_ENDPOINT = '**/api/cart/cart/quantity*';

/** Sizes of hgg that are never out of stock, each of a different article. */
async function endlessSkus(count: number): Promise<string[]> {
  const database = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await database.connect();
  try {
    const { rows } = await database.query<{ sku: string }>(
      `SELECT min(sku) AS sku FROM shop.skus JOIN shop.prices USING (sku)
       WHERE project = 'hgg' AND is_nos AND currency = 'eur'
       GROUP BY article_number ORDER BY article_number LIMIT $1`,
      [count],
    );
    return rows.map(({ sku }) => sku);
  } finally {
    await database.end();
  }
}

/** Adds articles as the shop's own pages do, and opens the basket. */
async function fillBasket(page: Page, count = 1): Promise<void> {
  await page.goto(shopUrl('hgg', CART));
  for (const sku of await endlessSkus(count)) {
    const status = await page.evaluate(
      async (body) =>
        (
          await fetch('/api/cart/cart/add?locale=de-de', {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body,
          })
        ).status,
      JSON.stringify({ variant: { sku }, count: 1 }),
    );
    expect(status).toBe(200);
  }
  await visit(page, shopUrl('hgg', CART));
}

const quantity = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('combobox', { name: /^Anzahl: / })
    .first();
const count = (page: Page, pieces: number) =>
  page.getByRole('banner').getByRole('link', { name: `Warenkorb, ${pieces}` });

test('BSK-04: five quick changes with late and reordered responses end with the last one', async ({
  page,
}) => {
  await fillBasket(page);
  let waiting = 5;
  await page.route(QUANTITY_ENDPOINT, async (route) => {
    // The first request is forwarded last.
    const delay = 300 * waiting--;
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue();
  });
  for (const pieces of ['2', '3', '4', '5', '6']) await quantity(page).selectOption(pieces);
  await expect(quantity(page)).toHaveValue('6');
  await expect.poll(() => waiting).toBe(0);
  await expect(count(page, 6)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(quantity(page)).toHaveValue('6');
  await visit(page, shopUrl('hgg', CART));
  await expect(quantity(page)).toHaveValue('6');
});

test('BSK-13: header and basket of another tab are updated', async ({ page, context }) => {
  await fillBasket(page);
  const other = await context.newPage();
  await visit(other, shopUrl('hgg', CART));
  await expect(quantity(other)).toHaveValue('1');
  await quantity(page).selectOption('3');
  await expect(count(other, 3)).toBeVisible();
  await expect(quantity(other)).toHaveValue('3');
});

test('ERR-06: a change while offline is rejected with a message; it works again once online', async ({
  page,
  context,
}) => {
  await fillBasket(page);
  await context.setOffline(true);
  await quantity(page).selectOption('4');
  await expect(
    page.getByRole('alert').filter({ hasText: /nicht zu erreichen|keine Verbindung/i }),
  ).toBeVisible({ timeout: 60_000 });
  await expect(quantity(page)).toHaveValue('1');
  await context.setOffline(false);
  await quantity(page).selectOption('4');
  await expect(count(page, 4)).toBeVisible();
  await visit(page, shopUrl('hgg', CART));
  await expect(quantity(page)).toHaveValue('4');
});

test('a removed line can be restored with one click', async ({ page }) => {
  await fillBasket(page, 2);
  const lines = page.getByRole('main').getByRole('combobox', { name: /^Anzahl: / });
  await expect(lines).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Entfernen: / })
    .first()
    .click();
  await expect(lines).toHaveCount(1);
  await page.getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect(lines).toHaveCount(2);
});

for (const width of firstOf([390, 1440]))
  test(`the basket is accessible and shifts nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await fillBasket(page, 2);
    expect(await axeFindings(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('BSK-04: adding, changing and removing are forms', async ({ page }) => {
    const [sku = ''] = await endlessSkus(1);
    const [article = '', colour = ''] = sku.split('-');
    // A wrong slug redirects to the right one.
    await page.goto(shopUrl('hgg', `/de-de/p/x/${article}?colorVariant=${article}-${colour}`));
    await page.locator(`input[name="sku"][value="${sku}"]`).check({ force: true });
    await page.getByRole('button', { name: 'In den Warenkorb' }).click();
    await expect(page).toHaveURL(shopUrl('hgg', CART));
    await quantity(page).selectOption('3');
    await page.getByRole('button', { name: /^Anzahl ändern: / }).click();
    await expect(quantity(page)).toHaveValue('3');
    await page.getByRole('button', { name: /^Entfernen: / }).click();
    await expect(page.getByText('Noch liegt nichts in Ihrem Warenkorb.')).toBeVisible();
  });
});
