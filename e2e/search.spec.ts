import { expect, type Page } from '@playwright/test';
import { galleryFindings } from './gallery-checks';
import { sendRequest, shopUrl } from './hosts';
import { test, visit } from './hydrated-page';
import { firstOf } from '@/scripts/testing/combinations';

const icon = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Suche' });
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Suche' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Wonach suchen Sie?' });
const options = (page: Page) => overlay(page).getByRole('option');

/** Target of the server's redirect for a search URL. */
async function leadsTo(query: string): Promise<string> {
  const path = `/de-de/search?query=${encodeURIComponent(query)}`;
  const { status, headers } = await sendRequest('hgg.localhost', path, {
    headers: { accept: 'text/html' },
  });
  return `${status} ${headers.location ?? ''}`;
}

async function open(page: Page) {
  await visit(page, shopUrl('hgg', '/de-de'));
  await icon(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
}

test('SRC-01, SRC-02: “hemd blau” with a typo is found by keyboard alone', async ({ page }) => {
  await open(page);
  await page.keyboard.type('hemdd blau');
  const articles = overlay(page).getByRole('group', { name: 'Artikel', exact: true });
  await expect(articles.getByRole('option').first()).toContainText('€');
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toBeHidden();
  await expect(icon(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('hemdd blau');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(shopUrl('hgg', '/de-de/search?query=hemdd+blau'));
  await expect(overlay(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Suchergebnisse für „hemdd blau“',
  );
  const found = page.getByRole('main').getByRole('list', { name: 'Artikel' });
  await expect(found.getByRole('link').first()).toBeVisible();
});

test('SRC-01: Tab on the submit button closes the search and moves to the next icon', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Suchen' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(overlay(page)).toBeHidden();
  await expect(page.getByRole('link', { name: /^Mein Konto/ })).toBeFocused();
});

test('SRC-01: the search loads no script before its icon is used', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_search/')) requests.push(request.url());
  });
  await visit(page, shopUrl('hgg', '/de-de'));
  const scripts = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    );
  const before = await scripts();
  expect(requests).toHaveLength(0);
  await icon(page).click();
  await expect(field(page)).toBeFocused();
  await expect(options(page).first()).toBeVisible();
  expect(await scripts()).toBeGreaterThan(before);
  expect(requests).toHaveLength(1);
});

test('PLP-08: an article number redirects to its product', async ({ page }) => {
  await open(page);
  await page.keyboard.type('hemd');
  const href = await options(page).filter({ hasText: /€/ }).first().getAttribute('href');
  const [, number = ''] = /\/(\d{8})\?/.exec(href ?? '') ?? [];
  await field(page).fill(number);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/de-de/p/[^/]+/${number}\\?colorVariant=${number}`));
  expect(await leadsTo(number)).toMatch(
    new RegExp(`^307 /de-de/p/[^/]+/${number}\\?colorVariant=`),
  );
});

test('PLP-09, SRC-06: a search without results redirects to the page for it', async ({ page }) => {
  await open(page);
  await page.keyboard.type('qqqqwwww');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(shopUrl('hgg', '/de-de/nichts-gefunden?query=qqqqwwww'));
  await expect(page.getByRole('heading', { name: 'Nichts gefunden für „qqqqwwww“' })).toBeVisible();
  expect(await leadsTo('qqqqwwww')).toBe('307 /de-de/nichts-gefunden?query=qqqqwwww');
});

test('PLP-16: a rule of the index redirects to its page', async ({ page }) => {
  await open(page);
  await page.keyboard.type('größentabelle');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(shopUrl('hgg', '/de-de/groessenberatung'));
  expect(await leadsTo('größentabelle')).toBe('307 /de-de/groessenberatung');
  expect(await leadsTo('hemd')).toBe('200 ');
});

test('SRC-07: a search without results says so and shows others', async ({ page }) => {
  await open(page);
  await page.keyboard.type('qqqqwwww');
  await expect(overlay(page).getByText('Keine passenden Artikel zu „qqqqwwww“.')).toBeVisible();
  await expect(overlay(page).getByRole('group', { name: 'Vielleicht gefällt' })).toBeVisible();
});

for (const colorScheme of firstOf(['dark', 'light'] as const))
  test(`SRC-01: axe finds nothing in the search, before and with results, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page);
    await expect(options(page).first()).toBeVisible();
    expect.soft(await galleryFindings(page), 'popular').toEqual([]);
    await page.keyboard.type('hemd');
    await expect(options(page).filter({ hasText: /€/ }).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    expect.soft(await galleryFindings(page), 'found').toEqual([]);
  });

