import { expect, type Page } from '@playwright/test';
import { findArticle, hrefOf, isBuyable } from './article';
import { shopUrl } from './hosts';
import { test, visit } from './hydrated-page';

const TITLE = 'Das hat leider nicht geklappt';
const TEXT = 'Ein technisches Problem ist aufgetreten. Bitte versuchen Sie es noch einmal.';
const ADD = '**/api/cart/cart/add*';

const error = (page: Page) => page.getByRole('dialog', { name: TITLE });

/** Opens an article with an available size selected. */
async function openArticle(page: Page) {
  const article = await findArticle('hgg', ({ productType, colorVariants }) =>
    Boolean(productType === 'product' && colorVariants[0]?.sizeVariants.some(isBuyable)),
  );
  await visit(page, shopUrl('hgg', hrefOf(article)));
  await page.locator('main input[name="sku"]:enabled').first().check({ force: true });
}

const add = (page: Page) =>
  page.locator('[data-purchase]').getByRole('button', { name: 'In den Warenkorb' }).click();

test('ERR-01, ERR-02: a response that is not JSON opens a dialog with the shop’s own message, and closing undoes the change', async ({
  page,
}) => {
  await openArticle(page);
  await page.route(ADD, (route) => route.fulfill({ status: 200, body: '<!doctype html>' }));
  await add(page);
  await expect(error(page)).toContainText(TEXT);
  await error(page).getByRole('button', { name: 'Verstanden' }).click();
  await expect(error(page)).toHaveCount(0);
  await page.unroute(ADD);
  await add(page);
  await expect(page.getByRole('dialog').locator('a[href$="/checkout/cart"]')).toBeVisible();
  await expect(error(page)).toHaveCount(0);
});

for (const [count, messages] of [
  [1, ['Von diesem Artikel sind noch zwei Stück da.']],
  [2, ['Von diesem Artikel sind noch zwei Stück da.', 'Der Preis hat sich geändert.']],
] as const)
  test(`ERR-02, ERR-03: ${count} of the basket’s messages, over everything else`, async ({
    page,
  }) => {
    await openArticle(page);
    const cart = await page.evaluate(async (own) => {
      const sku = document.querySelector<HTMLInputElement>('main input[name="sku"]:checked')?.value;
      const body = JSON.stringify({ variant: { sku }, count: 1 });
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch(own, { method: 'POST', headers, body });
      return response.json();
    }, '/api/cart/cart/add?locale=de-de');
    cart.projectSpecificData.oxidErrors = messages;
    await page.route(ADD, (route) => route.fulfill({ json: cart }));
    await add(page);
    for (const message of messages) await expect(error(page)).toContainText(message);
    await expect(error(page).getByRole('listitem')).toHaveCount(count === 1 ? 0 : count);
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });

test('ERR-08: a dialog whose content fails to load shows an error and can be retried', async ({
  page,
}) => {
  await page.route('**/api/shipping-info*', (route) => route.fulfill({ status: 500, json: {} }));
  await visit(page, shopUrl('hrm', '/de-de/agb'));
  await page.getByRole('main').getByRole('link', { name: 'Versand und Rückgabe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Versand und Rückgabe' });
  await expect(dialog.getByRole('alert')).toHaveText(
    /^Fehler: Das konnte gerade nicht geladen werden/,
  );
  await page.unroute('**/api/shipping-info*');
  await dialog.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(dialog.getByText('Lieferung', { exact: true })).toBeVisible();
});
