import { expect, type Page } from '@playwright/test';
import { visit } from './hydrated-page';
import { shopUrl, type Project } from './hosts';

export const articles = (page: Page) => page.locator('[data-article][data-position]');

export function questions(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\/_search\/1\/indexes\//.test(request.url())) requests.push(request.postData() ?? '');
  });
  return requests;
}

/** Blocks pictures, which are rendered on first request; their boxes stay. */
export const withoutPictures = (page: Page) =>
  page.route(/\/p\/\d{8}[^/]*\//, (route) => route.abort());

/** Opens a list and waits until it is hydrated. */
export async function openList(page: Page, address: string, project: Project = 'hgg') {
  await withoutPictures(page);
  await visit(page, shopUrl(project, address), { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await expect(articles(page).first()).toBeVisible();
}

/**
 * Scrolls like a visitor, most of a screen at a time, until the URL has this page or a later one.
 * At the end of the list it waits for the next page, because nothing more is requested below it.
 */
export async function scrollToPage(page: Page, wanted: number): Promise<void> {
  await page.evaluate(async (last) => {
    const shown = () => Number(new URLSearchParams(location.search).get('page') ?? 1);
    while (shown() < last) {
      const end = document.querySelector('main a[rel="next"]');
      if (!end || end.getBoundingClientRect().top > innerHeight)
        scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 80));
    }
  }, wanted);
  // The URL is updated 400 ms after the last page.
  await page.waitForTimeout(600);
}

/** The first article on the screen, or else the last one above it, and its position. */
export const placeIn = (page: Page) =>
  page.evaluate(() => {
    const tops = [...document.querySelectorAll<HTMLElement>('[data-article][data-position]')];
    const first = tops.find((each) => each.getBoundingClientRect().top >= 0) ?? tops.at(-1);
    return {
      id: first?.dataset['article'],
      top: first?.getBoundingClientRect().top ?? 0,
      y: scrollY,
    };
  });

type Place = Awaited<ReturnType<typeof placeIn>>;

/** Its position once the page is stable: no pending request, and no box without layout. */
export async function idlePosition(page: Page): Promise<Place> {
  await page.waitForLoadState('networkidle');
  let last = '';
  await expect
    .poll(
      async () => {
        const before = last;
        last = JSON.stringify(await placeIn(page));
        return last === before;
      },
      { intervals: [250] },
    )
    .toBe(true);
  return placeIn(page);
}

/**
 * Expects an article at its former position on the screen, within two pixels. Its distance from the
 * top of the document may differ, because offscreen rows have estimated heights.
 */
export async function expectPlace(page: Page, before: Place): Promise<void> {
  await expect
    .poll(
      async () => {
        const { id, top, y } = await placeIn(page);
        const isThere = id === before.id && Math.abs(top - before.top) <= 2;
        return isThere ? 'there' : { id, top, y, before };
      },
      { timeout: 60_000 },
    )
    .toBe('there');
}

/**
 * Tracks the first article on the screen from the click on.
 *
 * @returns reads its greatest distance from the original position, in pixels
 */
export async function watchFromClick(page: Page): Promise<() => Promise<number>> {
  const watched = await page.evaluateHandle(() => {
    // Not a number until the click.
    const watch = { furthest: Number.NaN };
    const begin = () => {
      watch.furthest = 0;
      const all = [...document.querySelectorAll<HTMLElement>('[data-article][data-position]')];
      const first = all.find((each) => each.getBoundingClientRect().top >= 0);
      const top = () => first?.getBoundingClientRect().top ?? Number.NaN;
      const before = top();
      const painted = new MessageChannel();
      // As painted, because the browser may still correct it before.
      painted.port1.onmessage = () => {
        watch.furthest = Math.max(watch.furthest, Math.abs(top() - before));
        requestAnimationFrame(look);
      };
      const look = () => painted.port2.postMessage(null);
      look();
    };
    addEventListener('click', begin, { capture: true, once: true });
    return watch;
  });
  return () => watched.evaluate(({ furthest }) => furthest);
}
