import { expect, type Page } from '@playwright/test';
import { articlesOf, type SampleArticle } from './catalogue-sample';
import { shopUrl } from './hosts';
import { reload, test, visit } from './hydrated-page';

const CART = '/de-de/checkout/cart';

/** SKU of an article's first size on sale, and the article's number. */
function skuOf({ objectID, colorVariants }: SampleArticle) {
  const sizes = colorVariants.flatMap(({ sizeVariants }) => sizeVariants);
  const sku = sizes.find(({ sizeString }) => sizeString.includes('hasStock#true'))?.sku;
  return sku === undefined ? [] : [{ objectID, sku }];
}

/** An article of hgg that is sold in German only, and one that is also sold in Polish. */
async function soldApart() {
  const pages = [0, 1, 2, 3, 4, 5, 6];
  const all = async (language: string) =>
    (
      await Promise.all(
        pages.map((page) => articlesOf('hgg', language, { page, hitsPerPage: 100 })),
      )
    )
      .flat()
      .filter(({ productType }) => productType === 'product');
  const [german, polish] = await Promise.all([all('de'), all('pl')]);
  const inPolish = new Set(polish.map(({ objectID }) => objectID));
  const articles = german.flatMap(skuOf);
  const onlyGerman = articles.find(({ objectID }) => !inPolish.has(objectID));
  const inBoth = articles.find(({ objectID }) => inPolish.has(objectID));
  if (!onlyGerman || !inBoth) throw new Error('hgg sells the same articles in both languages');
  return { onlyGerman, inBoth };
}

/** Adds an article as the shop's own pages do. @returns its name */
function add(page: Page, sku: string): Promise<string> {
  return page.evaluate(async (added) => {
    const response = await fetch('/api/cart/cart/add?locale=de-de', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ variant: { sku: added }, count: 1 }),
    });
    const { basket } = await response.json();
    return basket.lines.find((line: { sku: string }) => line.sku === added).name;
  }, sku);
}

const linesOf = (page: Page) =>
  page.getByRole('main').getByRole('combobox', { name: /^(Anzahl|Liczba): / });

async function choosePolish(page: Page) {
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /Deutschland/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Land und Sprache' });
  await dialog.getByText('Polski').click();
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
}

test('CTX-03: a change of language removes articles that are not sold there, after a warning', async ({
  page,
}) => {
  const { onlyGerman, inBoth } = await soldApart();
  await page.goto(shopUrl('hgg', CART));
  await add(page, inBoth.sku);
  const name = await add(page, onlyGerman.sku);
  await visit(page, shopUrl('hgg', CART));
  await expect(linesOf(page)).toHaveCount(2);
  await choosePolish(page);
  const dialog = page.getByRole('dialog', { name: 'Land und Sprache' });
  await expect(dialog.getByRole('alert')).toContainText('Diese Artikel verkaufen wir dort nicht.');
  await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText([name]);
  await expect(dialog.getByRole('alert')).toContainText('wenn Sie weitergehen');
  // A visitor who stays keeps everything, including the language.
  await dialog.getByRole('button', { name: 'Hier bleiben' }).click();
  await reload(page);
  await expect(linesOf(page)).toHaveCount(2);
  await choosePolish(page);
  await dialog.getByRole('button', { name: 'Weiter' }).click();
  await expect(page).toHaveURL(shopUrl('hgg', '/pl-de/checkout/cart'));
  await expect(linesOf(page)).toHaveCount(1);
  await page.goto(shopUrl('hgg', CART));
  await expect(linesOf(page)).toHaveCount(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('CTX-06: another country is chosen in the footer, and remembered', async ({ page }) => {
    await page.goto(shopUrl('hgg', '/de-de/hemden'));
    const foot = page.getByRole('contentinfo');
    await foot.getByRole('combobox', { name: 'Lieferland' }).selectOption({ label: 'Österreich' });
    await foot.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(page).toHaveURL(shopUrl('hgg', '/de-at/hemden'));
    await page.goto(shopUrl('hgg', '/'));
    await expect(page).toHaveURL(shopUrl('hgg', '/de-at'));
  });
});

test('CTX-06: a form redirects only to pages of the shop', async ({ request }) => {
  const send = async (path: string) => {
    const headers = {
      origin: shopUrl('hgg', '').replace(/\/$/, ''),
      host: new URL(shopUrl('hgg')).host,
    };
    const port = new URL(shopUrl('hgg')).port;
    const response = await request.post(`http://127.0.0.1:${port}/api/context/choose`, {
      headers,
      form: { path },
      maxRedirects: 0,
    });
    return response.status();
  };
  expect(await send('/de-at/hemden')).toBe(303);
  for (const path of [
    '//evil.example',
    '/de-at\\evil',
    'https://evil.example',
    '/jp-jp',
    '',
    '/xx-de/',
  ])
    expect.soft(await send(path), path).toBe(400);
});
