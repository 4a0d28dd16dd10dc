import { expect, type Locator, type Page } from '@playwright/test';
import { axeFindings } from './axe';
import { sendRequest, shopUrl, type Project } from './hosts';
import { reload, test, visit } from './hydrated-page';
import { firstOf, pairs } from '@/scripts/testing/combinations';
import { sharedPage } from './shared-page';
import { swipe } from './touch';

const PROJECTS: readonly Project[] = ['hgg', 'hrm', 'eck'];
const LOOKS = [
  { theme: 'light', width: 390 },
  { theme: 'dark', width: 1440 },
  { theme: 'dark', width: 390 },
  { theme: 'light', width: 1440 },
] as const;
/** Two shops in the gate, in the two looks with both themes and widths. */
const EXAMINED_SHOPS = firstOf(PROJECTS, 2);
const EXAMINED = pairs(firstOf(LOOKS, 2), EXAMINED_SHOPS);

const footer = (page: Page) => page.getByRole('contentinfo');

for (const project of EXAMINED_SHOPS) {
  test(`NAV-15: axe finds nothing on the pages of ${project}, in light and dark, narrow and wide`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of ['', '/newsletter', '/agb']) {
      await visit(page, shopUrl(project, `/de-de${path}`));
      // The frame is the same on all pages, and its parts are in the gallery.
      const looks = EXAMINED.filter(([, examined]) => examined === project).map(([look]) => look);
      for (const { theme, width } of path === '' ? looks : looks.slice(0, 2)) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
        expect.soft(await axeFindings(page), `${path}, ${theme}, ${width} px`).toEqual([]);
      }
    }
  });
}