test('SRC-08: a failed search says so, and recovers without typing again', async ({ page }) => {
  await open(page);
  await page.route('**/_search/**', (route) => route.abort('connectionrefused'));
  await page.keyboard.type('leinen');
  await expect(overlay(page).getByText('gerade nicht zu erreichen')).toBeVisible();
  await page.unroute('**/_search/**');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(options(page).filter({ hasText: /€/ }).first()).toBeVisible();
  await expect(field(page)).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('SRC-01: the search fills the screen and closes with its button', async ({ page }) => {
    await visit(page, shopUrl('hgg', '/de-de'));
    await icon(page).tap();
    const box = await overlay(page).boundingBox();
    expect([box?.width, box?.height]).toEqual([320, 640]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await overlay(page).getByRole('button', { name: 'Suche schließen' }).tap();
    await expect(overlay(page)).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('SRC-01: the icon links to the search page', async ({ page }) => {
    await page.goto(shopUrl('hgg', '/de-de'));
    await expect(icon(page)).toHaveAttribute('href', '/de-de/search');
  });
});

test('a size in the query becomes a filter that can be removed', async ({ page }) => {
  await open(page);
  await page.keyboard.type('hemd 3XL');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/de-de\/search\?query=hemd&filters/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suchergebnisse für „hemd“');
  const chip = page.getByRole('list', { name: 'Gewählte Filter' }).getByText('Größe: 3XL');
  await expect(chip).toBeVisible();
  const found = page.getByRole('main').getByRole('list', { name: 'Artikel' });
  await expect(found.getByRole('link').first()).toBeVisible();
  await chip.click();
  await expect(page).toHaveURL(shopUrl('hgg', '/de-de/search?query=hemd'));
});

test('sizes of jeans and numbers with a word become a filter, a number alone does not', async () => {
  expect(await leadsTo('W44/L34')).toMatch(/^30\d \/de-de\/search\?filters.*W44/);
  expect(await leadsTo('größe 60')).toMatch(/^30\d \/de-de\/search\?filters.*60/);
  expect(await leadsTo('sakko 60')).toMatch(/^30\d \/de-de\/search\?query=sakko&filters.*60/);
  expect(await leadsTo('60')).not.toContain('filters');
  expect(await leadsTo('xyz 3XL')).toMatch(/^30\d \/de-de\/(?!search)/);
});

for (const query of ['übergröße', 'uebergroesse', 'big and tall hemd']) {
  test(`“${query}” finds articles in the big and tall shop`, async () => {
    expect(await leadsTo(query)).toMatch(/^200/);
  });
}

test('a search shows single articles before sets that contain them', async ({ page }) => {
  await visit(page, shopUrl('hgg', '/de-de/search?query=hemd'));
  const found = page.getByRole('main').getByRole('list', { name: 'Artikel' });
  await expect(found.getByRole('link').first()).toBeVisible();
  await expect(found.getByRole('link', { name: /^Set aus/ })).toHaveCount(0);
  await visit(page, shopUrl('hgg', '/de-de/search?query=set+hemd+krawatte'));
  await expect(found.getByRole('link', { name: /Set aus/ }).first()).toBeVisible();
});
