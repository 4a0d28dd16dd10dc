import { expect, type Page } from '@playwright/test';
import { GERMAN, putIntoBasket } from './checkout';
import { shopUrl, type Project } from './hosts';
import { layoutShift } from './layout-shift';
import { test, untilHydrated, visit } from './hydrated-page';
import { firstOf, pairs } from '@/scripts/testing/combinations';

/** Core Web Vitals rate 0.1 as good. */
const STILL = 0.02;
/** Delay of pictures, fonts and scripts in milliseconds. */
const DELAY_MS = 250;

const PAGES: readonly [Project, string][] = [
  ['hgg', ''],
  ['hrm', ''],
  ['eck', ''],
  ['hgg', '/bausteine'],
  ['hrm', '/service'],
  ['eck', '/kontakt'],
];

async function delay(page: Page) {
  await page.route(/\/_next\/static\/|\.(webp|jpe?g|png|woff2)(\?|$)|[?&]fm=/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    await route.continue().catch(() => undefined);
  });
}

/** Scrolls as fast as a thumb, so that lazy content loads while it is visible. */
async function scrollThrough(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((to) => scrollTo(0, to), y);
    await page.waitForTimeout(DELAY_MS / 2);
  }
  await page.waitForTimeout(2 * DELAY_MS);
}

for (const [[project, path], width] of pairs(PAGES, [390, 1440]))
  test(`BLK-03, BLK-07: nothing on ${project}${path || '/'} shifts at ${width} px while pictures, fonts and scripts are late`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    await delay(page);
    await visit(page, shopUrl(project, `/de-de${path}`));
    await scrollThrough(page);
    const { sum, moved } = await layoutShift(page);
    expect(sum, moved.join('\n')).toBeLessThanOrEqual(STILL);
  });

/** Heights in pixels of the main element, of its lines, and of each block, including nested ones. */
const heights = (page: Page) =>
  page.evaluate(() =>
    ['main', 'main li', '[data-block]'].flatMap((selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map(
        (element) =>
          `${element.dataset['block'] ?? selector}: ${Math.round(element.getBoundingClientRect().height)}`,
      ),
    ),
  );

/** Heights as the server rendered a page, and once its scripts, which are held until then, have run. */
async function heightsWithoutAndWithScripts(page: Page, address: string) {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route(/\/_next\/static\/chunks\//, async (route) => {
    if (route.request().resourceType() === 'script') await opened;
    await route.continue().catch(() => undefined);
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  await scrollThrough(page);
  const written = await heights(page);
  open();
  await page.mouse.move(5, 5);
  await untilHydrated(page);
  await scrollThrough(page);
  return { written, hydrated: await heights(page) };
}

for (const width of firstOf([390, 1440]))
  test(`BLK-03, BLK-21: each block keeps its server-rendered height when its script loads, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const address = shopUrl('hgg', '/de-de/bausteine');
    const { written, hydrated } = await heightsWithoutAndWithScripts(page, address);
    expect(written.length).toBeGreaterThan(40);
    expect(hydrated).toEqual(written);
  });

test('BLK-03: the lines of a basket keep their heights on a phone when its script loads', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 900 });
  await putIntoBasket(page, GERMAN, '/hemden');
  const address = shopUrl('hgg', '/de-de/checkout/cart');
  const { written, hydrated } = await heightsWithoutAndWithScripts(page, address);
  expect(written.filter((line) => line.startsWith('main li'))).not.toEqual([]);
  expect(hydrated).toEqual(written);
});
