import type { Browser, CDPSession, Page, Route } from '@playwright/test';
import { startBenchStack } from './bench-stack';
import { LIST_STEPS } from './list-steps';
import { serveLongList, TINY_PICTURE } from './long-list';
import { median } from './hammer';
import { slowestLatency, watchLatencies } from './interaction-latency';
import { launchBrowser } from './script-weight';
import { benchmarkIndex, slowdownFor } from './slowdown';

const TILES = 500;
const MAX_LATENCY_MS = 200;
/** Several rounds, because a shared machine is busy at times. */
const ROUNDS = 3;
/** Maximum number of elements per additional tile; all tiles stay in the document (ADR 0095). */
const MAX_ELEMENTS_PER_TILE = 45;
const MAX_KB_PER_TILE = 50;
const VIEWPORT = { width: 1440, height: 900 };
const PATH = '/de-de/hosen';

interface Size {
  tiles: number;
  elements: number;
  /** Script heap after a garbage collection. */
  kilobytes: number;
}

async function sizeNow(page: Page, session: CDPSession): Promise<Size> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
  const counted = await page.evaluate(() => ({
    tiles: document.querySelectorAll('[data-article][data-position]').length,
    elements: document.querySelectorAll('*').length,
  }));
  return { ...counted, kilobytes: Math.round(heap / 1024) };
}

/**
 * Scrolls, and clicks the button where the list no longer loads automatically, until there are
 * enough tiles.
 */
async function scrollUntil(page: Page, tiles: number): Promise<void> {
  await page.evaluate(async (wanted) => {
    const count = () => document.querySelectorAll('[data-article][data-position]').length;
    while (count() < wanted) {
      scrollBy({ top: 2_000, behavior: 'instant' });
      const end = document.querySelector<HTMLElement>('main a[rel="next"][aria-busy="false"]');
      if (end && end.getBoundingClientRect().top < innerHeight) end.click();
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }, tiles);
}

async function measureGrowth(page: Page, session: CDPSession): Promise<boolean> {
  const sizes: Size[] = [];
  for (const tiles of [TILES / 20, TILES / 2, TILES]) {
    await scrollUntil(page, tiles);
    sizes.push(await sizeNow(page, session));
  }
  for (const { tiles, elements, kilobytes } of sizes)
    console.log(`${tiles} tiles: ${elements} elements, heap ${(kilobytes / 1024).toFixed(1)} MB`);
  const [, half, whole] = sizes;
  if (!half || !whole) return false;
  const more = whole.tiles - half.tiles;
  const elements = (whole.elements - half.elements) / more;
  const kilobytes = (whole.kilobytes - half.kilobytes) / more;
  console.log(
    `each further tile: ${elements.toFixed(1)} elements (at most ${MAX_ELEMENTS_PER_TILE}), ${kilobytes.toFixed(1)} KB (at most ${MAX_KB_PER_TILE})`,
  );
  return elements <= MAX_ELEMENTS_PER_TILE && kilobytes <= MAX_KB_PER_TILE;
}

async function measureSteps(page: Page, session: CDPSession): Promise<number[]> {
  const rate = slowdownFor(await benchmarkIndex(page));
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await slowestLatency(page);
  const latencies: number[] = [];
  for (const [, act] of LIST_STEPS) {
    await act(page);
    latencies.push(await slowestLatency(page));
  }
  return latencies;
}

/** Checks the median of all rounds, step by step. */
function evaluate(rounds: readonly (readonly number[])[]): boolean {
  const middles = LIST_STEPS.map(([name], at) => {
    const seen = rounds.map((round) => round[at] ?? NaN);
    const middle = median(seen);
    console.log(`${name}: ${middle} ms (at most ${MAX_LATENCY_MS}) of ${seen.join(', ')}`);
    return middle;
  });
  return middles.every((middle) => middle <= MAX_LATENCY_MS);
}

async function openList(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  // Without an answer the consent dialog would cover the filters.
  await page.context().addCookies([{ name: 'consent', value: '1700000000.', url: origin }]);
  await watchLatencies(page);
  await page.route(/\/p\/\d{8}/, (route: Route) =>
    route.fulfill({ contentType: 'image/webp', body: TINY_PICTURE }),
  );
  await serveLongList(page, TILES);
  await page.goto(`${origin}${PATH}`);
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  return page;
}

async function measure(browser: Browser, origin: string): Promise<boolean> {
  const rounds: number[][] = [];
  let isSteady = true;
  while (rounds.length < ROUNDS) {
    const page = await openList(browser, origin);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    isSteady = (await measureGrowth(page, session)) && isSteady;
    rounds.push(await measureSteps(page, session));
    await page.close();
  }
  return evaluate(rounds) && isSteady;
}

/**
 * Measures a list of 500 tiles, loaded by scrolling and by its button: its size, and how quickly it
 * reacts.
 */
export async function run(): Promise<boolean> {
  const given = process.env['SHOP_PORT'];
  const stack = given ? null : await startBenchStack();
  const origin = stack ? new URL(stack.urls.hgg).origin : `http://hgg.localhost:${given}`;
  const browser = await launchBrowser();
  try {
    return await measure(browser, origin);
  } finally {
    await browser.close();
    await stack?.stop();
  }
}
