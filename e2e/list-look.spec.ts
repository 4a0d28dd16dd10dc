import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './hydrated-page';
import { articles, openList } from './list';
import { sharedPage } from './shared-page';

const LISTS = { hgg: '/de-de/hemden', hrm: '/de-de/anzuege', eck: '/de-de/strick' } as const;
const PROJECTS = ['hgg', 'hrm', 'eck'] as const;

const boxesOf = (locator: Locator) =>
  locator.evaluateAll((elements) =>
    elements
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ left, top, right, bottom }) => ({ left, top, right, bottom })),
  );

/** The visible part of each control: its text or picture, without the padding of its target. */
const wordsOf = (locator: Locator) =>
  locator.evaluateAll((elements) =>
    elements
      .map((element) => {
        const picture = element.querySelector('svg, [data-logo]');
        if (picture) return picture.getBoundingClientRect();
        const words = document.createRange();
        words.selectNodeContents(element);
        return words.getBoundingClientRect();
      })
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ left, top, right, bottom }) => ({ left, top, right, bottom })),
  );

/** How many pixels of the focus ring are clipped by an element. */
function clippedRing(page: Page, selector: string, pseudo?: string) {
  return page.evaluate(
    ([name, part]) => {
      const ringed = document.activeElement?.closest(name ?? '');
      if (!ringed) return 'nothing has the focus';
      const style = getComputedStyle(ringed, part);
      if (style.outlineStyle === 'none') return 'there is no ring';
      const inset = part ? Number.parseFloat(style.top) : 0;
      const grow = Number.parseFloat(style.outlineWidth) + Number.parseFloat(style.outlineOffset);
      const box = ringed.getBoundingClientRect();
      const [left, right] = [box.left + inset - grow, box.right - inset + grow];
      let clipped = 0;
      for (let above = ringed.parentElement; above; above = above.parentElement) {
        const { overflowX, contentVisibility } = getComputedStyle(above);
        if (overflowX === 'visible' && contentVisibility !== 'auto') continue;
        const edge = above.getBoundingClientRect();
        clipped = Math.max(clipped, edge.left - left, right - edge.right);
      }
      return Math.round(clipped);
    },
    [selector, pseudo],
  );
}

for (const project of PROJECTS)
  test.describe(`the list of ${project} at 1440 px`, () => {
    const shared = sharedPage(async (page) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openList(page, LISTS[project], project);
    });

    test('PLP-17, FLT-03: the filters are in one line', async () => {
      const bar = shared().locator('[data-list] section').first();
      const boxes = await boxesOf(bar.locator('[data-filter] > button, [role="switch"], select'));
      expect(boxes.length).toBeGreaterThan(6);
      const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2);
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(12);
    });

    test('TIL-01: names of the tiles are not cut off', async () => {
      const names = shared().locator('[data-article] p:has(> a)');
      // Lines below the second are clamped.
      const cut = await names.evaluateAll((all) =>
        all
          .filter((name) => {
            const text = document.createRange();
            text.selectNodeContents(name);
            const lines = [...text.getClientRects()].map(({ bottom }) => bottom);
            return Math.max(...lines) > name.getBoundingClientRect().bottom + 6;
          })
          .map((name) => name.textContent),
      );
      expect(cut).toEqual([]);
    });

    test('PLP-17: the focus rings of a tile and of a swatch are not clipped', async () => {
      const page = shared();
      await page.keyboard.press('Tab');
      const first = articles(page).first();
      await first.locator('p > a').focus();
      expect(await clippedRing(page, '[data-article] > div')).toBe(0);
      const swatches = articles(page).locator('input[type="radio"]');
      await swatches.first().focus();
      await page.keyboard.press('ArrowRight');
      expect(await clippedRing(page, 'label', '::after')).toBe(0);
    });

    test('PLP-17: with text twice as large header and badges stay in place', async () => {
      const page = shared();
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        1440,
      );
      const header = await wordsOf(page.locator('header').first().locator('a, button'));
      expect(header.length).toBeGreaterThan(5);
      for (const [index, one] of header.entries())
        for (const other of header.slice(index + 1)) {
          const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
          expect(Math.min(across, down)).toBeLessThanOrEqual(1);
        }
      for (const tile of (await articles(page).all()).slice(0, 8)) {
        const [heart] = await boxesOf(tile.getByRole('button', { name: /^Merken/ }));
        for (const badge of await boxesOf(tile.locator('[data-badge]')))
          if (heart) expect(badge.right).toBeLessThanOrEqual(heart.left + 1);
      }
      await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    });
  });
