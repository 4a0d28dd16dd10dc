import { expect, test as base, type Page } from '@playwright/test';

/** Longer than a page takes to come to life here. */
const MOST_MS = 5_000;
/** The same for one block's script. */
const MOST_AWAKE_MS = 2_000;

interface Life {
  /** As a mouse would that passes over all of the page; `false` leaves blocks asleep until at rest. */
  wakesBlocks: boolean;
}

/** Scripts come after the first paint, and so at times after the load event. Next notes the end. */
const isAlive = () =>
  !document.querySelector('#__NEXT_DATA__') ||
  performance.getEntriesByName('Next.js-hydration').length > 0;

/** Touches every block, and says whether React has taken all of them over: it marks its elements. */
function areAwake(): boolean {
  return [...document.querySelectorAll('[data-blocks="main"] > [data-block] > *')].every((part) => {
    if (Object.keys(part).some((key) => key.startsWith('__reactProps$'))) return true;
    part.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    return false;
  });
}

/**
 * Waits for the blocks that the document shows by now.
 * @throws when React has not taken all of them over in time
 */
export const untilAwake = (page: Page) =>
  page.waitForFunction(areAwake, null, { timeout: MOST_AWAKE_MS });

/** Pages whose scripts are kept away: no use in waiting for them. */
const lifeless = new WeakSet<Page>();

/** From now on the page is what its document and the lines of script in it make of it. */
export async function withoutBundles(page: Page): Promise<void> {
  lifeless.add(page);
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
}

/** Waits until scripts have taken the page over, and its blocks where they are to be woken. */
export async function untilAlive(page: Page, wakesBlocks = false): Promise<void> {
  if (lifeless.has(page)) return;
  await page.waitForFunction(isAlive, null, { timeout: MOST_MS }).catch(() => undefined);
  if (!wakesBlocks) return;
  await untilAwake(page).catch(() => undefined);
}

function waitForLife(page: Page, wakesBlocks: boolean): void {
  const goto = page.goto.bind(page);
  page.goto = async (...parameters) => {
    const response = await goto(...parameters);
    if (parameters[1]?.waitUntil !== 'commit') await untilAlive(page, wakesBlocks);
    return response;
  };
  const reload = page.reload.bind(page);
  page.reload = async (...parameters) => {
    const response = await reload(...parameters);
    await untilAlive(page, wakesBlocks);
    return response;
  };
}

/**
 * Playwright's test with a page that, once it has been opened, answers clicks and keys, and on which
 * no script throws: React's remark that it had to render anew what the server wrote is one, too.
 */
export const test = base.extend<Life>({
  wakesBlocks: [true, { option: true }],
  page: async ({ page, javaScriptEnabled, wakesBlocks }, give) => {
    if (javaScriptEnabled !== false) waitForLife(page, wakesBlocks);
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    await give(page);
    expect(thrown).toEqual([]);
  },
});
