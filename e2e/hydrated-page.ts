import { expect, test as base, type Page } from '@playwright/test';

/** Timeout of a page's hydration here. */
const MAX_MS = 5_000;
/** Timeout of one block's chunk. */
const MAX_HYDRATION_MS = 2_000;

interface Life {
  /** Like a mouse passing over all of the page; `false` leaves blocks deferred until idle. */
  hydratesBlocks: boolean;
}

/** Scripts run after the first paint, so sometimes after the load event. Next marks the end. */
const isAlive = () =>
  !document.querySelector('#__NEXT_DATA__') ||
  performance.getEntriesByName('Next.js-hydration').length > 0;

/** Touches every block; returns whether React has hydrated them all: it marks its elements. */
function areHydrated(): boolean {
  return [...document.querySelectorAll('[data-blocks="main"] > [data-block] > *')].every((part) => {
    if (Object.keys(part).some((key) => key.startsWith('__reactProps$'))) return true;
    part.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    return false;
  });
}

/**
 * Waits for the blocks that are in the document by now.
 * @throws when React has not hydrated all of them before the timeout
 */
export const untilAllHydrated = (page: Page) =>
  page.waitForFunction(areHydrated, null, { timeout: MAX_HYDRATION_MS });

/** Pages whose scripts are blocked: waiting for them is pointless. */
const lifeless = new WeakSet<Page>();

/** From now on the page consists of its document and its inline scripts. */
export async function withoutBundles(page: Page): Promise<void> {
  lifeless.add(page);
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
}

/** Waits until the page is hydrated, and its blocks if they are to be hydrated. */
export async function untilHydrated(page: Page, hydratesBlocks = false): Promise<void> {
  if (lifeless.has(page)) return;
  await page.waitForFunction(isAlive, null, { timeout: MAX_MS }).catch(() => undefined);
  if (!hydratesBlocks) return;
  await untilAllHydrated(page).catch(() => undefined);
}

function waitForHydration(page: Page, hydratesBlocks: boolean): void {
  const goto = page.goto.bind(page);
  page.goto = async (...parameters) => {
    const response = await goto(...parameters);
    if (parameters[1]?.waitUntil !== 'commit') await untilHydrated(page, hydratesBlocks);
    return response;
  };
  const reload = page.reload.bind(page);
  page.reload = async (...parameters) => {
    const response = await reload(...parameters);
    await untilHydrated(page, hydratesBlocks);
    return response;
  };
}

/**
 * Playwright's test with a page that is hydrated once it is opened, and on which no script throws:
 * React's message that it had to re-render the server's markup counts as an error, too.
 */
export const test = base.extend<Life>({
  hydratesBlocks: [true, { option: true }],
  page: async ({ page, javaScriptEnabled, hydratesBlocks }, give) => {
    if (javaScriptEnabled !== false) waitForHydration(page, hydratesBlocks);
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    await give(page);
    expect(thrown).toEqual([]);
  },
});
