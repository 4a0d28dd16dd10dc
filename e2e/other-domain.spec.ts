import { expect, type Page } from '@playwright/test';
import { Editor } from './editor';
import { addAll, countLines, soldApart } from './full-basket';
import { sendRequest, shopUrl } from './hosts';
import { test, visit } from './hydrated-page';

const port = new URL(shopUrl('hgg')).port;
/** Another host of the same shop, which sells to Austria during these tests. */
const AUSTRIAN = `http://localhost:${port}`;
const LINES = 20;
let restore: (() => Promise<void>) | null = null;

const mapping = async () =>
  JSON.parse((await sendRequest('hgg.localhost', '/api/context?locale=de-at')).body).projectData
    .locale.deliveryCountryDomainMapping;

test.beforeAll(async () => {
  restore = await new Editor().change('hgg-project', {
    redirectNecessary: true,
    deliveryCountryDomainMapping: { AT: 'localhost' },
  });
  await expect.poll(mapping).toEqual({ AT: 'localhost' });
});
test.afterAll(async () => {
  await restore?.();
  await expect.poll(mapping).toEqual({});
});

/** Records the form that transfers the session, as sent by Chromium. */
function arrivals(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url() === `${AUSTRIAN}/api/context/arrive`) sent.push(request.postData() ?? '');
  });
  return sent;
}

async function chooseAustria(page: Page) {
  const foot = page.getByRole('contentinfo');
  await foot.getByRole('button', { name: 'Land und Sprache: ' }).click();
  const dialog = page.getByRole('dialog', { name: 'Land und Sprache' });
  await dialog.getByRole('combobox', { name: 'Lieferland' }).selectOption('AT');
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
}

test('CTX-05, CTX-01: another domain receives basket and page once, and Back works on both', async ({
  page,
}) => {
  const { everywhere } = await soldApart(['pl']);
  await visit(page, shopUrl('hgg', '/de-de/hemden?sortBy=priceAsc'));
  await addAll(
    page,
    everywhere.slice(0, LINES).map(({ sku }) => sku),
  );
  const sent = arrivals(page);
  await chooseAustria(page);
  await expect(page).toHaveURL(`${AUSTRIAN}/de-at/hemden?sortBy=priceAsc`);
  expect(await countLines(page, 'de-at')).toBe(LINES);
  await visit(page, `${AUSTRIAN}/`);
  await expect(page).toHaveURL(`${AUSTRIAN}/de-at`);
  // The id is in no URL, and cannot be used again.
  const form = sent[0] ?? '';
  expect(new URLSearchParams(form).get('temporarySessionId')).toMatch(/^[\w-]{43}$/);
  const headers = {
    origin: shopUrl('hgg', '').replace(/\/$/, ''),
    'content-type': 'application/x-www-form-urlencoded',
  };
  const replayed = await sendRequest('localhost', '/api/context/arrive', {
    method: 'POST',
    headers,
    body: form,
  });
  expect([replayed.status, String(replayed.headers['set-cookie'])]).toEqual([
    303,
    expect.not.stringContaining('session='),
  ]);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(shopUrl('hgg', '/de-de/hemden?sortBy=priceAsc'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await countLines(page, 'de-de')).toBe(LINES);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('CTX-05: a visitor without scripts stays on this domain, which sells there too, with the basket', async ({
    page,
  }) => {
    const { everywhere } = await soldApart(['pl']);
    const { slug, objectID, sku } = everywhere[0] ?? { slug: '', objectID: '', sku: '' };
    await page.goto(shopUrl('hgg', `/de-de/p/${slug}/${objectID}`));
    await page.locator(`main input[name="sku"][value="${sku}"]`).check({ force: true });
    await page.locator('[data-purchase] button').first().click();
    await expect(page).toHaveURL(/\/de-de\/checkout\/cart/);
    const foot = page.getByRole('contentinfo');
    await foot.getByRole('combobox', { name: 'Lieferland' }).selectOption({ label: 'Österreich' });
    await foot.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(page).toHaveURL(shopUrl('hgg', '/de-at/checkout/cart'));
    await expect(
      page.getByRole('main').getByRole('combobox', { name: /^(Anzahl|Liczba): / }),
    ).toHaveCount(1);
  });
});
