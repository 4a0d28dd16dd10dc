import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { sendRequest, shopUrl } from './hosts';
import {
  articles,
  expectPlace,
  openList,
  idlePosition,
  questions,
  scrollToPage,
  watchFromClick,
  withoutPictures,
} from './list';
import { test, visit } from './hydrated-page';
import { isWhole } from '@/scripts/testing/combinations';

const CATEGORY = '/de-de/sale';
/**
 * All articles: even when filtered by a shoe size among others, they fill more than three pages.
 */
const EVERYTHING = '/de-de/search';
const SIZES = ['3XL', '5XL', '47,5'];
const COLOURS = ['Blau', 'Grau'];

const chips = (page: Page) =>
  page.getByRole('list', { name: 'Gewählte Filter' }).getByRole('listitem');
const parameters = (page: Page) => new URL(page.url()).searchParams;
const row = (page: Page) => page.getByRole('list', { name: 'Filter', exact: true });

async function choose(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) await page.getByText(name, { exact: true }).first().click();
}

/** Filters by sizes, colours and a minimum price, in the row of a wide window. */
async function narrowByMouse(page: Page): Promise<void> {
  for (const [filter, values] of [
    ['Größe', SIZES],
    ['Farbe', COLOURS],
  ] as const) {
    await row(page).getByRole('button', { name: filter }).click();
    const panel = page.getByRole('group', { name: filter, exact: true });
    for (const value of values) await panel.getByText(value, { exact: true }).first().click();
  }
  await row(page).getByRole('button', { name: 'Preis' }).click();
  await page.getByRole('textbox', { name: 'Von' }).fill('20');
  await page.keyboard.press('Enter');
}

/** Filters the list in the drawer of a phone. */
async function narrowByThumb(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filtern und sortieren/ }).tap();
  const drawer = page.getByRole('dialog');
  for (const [filter, values] of [
    ['Größe', SIZES],
    ['Farbe', COLOURS],
  ] as const) {
    await drawer.getByRole('button', { name: new RegExp(`^${filter}`) }).tap();
    for (const value of values) await drawer.getByText(value, { exact: true }).first().tap();
    await drawer.getByRole('button', { name: 'Alle Filter' }).tap();
  }
  await drawer.getByRole('button', { name: /^Preis/ }).tap();
  await drawer.getByRole('textbox', { name: 'Von' }).fill('20');
  await drawer.getByRole('textbox', { name: 'Von' }).blur();
  await expect.poll(() => parameters(page).get('range[priceMin]')).toBe('20:');
  await drawer.getByRole('button', { name: /Artikel anzeigen$/ }).tap();
  await expect(drawer).toBeHidden();
}

async function expectNarrowed(page: Page): Promise<void> {
  await expect.poll(() => parameters(page).get('range[priceMin]')).toBe('20:');
  expect(parameters(page).get('filters[sizeString]')).toContain('sizeOnLabel#47,5');
  expect(parameters(page).get('filters[filterColor]')).toBe('blue,grey');
  await expect(chips(page)).toHaveCount(SIZES.length + COLOURS.length + 1);
}

/**
 * An article in the middle of the screen, by its number, because links change as tiles are
 * hydrated.
 */
async function articleInView(page: Page): Promise<Locator> {
  const id = await articles(page).evaluateAll(
    (all) =>
      all.find((each) => each.getBoundingClientRect().top > innerHeight / 3)?.dataset['article'],
  );
  const link = page.locator(`[data-article="${id}"][data-position] a:not([aria-hidden])`).first();
  await link.scrollIntoViewIfNeeded();
  return link;
}

async function follow(page: Page, article: Locator): Promise<void> {
  await article.click();
  await expect(page).toHaveURL(/\/de-de\/p\/[^/]+\/\d{8}/);
  await expect(articles(page)).toHaveCount(0);
}

/** Goes to page 4, to an article there, and Back, which must restore the position. */
async function comesBack(page: Page): Promise<void> {
  await scrollToPage(page, 4);
  await page.waitForLoadState('networkidle');
  const article = await articleInView(page);
  const before = await idlePosition(page);
  const count = await articles(page).count();
  await follow(page, article);
  const requests = questions(page);
  await page.goBack();
  await expect(articles(page)).toHaveCount(count);
  await expectPlace(page, before);
  await expectNarrowed(page);
  expect(Number(parameters(page).get('page'))).toBeGreaterThanOrEqual(4);
  expect(requests).toEqual([]);
}

test('PLP-02, PLP-03, FLT-04: Back from an article on page 4 restores a list with size, colour and price filters', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openList(page, EVERYTHING);
  await narrowByMouse(page);
  await expectNarrowed(page);
  await comesBack(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

  // In the gate filters are chosen by touch in `filters.spec.ts`, and Back is pressed with a mouse above.
  if (isWhole())
    test('PLP-02, PLP-03, FLT-03: Back from an article restores a filtered list by touch', async ({
      page,
    }) => {
      test.slow();
      await openList(page, EVERYTHING);
      await narrowByThumb(page);
      await expectNarrowed(page);
      await comesBack(page);
    });

  // On a wide screen product-list.spec.ts shows it.
  test('PLP-06: earlier articles of a link to page 5 are inserted without a shift, twice', async ({
    page,
  }) => {
    const requests = questions(page);
    await openList(page, `${CATEGORY}?page=5`);
    expect(requests).toEqual([]);
    const previous = page.getByRole('link', { name: 'Vorherige Artikel anzeigen' });
    for (const pages of [2, 3]) {
      await previous.scrollIntoViewIfNeeded();
      await idlePosition(page);
      const count = await articles(page).count();
      const furthest = await watchFromClick(page);
      await previous.click();
      await expect(articles(page)).toHaveCount(count + 24);
      await idlePosition(page);
      expect(await furthest(), `${pages} pages`).toBeLessThanOrEqual(2);
    }
  });
});

