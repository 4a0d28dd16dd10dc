import { expect, type Page } from '@playwright/test';
import { shopUrl } from './hosts';
import { test, visit } from './hydrated-page';
import { touch } from './touch';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menü' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menü', exact: true });
const filters = (page: Page) => page.getByRole('dialog', { name: 'Filtern und sortieren' });

/** How far the drawer's panel has been dragged, in pixels. */
const dragged = (page: Page) =>
  page.evaluate(() => {
    const panel = document.querySelector('dialog[open] > div');
    return panel ? new DOMMatrix(getComputedStyle(panel).transform).m41 : null;
  });

/** Opens the menu and waits for its drag features, which are loaded after opening. */
async function openMenu(page: Page): Promise<void> {
  await menuButton(page).tap();
  await expect(menu(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('NAV-03: the menu follows the finger and closes when dragged', async ({ page }) => {
  await visit(page, shopUrl('hgg', '/de-de'));
  await openMenu(page);
  const finger = await touch(page);
  await finger.drag([300, 500], [80, 500]);
  await expect.poll(() => dragged(page)).toBeLessThan(-200);
  await finger.hold([80, 500]);
  await expect(menu(page)).toBeVisible();
  await finger.release();
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await openMenu(page);
  expect(await dragged(page)).toBe(0);
});

test('NAV-03: a short, slow drag springs back', async ({ page }) => {
  await visit(page, shopUrl('hrm', '/de-de'));
  await openMenu(page);
  const finger = await touch(page);
  await finger.drag([300, 500], [240, 500]);
  await finger.hold([240, 500]);
  expect(await dragged(page)).toBeLessThan(-40);
  await finger.release();
  await expect.poll(() => dragged(page)).toBe(0);
  await expect(menu(page)).toBeVisible();
});

test('NAV-03: with reduced motion it springs back within the next frames', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, shopUrl('eck', '/de-de'));
  await openMenu(page);
  const finger = await touch(page);
  await finger.drag([300, 500], [240, 500]);
  await finger.hold([240, 500]);
  expect(await dragged(page)).toBeLessThan(-40);
  await page.evaluate(() => {
    const positions: number[] = [];
    Object.assign(window, { positions });
    const panel = document.querySelector('dialog[open] > div');
    const note = () => {
      if (!panel) return;
      positions.push(Math.round(new DOMMatrix(getComputedStyle(panel).transform).m41));
      if (positions.length < 600) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await finger.release();
  await expect.poll(() => dragged(page)).toBe(0);
  // One step from the released position to the final one.
  const passed: unknown = await page.evaluate(() => Reflect.get(window, 'positions'));
  expect(new Set(passed as number[]).size).toBeLessThanOrEqual(3);
});

test('FLT-03: the filters close when dragged to their own side, but not to the other', async ({
  page,
}) => {
  await visit(page, shopUrl('hgg', '/de-de/hemden'));
  await page.getByRole('button', { name: /^Filtern und sortieren/ }).tap();
  await expect(filters(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const finger = await touch(page);
  await finger.drag([300, 200], [80, 200]);
  expect(await dragged(page)).toBe(0);
  await finger.release();
  await finger.drag([80, 200], [330, 200]);
  await expect.poll(() => dragged(page)).toBeGreaterThan(200);
  await finger.release();
  await expect(filters(page)).toBeHidden();
});

test('NAV-03: a drawer whose features fail to load cannot be dragged', async ({ page }) => {
  await visit(page, shopUrl('hgg', '/de-de'));
  // The menu's own chunk is loaded when its button receives the focus.
  await menuButton(page).focus();
  await page.waitForLoadState('networkidle');
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  const finger = await touch(page);
  await finger.drag([300, 500], [80, 500]);
  expect(await dragged(page)).toBe(0);
  await finger.release();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});
