import { expect, type Page, type Response } from '@playwright/test';
import { test as base } from './own-address';

type VisitOptions = Parameters<Page['goto']>[1];

/**
 * Whether a page is hydrated, which pages of the shop mark (`pages/_app.tsx`); other documents have
 * no project.
 */
function isHydrated(): boolean {
  const { project, hydrated } = document.documentElement.dataset;
  return project === undefined || hydrated !== undefined;
}

/**
 * Waits until a page of the shop is hydrated: its scripts run after the first paint, so sometimes
 * after the load event.
 * @throws if it is not hydrated before the test's timeout
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Opens a page and waits until it is hydrated. Without scripts `page.goto` is enough. */
export async function visit(
  page: Page,
  address: string,
  options?: VisitOptions,
): Promise<Response | null> {
  const response = await page.goto(address, options);
  await untilHydrated(page);
  return response;
}

/** Reloads a page and waits until it is hydrated. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await untilHydrated(page);
}

/**
 * Reads from a page, or from its successor during a navigation. A poll without this would fail at
 * once when a form's response arrives.
 */
export async function readIn<Result>(page: Page, read: () => Result): Promise<Result> {
  try {
    return await page.evaluate(read);
  } catch (error) {
    if (!String(error).includes('Execution context was destroyed')) throw error;
    await page.waitForLoadState('domcontentloaded');
    return readIn(page, read);
  }
}

/** Blocks all bundles, so that pages consist of their documents and inline scripts. */
export async function withoutBundles(page: Page): Promise<void> {
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
}

/** Chromium's message about a violation, also in frames. */
const VIOLATION = /violates the following Content Security Policy directive/;

/** Collects errors of a page's scripts and violations of its policy from now on. */
export function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (VIOLATION.test(message.text())) faults.push(message.text());
  });
  return faults;
}

/**
 * Playwright's test with a page on which no script may throw or violate the page's policy. React's
 * message that it re-rendered the server's markup counts as an error, too.
 */
export const test = base.extend({
  page: async ({ page }, give) => {
    const faults = faultsOf(page);
    await give(page);
    expect(faults).toEqual([]);
  },
});
