import { expect, type Page } from '@playwright/test';
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

/** Heights in pixels of the main element and of each of its blocks, including nested ones. */
const heights = (page: Page) =>
  page.evaluate(() =>
    ['main', '[data-block]'].flatMap((selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map(
        (element) =>
          `${element.dataset['block'] ?? selector}: ${Math.round(element.getBoundingClientRect().height)}`,
      ),
    ),
  );

for (const width of firstOf([390, 1440]))
  test(`BLK-03, BLK-21: each block keeps its server-rendered height when its script loads, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    await page.route(/\/_next\/static\/chunks\//, async (route) => {
      if (route.request().resourceType() === 'script') await opened;
      await route.continue().catch(() => undefined);
    });
    await page.goto(shopUrl('hgg', '/de-de/bausteine'), { waitUntil: 'commit' });
    await page.waitForLoadState('domcontentloaded');
    await scrollThrough(page);
    const written = await heights(page);
    expect(written.length).toBeGreaterThan(40);
    open();
    await page.mouse.move(5, 5);
    await untilHydrated(page);
    await scrollThrough(page);
    expect(await heights(page)).toEqual(written);
  });
