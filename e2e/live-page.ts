import { test as base, type Page } from '@playwright/test';

/** Longer than a page takes to come to life here; some tests keep its scripts away. */
const MOST_MS = 5_000;

/** Scripts come after the first paint, and so at times after the load event. Next notes the end. */
const isAlive = () =>
  !document.querySelector('#__NEXT_DATA__') ||
  performance.getEntriesByName('Next.js-hydration').length > 0;

async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(isAlive, null, { timeout: MOST_MS }).catch(() => undefined);
}

function waitForLife(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...parameters) => {
    const response = await goto(...parameters);
    if (parameters[1]?.waitUntil !== 'commit') await untilAlive(page);
    return response;
  };
  const reload = page.reload.bind(page);
  page.reload = async (...parameters) => {
    const response = await reload(...parameters);
    await untilAlive(page);
    return response;
  };
}

/** Playwright's test with a page that, once it has been opened, answers clicks and keys. */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, give) => {
    if (javaScriptEnabled !== false) waitForLife(page);
    await give(page);
  },
});
