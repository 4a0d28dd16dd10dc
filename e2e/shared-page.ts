import { expect, type BrowserContextOptions, type Page } from '@playwright/test';
import { faultsOf, test } from './hydrated-page';

/**
 * One page for all tests of a describe block, which must restore its state: a test then costs no
 * page load. After a failure the next test gets a new page.
 *
 * @returns reads the page within a test
 */
export function sharedPage(
  open: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): () => Page {
  let opened: Page | undefined;
  let faults: string[] = [];
  // One worker runs them in sequence; `fullyParallel` would open the page in each.
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async ({ browser }) => {
    opened = await browser.newPage(options);
    faults = faultsOf(opened);
    await open(opened);
  });
  test.afterEach(() => expect(faults).toEqual([]));
  test.afterAll(() => opened?.close());
  return () => {
    if (!opened) throw new Error('the page is open only within tests');
    return opened;
  };
}
