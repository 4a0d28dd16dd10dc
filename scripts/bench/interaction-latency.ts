import type { Browser, Locator, Page } from '@playwright/test';
import { cookiesFrom } from './lighthouse-page';
import { CONSENT } from './prepared-visitor';

interface Seen {
  latencies: number[];
}

/** Records latencies of clicks and keys, as measured by the browser (web.dev/articles/inp). */
export async function watchLatencies(page: Page): Promise<void> {
  // esbuild, which compiles this file, wraps functions in a call of `__name`.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(() => {
    const latencies: Seen['latencies'] = [];
    Object.assign(globalThis, { latencies });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Number(Reflect.get(entry, 'interactionId') ?? 0) > 0) latencies.push(entry.duration);
      // The threshold is missing from the platform's types.
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/**
 * The slowest latency of a click or key since the last call, in all frames of the page, from the
 * event to the next frame, as for INP, in milliseconds.
 */
export async function slowestLatency(page: Page): Promise<number> {
  await page.waitForTimeout(400);
  const slowest = page.frames().map((frame) =>
    frame.evaluate(() => {
      // Set by watchLatencies; missing in a frame with a document of its own.
      const { latencies = [] } = globalThis as unknown as Partial<Seen>;
      return Math.max(0, ...latencies.splice(0));
    }),
  );
  return Math.max(...(await Promise.all(slowest)));
}

export interface Tap {
  /** In milliseconds. */
  latency: number;
  /** The control's accessible name or text. */
  control: string;
}

/** A phone's screen. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
/** Lighthouse's slow 4G. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 768_000 / 8,
};
/** Most controls that are tapped on a page. */
const MAX_TAPS = 12;
/** Controls that answer on the page: what sends a form leads to another. */
const CONTROLS =
  'button[type="button"]:enabled, summary, label:has(input[type="radio"]:enabled), label:has(input[type="checkbox"]:enabled)';

/**
 * Taps a control once the page has come to rest: Playwright's own `tap` looks for it in the page
 * during the tap, which counts as the page's time.
 * @returns whether it can be tapped
 */
async function tapAlone(page: Page, control: Locator): Promise<boolean> {
  await control.tap({ trial: true, timeout: 1_000 });
  const box = await control.boundingBox();
  if (!box) return false;
  await page.waitForTimeout(400);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  return true;
}

/**
 * Taps the first controls of a page as on a slow phone, and closes what each opens.
 * @returns each tap's latency in milliseconds, slowest first
 */
export async function tapLatencies(
  browser: Browser,
  { url, slowdown, cookie }: { url: string; slowdown: number; cookie?: string },
): Promise<Tap[]> {
  const page = await browser.newPage(PHONE);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCookies', { cookies: cookiesFrom(cookie ?? CONSENT, url) });
  await watchLatencies(page);
  await page.goto(url);
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  await page.waitForLoadState('networkidle');
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await slowestLatency(page);
  const taps: Tap[] = [];
  const controls = await page.locator(CONTROLS).filter({ visible: true }).all();
  for (const control of controls.slice(0, MAX_TAPS)) {
    const name = await control
      .evaluate((element) => element.getAttribute('aria-label') ?? element.textContent)
      .catch(() => '');
    // What an earlier tap has covered or removed is left out.
    if (!(await tapAlone(page, control).catch(() => false))) continue;
    taps.push({ latency: await slowestLatency(page), control: name.trim().slice(0, 30) });
    await page.keyboard.press('Escape');
    if (page.url() !== url) break;
  }
  await page.close();
  return taps.toSorted((a, b) => b.latency - a.latency);
}