test('PLP-03: a document restored from the back/forward cache is unchanged', async ({
  playwright,
}) => {
  const { CHROME_PATH, WHOLE_CHROME_PATH = CHROME_PATH } = process.env;
  const browser = await playwright.chromium.launch({
    ...(WHOLE_CHROME_PATH && { executablePath: WHOLE_CHROME_PATH }),
    args: ['--no-sandbox', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await openList(page, CATEGORY);
  await scrollToPage(page, 2);
  const before = await idlePosition(page);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });
  await visit(page, shopUrl('hgg', '/icons/404'), { waitUntil: 'load' });
  await page.evaluate(() => history.back());
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await expectPlace(page, before);
  await page.mouse.wheel(0, 900);
  await expect(page.locator('output', { hasText: 'Artikel' }).first()).toBeVisible();
  await browser.close();
});

/** Holds responses back until released, then sends them in reverse order of their requests. */
async function respondBackwards(page: Page): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  const isQuestion = /\/_search\/1\/indexes\/[^/]+\/queries/;
  await page.route(isQuestion, (route) => void waiting.push(route));
  return async () => {
    for (const route of waiting.reverse()) {
      await route.continue();
      await page.waitForTimeout(150);
    }
    await page.unroute(isQuestion);
  };
}

test('FLT-02, PLP-04: five different filters within a second all apply, in whatever order the responses arrive', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openList(page, '/de-de/hemden');
  await row(page).getByRole('button', { name: 'Farbe' }).hover();
  const response = await respondBackwards(page);
  await row(page).getByRole('button', { name: 'Farbe' }).click();
  await page.getByRole('checkbox', { name: /^Blau/ }).click();
  await row(page).getByRole('button', { name: 'Größe' }).click();
  await choose(page, ['5XL']);
  await row(page).getByRole('button', { name: 'Kategorie' }).click();
  await page.getByRole('checkbox', { name: /^Hemden/ }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('switch', { name: /^Naturfasern/ }).click();
  await page.getByRole('switch', { name: /^Überlängen/ }).click();
  await response();
  await expect(chips(page)).toHaveCount(5);
  await expect.poll(() => [...parameters(page).keys()].length).toBe(5);
  const { pathname, search } = new URL(page.url());
  const { body } = await sendRequest('hgg.localhost', pathname + search, {
    headers: { accept: 'text/html' },
  });
  const [, count] = /<output[^>]*>([\d.]+) Artikel/.exec(body) ?? [];
  expect(count).toBeDefined();
  await expect(
    page.locator('output', { hasText: new RegExp(`^${count} Artikel$`) }).first(),
  ).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('FLT-09: every value of a filter is a link that the server handles', async ({ page }) => {
    await withoutPictures(page);
    await page.goto(shopUrl('hgg', '/de-de/hemden'), { waitUntil: 'domcontentloaded' });
    await page.getByRole('link', { name: 'Filter', exact: true }).click();
    await page.locator('summary', { hasText: 'Farbe' }).click();
    const blue = page.getByRole('link', { name: /^Blau \(\d+\)$/ });
    const count = /\d+/.exec((await blue.textContent()) ?? '')?.[0];
    await blue.click();
    await expect(page).toHaveURL(/\?filters\[filterColor\]=blue&filters=all$/);
    await expect(page.locator('output').first()).toHaveText(`${count} Artikel`);
    await page.locator('summary', { hasText: 'Preis' }).click();
    await page.getByRole('link', { name: /^50.* bis 100/ }).click();
    await expect(page).toHaveURL(/range\[priceMin\]=50:100/);
    await expect(chips(page)).toHaveCount(2);
  });
});

test.describe('before a decision about cookies', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('TRK-01: views and clicks are sent to the search service once a visitor consents', async ({
    page,
  }) => {
    const sent: { body: string; status: number | undefined }[] = [];
    page.on('requestfinished', async (request) => {
      if (!request.url().includes('/_search/1/events')) return;
      const response = await request.response();
      sent.push({ body: request.postData() ?? '', status: response?.status() });
    });
    await openList(page, '/de-de/hosen');
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(800);
    expect(sent).toEqual([]);
    await page.getByRole('button', { name: 'Alle annehmen' }).click();
    await expect.poll(() => sent.length).toBeGreaterThan(0);
    await follow(page, await articleInView(page));
    await expect
      .poll(() => sent.map(({ body }) => body).join(' '))
      .toMatch(
        /"eventType":"click"[^}]*"queryID":"[0-9a-f]{32}"|"queryID":"[0-9a-f]{32}"[^}]*"eventType":"click"/,
      );
    expect(sent.map(({ body }) => body).join(' ')).toContain('"eventType":"view"');
    // The service validates each event, and returns 200 only if all are valid.
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
  });
});
