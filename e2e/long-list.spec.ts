import { expect, type Page } from '@playwright/test';
import { test } from './hydrated-page';
import { articles, expectPlace, idlePosition, openList, questions, scrollToPage } from './list';
import { sharedPage } from './shared-page';

test.describe.configure({ timeout: 180_000 });

/** All articles of a shop: nearly thirty pages. */
const EVERYTHING = '/de-de/search';
const PER_PAGE = 24;
const AUTOMATIC = 10 * PER_PAGE;

const button = (page: Page) => page.getByRole('link', { name: 'Weitere Artikel anzeigen' });
const status = (page: Page, shown: number) =>
  page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${shown} von [\\d.]+ Artikeln angezeigt$`) });
const positionOfFocus = (page: Page) =>
  page.evaluate(
    () =>
      document.activeElement?.closest<HTMLElement>('[data-article]')?.dataset['position'] ?? null,
  );

/** Scrolls through the automatically loaded pages, down to the button. */
async function scrollToButton(page: Page): Promise<void> {
  await scrollToPage(page, 10);
  await expect(articles(page)).toHaveCount(AUTOMATIC);
  await button(page).scrollIntoViewIfNeeded();
}

const skippedSections = (page: Page) =>
  page
    .locator('[data-section]')
    .evaluateAll(
      (sections) =>
        sections.filter(
          ({ firstElementChild }) =>
            !firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    );

test.describe('a list whose automatic pages are loaded', () => {
  const shared = sharedPage(
    async (page) => {
      test.setTimeout(180_000);
      await openList(page, EVERYTHING);
      await scrollToButton(page);
    },
    { viewport: { width: 1440, height: 900 } },
  );

  test('PLP-05: after ten pages the footer is reachable, and a button loads more', async () => {
    const page = shared();
    await expect(status(page, AUTOMATIC)).toBeVisible();
    const requests = questions(page);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(page.locator('footer').last()).toBeInViewport();
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(articles(page)).toHaveCount(AUTOMATIC + PER_PAGE);
    await expect(status(page, AUTOMATIC + PER_PAGE)).toBeVisible();
    await expect.poll(() => positionOfFocus(page)).toBe(String(AUTOMATIC + 1));
    await expect.poll(() => skippedSections(page)).toBeGreaterThanOrEqual(7);
  });

  test('PLP-03, PLP-05: Back restores a list that was extended with the button', async () => {
    const page = shared();
    if ((await articles(page).count()) === AUTOMATIC) await button(page).click();
    await scrollToPage(page, 11);
    const [before, address] = [await idlePosition(page), page.url()];
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('footer a[href^="/de-de/"]')?.click(),
    );
    await expect(articles(page)).toHaveCount(0);
    const requests = questions(page);
    await page.goBack();
    await expect(articles(page)).toHaveCount(AUTOMATIC + PER_PAGE);
    await expect(page).toHaveURL(address);
    await expectPlace(page, before);
    expect(requests).toEqual([]);
  });

  test('PLP-03: a visitor who moves while the position is being restored is not moved back', async () => {
    const page = shared();
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('footer a[href^="/de-de/"]')?.click(),
    );
    await expect(articles(page)).toHaveCount(0);
    await page.goBack();
    // In the first frame with articles, when the list is still scrolling to its position.
    await page.waitForFunction(() => {
      if (!document.querySelector('[data-article][data-position]') || scrollY < 1_000) return false;
      dispatchEvent(new WheelEvent('wheel'));
      scrollTo({ top: 0, behavior: 'instant' });
      return true;
    });
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('PLP-05: the browser’s search finds the first article from below the tenth page', async () => {
    const page = shared();
    await page
      .locator('[data-position="1"][data-article] a:not([aria-hidden])')
      .evaluate((link) => {
        link.textContent = 'Einmaliger Name';
      });
    // The articles of the earlier pages come back one after the other.
    await expect
      .poll(() =>
        page.evaluate(() => {
          scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
          return scrollY;
        }),
      )
      .toBeGreaterThan(10_000);
    // Ends the restoring of a position, as a visitor does who searches.
    await page.keyboard.press('Control+f');
    // Like the browser's own search, also finds content without layout.
    expect(
      await page.evaluate(() => Reflect.get(window, 'find')('Einmaliger Name', false, true)),
    ).toBe(true);
    await expect(page.locator('[data-position="1"][data-article]')).toBeInViewport();
  });
});

test('PLP-05: a link to a late page has the button at once, until the last page is loaded', async ({
  page,
}) => {
  await openList(page, `${EVERYTHING}?page=29`);
  const [, count] = /(\d+) Artikel/.exec(await page.locator('output').first().innerText()) ?? [];
  const rest = Number(count) - 29 * PER_PAGE;
  expect(rest).toBeGreaterThan(0);
  await expect(status(page, PER_PAGE)).toBeVisible();
  await button(page).click();
  await expect(status(page, PER_PAGE + rest)).toBeVisible();
  await expect(button(page)).toHaveCount(0);
  await expect.poll(() => positionOfFocus(page)).toBe(String(29 * PER_PAGE + 1));
});
