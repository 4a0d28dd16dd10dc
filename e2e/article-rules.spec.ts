import { expect, type Page } from '@playwright/test';
import { findArticle, hrefOf, labelOf } from './article';
import { articlesOf, type SampleArticle } from './catalogue-sample';
import { sendRequest, shopUrl } from './hosts';
import { test, visit } from './hydrated-page';
import { firstOf } from '@/scripts/testing/combinations';

const MAX_PIECES = 20;

type StockedSize = SampleArticle['colorVariants'][number]['sizeVariants'][number];

/** Opens the article with a suitable size of its first colour. */
async function openSize(page: Page, suits: (size: StockedSize) => boolean) {
  const articles = await articlesOf('hrm', 'de', { hitsPerPage: 100 });
  for (const article of articles) {
    const [colour] = article.colorVariants;
    const size = article.productType === 'product' ? colour?.sizeVariants.find(suits) : undefined;
    if (!size || !colour) continue;
    const chosen = new URLSearchParams({ colorVariant: colour.itemnum, size: labelOf(size) });
    const path = `/de-de/p/${article.slug}/${article.objectID}?${chosen}`;
    await visit(page, shopUrl('hrm', path));
    return size;
  }
  throw new Error('hrm has no article for this test');
}

const quantities = (page: Page) =>
  page.getByRole('combobox', { name: 'Menge' }).getByRole('option').allTextContents();
const upTo = (most: number) => Array.from({ length: most }, (_, at) => String(at + 1));

test('PDP-14: the quantity is limited to the pieces in stock, with one preselected', async ({
  page,
}) => {
  const size = await openSize(
    page,
    ({ stock, isNos }) => !isNos && Number(stock) > 1 && Number(stock) < MAX_PIECES,
  );
  await expect(page.getByRole('combobox', { name: 'Menge' })).toHaveValue('1');
  expect(await quantities(page)).toEqual(upTo(Number(size.stock)));
});

test('PDP-14: at most twenty pieces can be chosen, even of articles that are never out of stock', async ({
  page,
}) => {
  await openSize(page, ({ isNos }) => isNos);
  expect(await quantities(page)).toEqual(upTo(MAX_PIECES));
});

/** The required number of articles of a list, with the headlines of their tabs. */
async function articlesByReviews(wanted: { rated: number; unrated: number }) {
  const { body } = await sendRequest('hgg.localhost', '/de-de/hemden');
  const paths = [
    ...new Set([...body.matchAll(/\/de-de\/p\/[^"?&]+\/\d{8}/g)].map(([path]) => path)),
  ];
  const rated: { path: string; tabs: string[] }[] = [];
  const unrated: typeof rated = [];
  for (const path of paths) {
    if (rated.length >= wanted.rated && unrated.length >= wanted.unrated) break;
    const { body: html } = await sendRequest('hgg.localhost', path);
    const tabs = [...html.matchAll(/role="tab"[^>]*>([^<]*)</g)].map(([, name]) => name ?? '');
    (tabs.includes('Bewertungen') ? rated : unrated).push({ path, tabs });
  }
  return { rated, unrated };
}

test('PDP-17: the first tab is open, ratings are third if there are any, and no tab is empty', async ({
  page,
}) => {
  const { rated, unrated } = await articlesByReviews({ rated: 1, unrated: 1 });
  expect(rated.length).toBeGreaterThan(0);
  expect(unrated.length).toBeGreaterThan(0);
  for (const { tabs } of rated) expect(tabs[2]).toBe('Bewertungen');
  for (const { path } of [rated[0], unrated[0]].filter((one) => one !== undefined)) {
    await visit(page, shopUrl('hgg', path));
    const tabs = page.getByRole('main').getByRole('tab');
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    for (const tab of await tabs.all()) {
      await tab.click();
      const panel = page.getByRole('tabpanel').filter({ visible: true });
      await expect(panel).toHaveText(/\S/);
    }
  }
});

test('RVW-03, ENT-12: the fit rating adds up, and sixty percent of customers recommend a size', async ({
  page,
}) => {
  const { rated } = await articlesByReviews({ rated: 2, unrated: 0 });
  expect(rated.length).toBeGreaterThan(0);
  const advice = {
    0: 'eine Größe größer',
    1: 'Ihre übliche Größe',
    2: 'eine Größe kleiner',
  } as const;
  for (const { path } of rated) {
    await visit(page, shopUrl('hgg', path));
    await page.getByRole('tab', { name: 'Bewertungen' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Bewertungen' });
    const shares = (await panel.locator('dd').allTextContents()).map((text) => parseInt(text, 10));
    if (shares.length === 0) continue;
    expect(shares).toHaveLength(3);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
    const top = shares.findIndex((share) => share >= 60);
    const words = panel.getByText('Die meisten Käufer empfehlen');
    if (top === 0 || top === 1 || top === 2) await expect(words).toContainText(advice[top]);
    else await expect(words).toHaveCount(0);
  }
});

// The consent matrix has the hosts of all pages of hgg.
for (const project of firstOf(['hrm', 'eck', 'hgg'] as const))
  test(`API-01: ${project}: a page only sends requests to its own host`, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(request.url());
    });
    await visit(page, shopUrl(project, '/de-de'));
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: /Deutschland/ })
      .click();
    await page.getByRole('dialog').getByRole('radio', { name: 'English' }).click();
    const article = await findArticle(project, ({ productType }) => productType === 'product');
    await visit(page, shopUrl(project, hrefOf(article)));
    await visit(page, shopUrl(project, '/de-de/checkout/cart'));
    await expect
      .poll(() => calls.filter((url) => new URL(url).pathname.startsWith('/api/')).length)
      .toBeGreaterThan(0);
    const origin = new URL(shopUrl(project)).origin;
    expect(calls.filter((url) => new URL(url).origin !== origin)).toEqual([]);
  });
