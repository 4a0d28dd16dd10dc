import { expect, type Page } from '@playwright/test';
import { galleryFindings } from './gallery-checks';
import { openList } from './list';
import { test } from './hydrated-page';
import { firstOf, pairs } from '@/scripts/testing/combinations';

const LISTS = { hgg: '/de-de/hemden', hrm: '/fr-fr/costumes', eck: '/de-de/strick' } as const;
const SEARCHES = { hgg: '/de-de/search?query=hemd', hrm: '/pl-pl/search?query=koszula' } as const;

/**
 * Opens the filters of this screen width: a panel below the row, or the drawer and its second
 * level.
 */
async function openFilters(page: Page): Promise<void> {
  const isNarrow = (page.viewportSize()?.width ?? 0) < 992;
  if (!isNarrow) {
    await page.locator('[data-filter="sizeString"] > button').click();
    await expect(page.locator('[data-filter] fieldset').first()).toBeVisible();
    return;
  }
  await page.locator('button[aria-haspopup="dialog"][aria-expanded]:visible').last().click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  expect.soft(await galleryFindings(page), 'first level').toEqual([]);
  await drawer.getByRole('listitem').nth(1).getByRole('button').click();
  await expect(drawer.getByRole('checkbox').first()).toBeAttached();
}

for (const [project, width] of pairs(firstOf(['hgg', 'hrm', 'eck'] as const, 2), [390, 1440]))
  test(`FLT-03, PLP-17: axe finds nothing in the lists of ${project} at ${width} px, with open filters`, async ({
    page,
  }) => {
    // axe reads every element of a page several times.
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openList(page, LISTS[project], project);
    await openFilters(page);
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
      expect.soft(await galleryFindings(page), theme).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    if (project === 'eck') return;
    await openList(page, SEARCHES[project], project);
    expect.soft(await galleryFindings(page), 'search').toEqual([]);
  });