test('LNK-02, LNK-03, LNK-04: a page opens in a modal of its own height, without header and footer', async ({
  page,
}) => {
  await visit(page, shopUrl('hgg', '/de-de/newsletter'));
  const link = page.getByRole('main').getByRole('link', { name: 'Datenschutz' });
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Datenschutz' });
  const frame = dialog.locator('iframe');
  await expect(frame).toHaveAttribute('data-loaded', 'true', { timeout: 60_000 });
  const inside = page.frameLocator('iframe');
  await expect(inside.getByRole('heading', { name: 'Datenschutz' })).toBeVisible();
  await expect(inside.getByRole('contentinfo')).toBeHidden();
  await expect(inside.getByRole('banner')).toBeHidden();
  await expect(inside.locator('[data-opening]')).toBeHidden();
  const [height, content] = await frame.evaluate((element) => [
    element.clientHeight,
    // Playwright's type of the element is too general.
    (element as HTMLIFrameElement).contentDocument?.body.scrollHeight ?? 0,
  ]);
  expect(height).toBe((content ?? 0) + 50);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('LNK-05: a reserved target shows the shipping information, and links to the home page without scripts', async ({
  page,
}) => {
  await visit(page, shopUrl('hrm', '/de-de/agb'));
  const link = page.getByRole('main').getByRole('link', { name: 'Versand und Rückgabe' });
  await expect(link).toHaveAttribute('href', '/de-de');
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Versand und Rückgabe' });
  await dialog.getByText('Lieferung', { exact: true }).click();
  await expect(dialog.getByText(/Werktage/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('LNK-05: the shipping information exists only for the shop’s own locales', async () => {
  const { status, body } = await sendRequest('eck.localhost', '/api/shipping-info?locale=de-at');
  expect(status).toBe(200);
  expect(JSON.parse(body)).toMatchObject({ accordions: [{ headline: 'Lieferung' }, {}] });
  for (const query of [
    '',
    '?locale=',
    '?locale=xx-yy',
    '?locale=de-de&locale=de-at',
    '?locale=../x',
  ])
    expect((await sendRequest('eck.localhost', `/api/shipping-info${query}`)).status).toBe(404);
});

test('CTX-06: another country leads to the same page there, and is remembered', async ({
  page,
}) => {
  await visit(page, shopUrl('hgg', '/de-de/newsletter'));
  await footer(page)
    .getByRole('button', { name: /Deutschland/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Land und Sprache' });
  await dialog.getByRole('combobox', { name: 'Lieferland' }).selectOption('NL');
  await dialog.getByRole('radio', { name: 'Nederlands' }).check();
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(page).toHaveURL(/\/nl-nl\/nieuwsbrief$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'selvedge_locale')?.value).toBe('nl-nl');
});

test('NAV-15: the sign-up forwards the address to the newsletter page, with and without scripts', async ({
  page,
  browser,
}) => {
  await visit(page, shopUrl('eck', '/de-de'));
  await footer(page).getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('name@example.com');
  await footer(page).getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/de-de\/newsletter$/);
  const typed = page.getByRole('main').getByRole('textbox', { name: 'E-Mail' });
  await expect(typed).toHaveValue('name@example.com');
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(shopUrl('eck', '/de-de'));
  await footer(plain).getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('name@example.com');
  await footer(plain).getByRole('button', { name: 'Anmelden' }).click();
  await expect(plain).toHaveURL(/\/de-de\/newsletter\?email=name%40example\.com$/);
  await expect(footer(plain).getByRole('link', { name: 'Impressum' })).toBeVisible();
  await plain.close();
});

test.describe('on a wide screen', () => {
  const shared = sharedPage(
    async (page) => void (await visit(page, shopUrl('hgg', '/de-de/bausteine'))),
    { viewport: { width: 1440, height: 900 } },
  );

  test('BLK-06, BLK-07: the carousel is hydrated in place, without shifts', async () => {
    const page = shared();
    const slider = page.locator('[data-block="hgg-showcase-slider"]');
    const row = slider.getByRole('group', { name: 'Bilder zum Blättern' });
    const left = async (group: Locator) => Math.round((await group.boundingBox())?.x ?? Number.NaN);
    const second = slider.getByRole('group', { name: /^2 von/ });
    const before = await left(second);
    await row.scrollIntoViewIfNeeded();
    await expect(row).toHaveAttribute('data-driven', '');
    expect(await left(second)).toBe(before);
    await slider.getByRole('button', { name: 'Weiterblättern' }).click();
    await expect.poll(() => left(second)).toBe(await left(row));
  });

  test('NAV-13: the scroll-up button appears when scrolling up and goes to the top', async () => {
    const page = shared();
    await page.setViewportSize({ width: 1440, height: 600 });
    const button = page.getByRole('button', { name: 'Nach oben' });
    await expect(button).toBeHidden();
    await page.evaluate(() => scrollTo(0, 2_000));
    await expect(button).toBeVisible();
    await button.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(button).toBeHidden();
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('BLK-06: a finger swipes the slides horizontally and scrolls the page vertically', async ({
    page,
  }) => {
    await visit(page, shopUrl('hgg', '/de-de/bausteine'));
    const slider = page.locator('[data-block="hgg-showcase-slider"]');
    const row = slider.getByRole('group', { name: 'Bilder zum Blättern' });
    await row.scrollIntoViewIfNeeded();
    await expect(row).toHaveAttribute('data-driven', '');
    const { x = 0, y = 0, width = 0, height = 0 } = (await row.boundingBox()) ?? {};
    const middle = Math.min(y + height / 2, 700);
    await swipe(page, [x + width * 0.85, middle], [x + width * 0.15, middle]);
    await expect(slider.getByRole('group', { name: /^1 von/ })).not.toBeInViewport();
    await expect(slider.getByRole('group', { name: /^3 von/ })).toBeInViewport({ ratio: 0.5 });
    await swipe(page, [x + width * 0.15, middle], [x + width * 0.85, middle]);
    await expect(slider.getByRole('group', { name: /^1 von/ })).toBeInViewport({ ratio: 0.5 });
    const before = await page.evaluate(() => scrollY);
    await swipe(page, [x + width / 2, middle], [x + width / 2, middle - 200]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
    await expect(slider.getByRole('group', { name: /^1 von/ })).toBeVisible();
  });
});

/** A tile like those of tile servers: 256 × 256 pixels. */
const TILE = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#cde"/></svg>`;
const TILES = 'https://tile.openstreetmap.org/**';

async function openMap(page: Page) {
  await visit(page, shopUrl('hgg', '/de-de/bausteine'));
  const store = page.locator('[data-block="hgg-showcase-map"]');
  await store.scrollIntoViewIfNeeded();
  return store;
}

test('NAV-16: with consent and in view, a map of tiles replaces the drawing', async ({ page }) => {
  const requests: string[] = [];
  await page.route(TILES, (route) => {
    requests.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'image/svg+xml', body: TILE });
  });
  const store = await openMap(page);
  await expect(store.getByRole('img', { name: /^Lage: / })).toBeVisible();
  expect(requests).toEqual([]);
  await store.getByRole('button', { name: 'Karte laden' }).click();
  await expect(store.locator('.leaflet-tile-loaded').first()).toBeVisible();
  await expect(store.getByText('© OpenStreetMap')).toBeVisible();
  expect(requests.every((path) => /^\/16\/\d+\/\d+\.png$/.test(path))).toBe(true);
  await store.getByRole('button', { name: 'Vergrößern' }).click();
  await expect.poll(() => requests.some((path) => path.startsWith('/17/'))).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
});

test('NAV-16: if tiles fail or never arrive, the drawing stays visible', async ({ page }) => {
  await page.route(TILES, () => undefined);
  const store = await openMap(page);
  await store.getByRole('button', { name: 'Karte laden' }).click();
  await expect(store.locator('.leaflet-container')).toBeAttached();
  await expect(store.locator('.leaflet-container')).toBeHidden();
  await page.unroute(TILES);
  await page.route(TILES, (route) => route.fulfill({ status: 429, body: 'too many' }));
  await reload(page);
  await store.scrollIntoViewIfNeeded();
  await expect(store.locator('.leaflet-container')).toHaveCount(0);
  await expect(store.getByRole('img', { name: /^Lage: / })).toBeVisible();
  await expect(store.getByRole('link', { name: 'Route planen' })).toBeVisible();
});
