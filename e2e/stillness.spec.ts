import { expect, test, type Page } from '@playwright/test';
import { shopUrl, type Project } from './hosts';
import { layoutShift } from './layout-shift';

// They wait more than they compute, and are the last of a run: one after the other, a worker would idle.
test.describe.configure({ mode: 'parallel' });

/** What Core Web Vitals call good is 0.1. */
const STILL = 0.02;
/** Milliseconds by which pictures, fonts and scripts are late. */
const LATE_MS = 250;

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
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue().catch(() => undefined);
  });
}

/** As fast as a thumb: everything lazy comes while one looks. */
async function scrollThrough(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((to) => scrollTo(0, to), y);
    await page.waitForTimeout(LATE_MS / 2);
  }
  await page.waitForTimeout(2 * LATE_MS);
}

for (const [project, path] of PAGES)
  for (const width of [390, 1440])
    test(`BLK-03, BLK-07: nothing of ${project}${path || '/'} moves at ${width} px while pictures, fonts and scripts come late`, async ({
      page,
    }) => {
      test.setTimeout(60_000);
      await page.setViewportSize({ width, height: 900 });
      await delay(page);
      await page.goto(shopUrl(project, `/de-de${path}`));
      await scrollThrough(page);
      const { sum, moved } = await layoutShift(page);
      expect(sum, moved.join('\n')).toBeLessThanOrEqual(STILL);
    });
