import { expect, type Page } from '@playwright/test';
import { shopUrl } from './hosts';
import { test, visit } from './hydrated-page';

const CHUNKS = '**/_next/static/**/*.js';
const WORDS = 'Ein Teil dieser Seite ist nicht angekommen.';

/** Opens a dialog whose script has not been loaded. */
const openSwitcher = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByRole('button', { name: /Deutschland/ })
    .click();

const documentsOf = (page: Page) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) requests.push(request.url());
  });
  return requests;
};

test('ERR-07: a script that fails reloads the page once, then shows a message', async ({
  page,
}) => {
  await visit(page, shopUrl('hgg', '/de-de'));
  const documents = documentsOf(page);
  // Aborts until the second reload, because a page that receives only its last scripts throws.
  await page.route(CHUNKS, (route) => (documents.length < 2 ? route.abort() : route.continue()));
  await openSwitcher(page);
  await expect(page.getByRole('alert')).toContainText(WORDS);
  expect(documents).toHaveLength(1);
  await page.getByRole('alert').getByRole('link', { name: 'Seite neu laden' }).click();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await openSwitcher(page);
  await expect(page.getByRole('dialog', { name: 'Land und Sprache' })).toBeVisible();
});

test('ERR-07: a pending script counts as failed after 120 s, and typed text is kept', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, shopUrl('hgg', '/de-de'));
  const documents = documentsOf(page);
  await page.route(CHUNKS, () => new Promise(() => undefined));
  await page.getByRole('contentinfo').getByRole('textbox').first().fill('k@example.com');
  await openSwitcher(page);
  await page.clock.runFor(119_000);
  await expect(page.locator('.chunk-failure')).toHaveCount(0);
  await page.clock.runFor(1_500);
  await expect(page.locator('.chunk-failure')).toContainText(WORDS);
  expect(documents).toEqual([]);
});
