import { expect, type Page } from '@playwright/test';
import { sendRequest, shopUrl } from './hosts';
import { layoutShift } from './layout-shift';
import { test, visit } from './hydrated-page';
import { firstOf } from '@/scripts/testing/combinations';

const row = (page: Page) => page.getByRole('banner').getByRole('navigation');
const heightOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())?.height;

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('NAV-01: a flyout opens on hover, its links work, and it is closed on the next page', async ({
    page,
  }) => {
    await visit(page, shopUrl('hgg', '/de-de'));
    await row(page).getByRole('link', { name: 'Hemden', exact: true }).hover();
    await row(page).getByRole('link', { name: 'Flanellhemden' }).click();
    await expect(page).toHaveURL(shopUrl('hgg', '/de-de/hemden/freizeithemden/flanellhemden'));
    await expect(row(page).getByRole('link', { name: 'Flanellhemden' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Sie sind hier' })).toContainText(
      'Freizeithemden',
    );
  });

  test('NAV-01, NAV-02: the navigation is operable by keyboard alone', async ({ page }) => {
    await visit(page, shopUrl('hrm', '/de-de'));
    await row(page).getByRole('link').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(row(page).getByRole('link', { name: 'Hemden', exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const linen = row(page).getByRole('link', { name: 'Leinenhemden' });
    await expect(linen).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(linen).toBeHidden();
    await page.keyboard.press('Enter');
    await linen.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(shopUrl('hrm', '/de-de/hemden/freizeithemden/leinenhemden'));
  });

  test('NAV-14: the header shrinks while scrolling down without shifting the page', async ({
    page,
  }) => {
    await visit(page, shopUrl('hrm', '/de-de'));
    expect(await heightOf(page, '[data-logo]')).toBe(60);
    const bar = page.getByRole('banner').locator('> div');
    const before = await bar.boundingBox();
    await page.mouse.wheel(0, 1_500);
    await expect.poll(async () => (await bar.boundingBox())?.y).toBeLessThan(0);
    const after = await bar.boundingBox();
    expect(after?.height).toBe(before?.height);
    await expect.poll(() => heightOf(page, '[data-logo]')).toBe(48);
    expect((await layoutShift(page)).sum).toBeLessThanOrEqual(0.02);
  });

  test('NAV-12: a letter links to its brands', async ({ page }) => {
    await visit(page, shopUrl('hgg', '/de-de/marken'));
    await page.getByRole('navigation', { name: 'Marken nach Buchstaben' }).getByText('W').click();
    await expect(page.getByRole('heading', { name: 'W', exact: true })).toBeInViewport();
    await page.getByRole('region', { name: 'W' }).getByRole('link', { name: 'Weissbach' }).click();
    await expect(page).toHaveURL(shopUrl('hgg', '/de-de/marken/weissbach'));
  });
});

test.describe('by touch on a wide screen', () => {
  test.use({ viewport: { width: 1024, height: 900 }, hasTouch: true });

  test('NAV-02: the first tap opens, the second follows', async ({ page }) => {
    await visit(page, shopUrl('eck', '/de-de'));
    const knitwear = row(page).getByRole('link', { name: 'Strick', exact: true });
    await knitwear.tap();
    await expect(row(page).getByRole('link', { name: 'Rollkragen' })).toBeVisible();
    await expect(page).toHaveURL(shopUrl('eck', '/de-de'));
    await knitwear.tap();
    await expect(page).toHaveURL(shopUrl('eck', '/de-de/strick'));
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('NAV-03, NAV-05: the menu opens levels, goes back, and its links work', async ({ page }) => {
    await visit(page, shopUrl('hgg', '/de-de'));
    expect((await layoutShift(page)).sum).toBeLessThanOrEqual(0.02);
    const open = page.getByRole('button', { name: 'Menü' });
    await open.tap();
    const menu = page.getByRole('dialog', { name: 'Menü' });
    await menu.getByRole('button', { name: 'Hemden' }).tap();
    await menu.getByRole('button', { name: 'Freizeithemden' }).tap();
    await menu.getByRole('button', { name: 'Zurück' }).tap();
    await expect(menu.getByRole('heading', { level: 3 })).toBeVisible();
    await menu.getByRole('button', { name: 'Schließen' }).tap();
    await expect(menu).toBeHidden();
    await open.tap();
    await menu.getByRole('link', { name: 'Marken' }).tap();
    await expect(page).toHaveURL(shopUrl('hgg', '/de-de/marken'));
    await expect(menu).toBeHidden();
  });

  test('NAV-03: offline the menu shows its first level and a message, and recovers later', async ({
    page,
    context,
  }) => {
    await visit(page, shopUrl('hgg', '/de-de'), { waitUntil: 'networkidle' });
    const open = page.getByRole('button', { name: 'Menü' });
    await page.route('**/api/navigation?*', (route) => route.abort());
    await open.tap();
    const menu = page.getByRole('dialog', { name: 'Menü' });
    await menu.getByRole('button', { name: 'Hemden' }).tap();
    await expect(menu.getByRole('alert')).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Alles in Hemden' })).toBeVisible();
    await page.unroute('**/api/navigation?*');
    await context.setOffline(true);
    await context.setOffline(false);
    await menu.getByRole('button', { name: 'Freizeithemden' }).tap();
    await expect(menu.getByRole('link', { name: 'Leinenhemden' })).toBeVisible();
  });
});

test('NAV-07: the tree is requested when the pointer approaches, once per visit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/navigation?')) requests.push(request.url());
  });
  await visit(page, shopUrl('hrm', '/de-de'), { waitUntil: 'networkidle' });
  expect(requests).toHaveLength(0);
  await row(page).getByRole('link', { name: 'Hemden', exact: true }).hover();
  await row(page).getByRole('link', { name: 'Leinenhemden' }).click();
  await expect(page).toHaveURL(/leinenhemden$/);
  // The flyout closes when the new page appears, which would end a hover that came before it.
  await expect(page.getByRole('heading', { level: 1, name: 'Leinenhemden' })).toBeVisible();
  await page.mouse.move(700, 800);
  await row(page).getByRole('link', { name: 'Hemden', exact: true }).hover();
  await expect(row(page).getByRole('link', { name: 'Leinenhemden' })).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('NAV-07: the tree has a URL for existing shops and locales only', async () => {
  const page = await sendRequest('eck.localhost', '/de-at');
  const [address = ''] =
    /\/api\/navigation\?[^"]*/.exec(page.body.replaceAll('\\u0026', '&')) ?? [];
  const { status, headers, body } = await sendRequest('eck.localhost', address);
  expect(status).toBe(200);
  expect(headers['cache-control']).toMatch(/^public, max-age=\d+$/);
  expect(body).toContain('"/de-at/strick/pullover/rollkragen"');
  const older = await sendRequest('eck.localhost', '/api/navigation?locale=de-at&version=older');
  expect([older.status, older.headers['cache-control']]).toEqual([200, 'no-store']);
  for (const query of [
    '',
    '?locale=',
    '?locale=xx-yy',
    '?locale=de-de&locale=de-at',
    '?locale=../x',
  ])
    expect((await sendRequest('eck.localhost', `/api/navigation${query}`)).status).toBe(404);
});

test.describe('in the mobile app', () => {
  test.use({ viewport: { width: 1024, height: 768 }, userAgent: 'Mozilla/5.0 SelvedgeApp/4.2' });

  test('GEN-09: the header has no navigation', async ({ page }) => {
    await visit(page, shopUrl('hgg', '/de-de'));
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('[data-row-entry]').first()).toBeHidden();
  });

  test('GEN-10: the wishlist is reloaded once, and again after a minute', async ({ page }) => {
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).search);
    });
    const isFresh = (url: URL) =>
      Math.abs(Date.now() - Number(url.searchParams.get('nocache'))) < 60_000;
    await visit(page, shopUrl('hgg', '/de-de/wishlist'));
    await page.waitForURL(isFresh);
    await visit(page, shopUrl('hgg', `/de-de/wishlist?nocache=${Date.now() - 61_000}`));
    await page.waitForURL(isFresh);
    await page.waitForLoadState('networkidle');
    expect(loads).toHaveLength(4);
  });
});

for (const [width, project] of [
  [1440, 'hgg'],
  [390, 'hrm'],
] as const)
  test.describe(`without scripts at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 }, javaScriptEnabled: false });

    test('NAV-01: every category of the row links to its page', async ({ page }) => {
      await page.goto(shopUrl(project, '/de-de'));
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(overflow).toBeLessThanOrEqual(width);
      await row(page).getByRole('link', { name: 'Strick', exact: true }).click();
      await expect(page).toHaveURL(shopUrl(project, '/de-de/strick'));
      await page.getByRole('navigation', { name: 'Kategorien' }).getByText('Pullover').click();
      await expect(page).toHaveURL(shopUrl(project, '/de-de/strick/pullover'));
    });
  });

for (const [project, height] of firstOf(
  [
    ['hgg', 30],
    ['hrm', 23],
    ['eck', 30],
  ] as const,
  2,
))
  test(`NAV-14: ${project} fits 320 pixels in every language, with its logo ${height} pixels high`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    const paths = ['/de-de/marken', '/pl-de/marki', '/cs-de/kosile', '/fr-de/chemises'];
    for (const path of paths) {
      await visit(page, shopUrl(project, path));
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      expect(await heightOf(page, '[data-logo]')).toBe(height);
    }
  });
