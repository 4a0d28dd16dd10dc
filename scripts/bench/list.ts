import type { Browser, CDPSession, Page, Route } from '@playwright/test';
import { startBenchStack } from './bench-stack';
import { LIST_STEPS } from './list-steps';
import { answerLongList, TINY_PICTURE } from './long-list';
import { launchBrowser } from './script-weight';

const TILES = 2_000;
const SLOWDOWN = 4;
const MOST_LATENCY_MS = 200;
/** What a tile may add once a thousand are there: its words stay in the document (ADR 0115). */
const MOST_ELEMENTS_PER_TILE = 10;
const MOST_KB_PER_TILE = 25;
const VIEWPORT = { width: 1440, height: 900 };
const PATH = '/de-de/hosen';

interface Size {
  tiles: number;
  elements: number;
  /** Script heap after a collection. */
  kilobytes: number;
}

/** Milliseconds from an event to the next frame. */
interface Latency {
  /** Of presses and keys: what INP counts (web.dev/articles/inp). */
  interaction: number;
  /** Of any event, the mouse's way to the place included. */
  any: number;
}

interface Seen {
  seenEvents: { duration: number; isInteraction: boolean }[];
}

/** Latencies of what a shopper does, as the browser times them. */
async function watchEvents(page: Page): Promise<void> {
  // esbuild, which runs this file, names functions by a function of its own.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(() => {
    const seen: Seen['seenEvents'] = [];
    Object.assign(globalThis, { seenEvents: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.push({
          duration: entry.duration,
          isInteraction: Number(Reflect.get(entry, 'interactionId') ?? 0) > 0,
        });
      // Event timing takes a threshold that the types of the platform do not know yet.
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/** The longest since the last call. */
async function longestEvent(page: Page): Promise<Latency> {
  await page.waitForTimeout(400);
  return page.evaluate(() => {
    const { seenEvents } = globalThis as unknown as Seen; // put there by watchEvents
    const events = seenEvents.splice(0);
    const longest = (of: typeof events) => Math.max(0, ...of.map(({ duration }) => duration));
    return {
      any: longest(events),
      interaction: longest(events.filter(({ isInteraction }) => isInteraction)),
    };
  });
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

/** Scrolls on until so many tiles are there. */
async function scrollUntil(page: Page, tiles: number): Promise<void> {
  await page.evaluate(async (wanted) => {
    const count = () => document.querySelectorAll('[data-article][data-position]').length;
    while (count() < wanted) {
      scrollBy({ top: 2_000, behavior: 'instant' });
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
    `each further tile: ${elements.toFixed(1)} elements (at most ${MOST_ELEMENTS_PER_TILE}), ${kilobytes.toFixed(1)} KB (at most ${MOST_KB_PER_TILE})`,
  );
  return elements <= MOST_ELEMENTS_PER_TILE && kilobytes <= MOST_KB_PER_TILE;
}

async function measureSteps(page: Page, session: CDPSession): Promise<boolean> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await longestEvent(page);
  let isQuick = true;
  for (const [name, act] of LIST_STEPS) {
    await act(page);
    const { interaction, any } = await longestEvent(page);
    console.log(
      `${name}: ${interaction} ms (at most ${MOST_LATENCY_MS}), with the mouse on its way ${any} ms`,
    );
    isQuick &&= interaction <= MOST_LATENCY_MS;
  }
  return isQuick;
}

async function measure(browser: Browser, origin: string): Promise<boolean> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  // Answered: the question for consent would lie over the filters.
  await page.context().addCookies([{ name: 'consent', value: '1700000000.', url: origin }]);
  await watchEvents(page);
  await page.route(/\/p\/\d{8}/, (route: Route) =>
    route.fulfill({ contentType: 'image/webp', body: TINY_PICTURE }),
  );
  await answerLongList(page, TILES);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(`${origin}${PATH}`);
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  const isSteady = await measureGrowth(page, session);
  const isQuick = await measureSteps(page, session);
  await page.close();
  return isSteady && isQuick;
}

/** A list of 2,000 tiles, loaded by scrolling: what it weighs, and how soon it answers a shopper. */
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
