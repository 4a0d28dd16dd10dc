import { loadavg } from 'node:os';
import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';
import { startBenchStack } from './bench-stack';
import { median } from './hammer';
import { slowestLatency, watchLatencies } from './interaction-latency';
import { launchBrowser } from './script-weight';
import { benchmarkIndex, slowdownFor } from './slowdown';

const MAX_LATENCY_MS = 100;
/** Clicks per screen, on colours and sizes in turn. */
const PRESSES = 8;
const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const COLOURS = 'main article section li > a[href*="colorVariant"]:has(img)';
const SIZES = 'main article fieldset label:has(input[name="sku"]:enabled)';

/** Opens the first article of a list that has several colours. */
async function openArticle(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/de-de/hemden`);
  const links = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('[data-article] a[href*="/p/"]')].map(
      ({ href }) => href.split('?')[0],
    ),
  );
  for (const link of new Set(z.array(z.string()).parse(links))) {
    await page.goto(link);
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
    const [colours, sizes] = [
      await page.locator(COLOURS).count(),
      await page.locator(SIZES).count(),
    ];
    if (colours > 1 && sizes > 1) return;
  }
  throw new Error('no article of the list has several colours and sizes');
}

/** Milliseconds until the page reacted to each click, by the control clicked. */
async function measureScreen(browser: Browser, origin: string, viewport: typeof SCREENS.phone) {
  const page = await browser.newPage({ viewport });
  await page.context().addCookies([{ name: 'consent', value: '1700000000.', url: origin }]);
  await watchLatencies(page);
  await openArticle(page, origin);
  const session = await page.context().newCDPSession(page);
  const rate = slowdownFor(await benchmarkIndex(page));
  await page.waitForLoadState('networkidle');
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await slowestLatency(page);
  const seen = { colour: [] as number[], size: [] as number[] };
  for (let press = 0; press < PRESSES; press++)
    for (const [kind, selector] of [
      ['colour', COLOURS],
      ['size', SIZES],
    ] as const) {
      const all = page.locator(selector).filter({ visible: true });
      await all.nth(press % (await all.count())).click();
      seen[kind].push(await slowestLatency(page));
    }
  await page.close();
  return seen;
}

/** Measures how quickly an article's page reacts to a change of colour or size. */
export async function run(): Promise<boolean> {
  const given = process.env['SHOP_PORT'];
  const stack = given ? null : await startBenchStack();
  const origin = stack ? new URL(stack.urls.hgg).origin : `http://hgg.localhost:${given}`;
  const browser = await launchBrowser();
  let isWithinBounds = true;
  try {
    for (const [screen, viewport] of Object.entries(SCREENS))
      for (const [kind, seen] of Object.entries(await measureScreen(browser, origin, viewport))) {
        const middle = median(seen);
        console.log(
          `${screen}, another ${kind}: ${middle} ms (at most ${MAX_LATENCY_MS}) of ${seen.join(', ')}`,
        );
        isWithinBounds &&= middle <= MAX_LATENCY_MS;
      }
    console.log(`load ${loadavg()[0]?.toFixed(1)}`);
    return isWithinBounds;
  } finally {
    await browser.close();
    await stack?.stop();
  }
}
