import { expect, type Page } from '@playwright/test';
import { addAll, countLines, soldApart } from './full-basket';
import { shopUrl } from './hosts';
import { test, visit } from './hydrated-page';
import { firstOf } from '@/scripts/testing/combinations';

/** Texts of the switcher in each language, and the path of the shirts. */
const LANGUAGES = [
  { code: 'de', own: 'Deutsch', title: 'Land und Sprache', country: 'Lieferland', apply: 'Übernehmen', list: 'hemden' },
  { code: 'en', own: 'English', title: 'Country and language', country: 'Deliver to', apply: 'Apply', list: 'shirts' },
  { code: 'cs', own: 'Čeština', title: 'Země a jazyk', country: 'Země doručení', apply: 'Použít', list: 'kosile' },
  { code: 'pl', own: 'Polski', title: 'Kraj i język', country: 'Kraj dostawy', apply: 'Zastosuj', list: 'koszule' },
  { code: 'nl', own: 'Nederlands', title: 'Land en taal', country: 'Bezorgland', apply: 'Toepassen', list: 'overhemden' },
  { code: 'fr', own: 'Français', title: 'Pays et langue', country: 'Pays de livraison', apply: 'Valider', list: 'chemises' },
] as const; // oxfmt-ignore
type Spoken = (typeof LANGUAGES)[number];
const OTHERS = LANGUAGES.map(({ code }) => code).filter((code) => code !== 'de');
const FULL = 40;

const dialogOf = (page: Page, { title }: Spoken) => page.getByRole('dialog', { name: title });

async function openSwitcher(page: Page, spoken: Spoken) {
  const { title } = spoken;
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: `${title}: ` })
    .click();
  await expect(dialogOf(page, spoken)).toBeVisible();
}

async function fill(page: Page, skus: readonly string[]) {
  for (let at = 0; at < skus.length; at += 20) await addAll(page, skus.slice(at, at + 20));
}

/** Languages in turn, ending with the first. */
const SPOKEN = firstOf(LANGUAGES, 3);
const german = LANGUAGES[0];
const polish = LANGUAGES[3];
const FILTER = '?sortBy=priceAsc&filters[isNew]=true';

test('CTX-03, CTX-06: languages are switched with a full basket, filter and sort order', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { everywhere } = await soldApart(OTHERS);
  await visit(page, shopUrl('hgg', `/de-de/hemden${FILTER}`));
  await fill(
    page,
    everywhere.slice(0, FULL).map(({ sku }) => sku),
  );
  expect(await countLines(page, 'de-de')).toBe(FULL);
  for (const [at, spoken] of SPOKEN.entries()) {
    const next = SPOKEN[(at + 1) % SPOKEN.length] ?? german;
    await openSwitcher(page, spoken);
    const dialog = dialogOf(page, spoken);
    await expect(dialog.getByRole('combobox', { name: spoken.country })).toHaveValue('DE');
    await dialog.getByText(next.own, { exact: true }).click();
    await dialog.getByRole('button', { name: spoken.apply }).click();
    await page.waitForURL((url) => url.pathname === `/${next.code}-de/${next.list}`);
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({
      sortBy: 'priceAsc',
      'filters[isNew]': 'true',
    });
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${next.code}`));
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await countLines(page, `${next.code}-de`)).toBe(FULL);
  }
});

test('CTX-03: the switch on the page of an article that is not sold there leads to the home page, and is remembered', async ({
  page,
}) => {
  const { onlyGerman } = await soldApart(['pl']);
  const { slug, objectID, itemnum } = onlyGerman[0] ?? { slug: '', objectID: '', itemnum: '' };
  const address = `/de-de/p/${slug}/${objectID}?colorVariant=${itemnum}`;
  await visit(page, shopUrl('hgg', address));
  await openSwitcher(page, german);
  await dialogOf(page, german).getByText('Polski').click();
  const responses: number[] = [];
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) responses.push(response.status());
  });
  await dialogOf(page, german).getByRole('button', { name: 'Übernehmen' }).click();
  await page.waitForURL((url) => url.pathname === '/pl-de');
  expect(responses).toEqual([200]);
  await visit(page, shopUrl('hgg', '/'));
  await expect(page).toHaveURL(shopUrl('hgg', '/pl-de'));
});

test('CTX-04: Back shows the page with its dialog closed and ready for another choice', async ({
  page,
}) => {
  await visit(page, shopUrl('hgg', '/de-de/hemden'));
  await openSwitcher(page, german);
  await dialogOf(page, german).getByText('Polski').click();
  await dialogOf(page, german).getByRole('button', { name: 'Übernehmen' }).click();
  await page.waitForURL((url) => url.pathname === '/pl-de/koszule');
  await page.goBack();
  await expect(page).toHaveURL(shopUrl('hgg', '/de-de/hemden'));
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openSwitcher(page, german);
  await expect(dialogOf(page, german).getByRole('radio', { name: 'Deutsch' })).toBeChecked();
  await expect(dialogOf(page, german).getByRole('button', { name: 'Übernehmen' })).toBeEnabled();
  await page.goForward();
  await expect(page).toHaveURL(shopUrl('hgg', '/pl-de/koszule'));
  await expect(dialogOf(page, polish)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('CTX-03, CTX-06: languages are links, and the basket lists articles that are not sold there', async ({
    page,
  }) => {
    const { onlyGerman, everywhere } = await soldApart(['pl']);
    for (const { slug, objectID, sku } of [everywhere[0], onlyGerman[0]].flatMap(
      (one) => one ?? [],
    )) {
      await page.goto(shopUrl('hgg', `/de-de/p/${slug}/${objectID}`));
      await page.locator(`main input[name="sku"][value="${sku}"]`).check({ force: true });
      await page.locator('[data-purchase] button').first().click();
      await expect(page).toHaveURL(/\/de-de\/checkout\/cart/);
    }
    const lines = page.getByRole('main').getByRole('combobox', { name: /^(Anzahl|Liczba): / });
    await expect(lines).toHaveCount(2);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Polski' }).click();
    await expect(page).toHaveURL(shopUrl('hgg', '/pl-de/checkout/cart'));
    await expect(lines).toHaveCount(1);
    await expect(page.getByRole('note')).toContainText('artykuł nie jest tu już sprzedawany');
  });
});
