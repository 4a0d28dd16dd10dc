import type { Locator, Page } from '@playwright/test';

export type ListStep = readonly [name: string, act: (page: Page) => Promise<void>];

/** Waits until the list shows the response to the latest query. */
const settled = (page: Page) =>
  page.locator('[data-list-status="idle"]').first().waitFor({ timeout: 20_000 });

const articles = (page: Page) => page.locator('[data-article][data-position]');

/** Centre of a picture that is entirely on the screen, and its width. */
const tileInView = (page: Page) =>
  page.evaluate(() => {
    const tiles = [...document.querySelectorAll('[data-article][data-position]')];
    const tile = tiles.find((each) => each.getBoundingClientRect().top > 120);
    const { left, top, width } = tile?.getBoundingClientRect() ?? new DOMRect();
    return { x: left + width / 2, y: top + 100, width };
  });

async function hoverOverThree(page: Page): Promise<void> {
  const { x, y, width } = await tileInView(page);
  for (const tile of [0, 1, 2]) {
    await page.mouse.move(x + tile * (width + 20), y, { steps: 4 });
    await page.waitForTimeout(400);
  }
}

/**
 * Clicks with the mouse only. Playwright's own click hit-tests in a listener of its own, within the
 * event that is measured.
 */
async function press(target: Locator): Promise<void> {
  await target.waitFor();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`nothing to press: ${target.toString()}`);
  const { mouse } = target.page();
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  // Visitors do not click at the very moment the mouse arrives.
  await target.page().waitForTimeout(100);
  await mouse.down();
  await mouse.up();
}

/** Moves the mouse to an article in several colours, whose text changes on hover. */
async function hoverOverColours(page: Page): Promise<void> {
  const id = await page
    .locator('[data-article]', { hasText: /\d Farben/ })
    .last()
    .getAttribute('data-article');
  const tile = page.locator(`[data-article="${id}"]`);
  await tile.scrollIntoViewIfNeeded();
  await page.waitForTimeout(400);
  await tile.hover();
  await tile.locator('label:has(input[type=radio])').nth(1).waitFor();
}

const filters = (page: Page) => page.getByRole('list', { name: 'Filter', exact: true });

async function toTheFilters(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForTimeout(800);
}

/** Steps of a visitor in a long list, by mouse and keyboard; the slowest event of each counts. */
export const LIST_STEPS: readonly ListStep[] = [
  ['hover over three tiles', hoverOverThree],
  ['hover over a tile with colours', hoverOverColours],
  [
    'choose a swatch',
    (page) => press(page.locator('[data-active] label:has(input[type=radio])').nth(1)),
  ],
  ['press the heart', (page) => press(page.locator('[data-active] button[aria-pressed]'))],
  ['open the quick view', (page) => press(page.locator('[data-active] [aria-haspopup="dialog"]'))],
  [
    'close it',
    async (page) => {
      await page.locator('dialog[open]').waitFor();
      await page.keyboard.press('Escape');
    },
  ],
  ['scroll to the filters', toTheFilters],
  ['open one', (page) => press(filters(page).getByRole('button', { name: 'Farbe' }))],
  ['open another', (page) => press(filters(page).getByRole('button', { name: 'Größe' }))],
  [
    'choose a size',
    async (page) => {
      const sizes = page.getByRole('group', { name: 'Größe', exact: true });
      await press(sizes.locator('label:has(input[type=checkbox])').first());
      await settled(page);
    },
  ],
  [
    'take it back, all articles there again',
    async (page) => {
      const before = await articles(page).count();
      await page.keyboard.press('Space');
      await settled(page);
      await page.waitForFunction(
        (few) => document.querySelectorAll('[data-article][data-position]').length > few,
        before,
      );
      await page.keyboard.press('Escape');
    },
  ],
  [
    'sort',
    async (page) => {
      await page.getByRole('combobox', { name: 'Sortieren' }).focus();
      await page.keyboard.press('ArrowDown');
      await settled(page);
    },
  ],
];
