import { expect, type Page } from '@playwright/test';
import { openEditorSession } from './editor-session';
import { galleryFindings, overflowing } from './gallery-checks';
import { shopUrl, type Project } from './hosts';
import { test, untilHydrated, visit } from './hydrated-page';
import { documentOf } from './page-requests';
import { firstOf, pairs } from '@/scripts/testing/combinations';

const PROJECTS: readonly Project[] = ['hgg', 'hrm', 'eck'];
const LOOKS = [
  { theme: 'light', width: 390 },
  { theme: 'dark', width: 1440 },
  { theme: 'dark', width: 390 },
  { theme: 'light', width: 1440 },
] as const;
/** Two shops in the gate, in the two looks with both themes and widths; `tokens.test.ts` has the contrast of all. */
const EXAMINED_SHOPS = firstOf(PROJECTS, 2);
const EXAMINED = pairs(firstOf(LOOKS, 2), EXAMINED_SHOPS);

/**
 * Waits until lists have loaded and the page has its final height, because axe measures one element
 * after another.
 */
const untilStill = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const before = document.documentElement.scrollHeight;
          await new Promise((resolve) => setTimeout(resolve, 1_000));
          return document.documentElement.scrollHeight - before;
        }),
      { timeout: 60_000 },
    )
    .toBe(0);

for (const project of EXAMINED_SHOPS) {
  test(`ED-09: every block of the gallery is accessible and fits, as ${project}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openEditorSession(page, project);
    await visit(page, shopUrl(project, `/dev/blocks?frame=1&project=${project}`));
    await expect(page.locator('html')).toHaveAttribute('data-project', project);
    // The longest page, with all blocks in all states, takes longest to hydrate.
    const hasHydrated = { timeout: 60_000 };
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light', hasHydrated);
    for (const [look] of EXAMINED.filter(([, examined]) => examined === project)) {
      const { theme, width } = look;
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
      await page.setViewportSize({ width, height: 900 });
      await untilStill(page);
      const at = `${project}, ${theme}, ${width} px`;
      expect.soft(await overflowing(page), `reaches over the edge: ${at}`).toEqual([]);
      expect.soft(await galleryFindings(page), `axe: ${at}`).toEqual([]);
    }
  });
}

test('ED-09: the gallery shows every state, including hidden and invalid ones with the reason, without any entry', async ({
  page,
}) => {
  await openEditorSession(page, 'eck');
  const query = 'frame=1&block=textBox&theme=dark&language=cs';
  await visit(page, shopUrl('eck', `/dev/blocks?${query}&project=eck`));
  const states = page.locator('[data-exhibit]');
  await expect(states).toHaveCount(6);
  await expect(page.locator('[data-exhibit="textBox.hidden"]')).toContainText('begins in 3 d');
  await expect(page.locator('[data-exhibit="textBox.invalid"]')).toContainText(
    'tone: Invalid option',
  );
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'cs');
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('a selection is part of the URL: project, theme, language, width and block', async ({
  page,
}) => {
  await openEditorSession(page, 'hgg');
  // One block, because a frame with all of them takes long.
  await visit(page, shopUrl('hgg', '/dev/blocks?block=accordion'));
  await page.getByLabel('width').selectOption('390');
  await expect(page).toHaveURL(/width=390/);
  // A selection submits its form, which loads another document.
  await untilHydrated(page);
  await page.getByLabel('block').selectOption('textBox');
  await expect(page).toHaveURL(/block=textBox/);
  await expect(page).toHaveURL(/width=390/);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('[data-exhibit="textBox.default"]')).toBeVisible();
  expect(await page.locator('iframe').evaluate(({ clientWidth }) => clientWidth)).toBe(390);
});

test('unknown values in the URL fall back to the first one', async ({ page }) => {
  await openEditorSession(page, 'hgg');
  const wrong =
    '/dev/blocks?frame=1&project=xxx&theme[]=a&language=__proto__&width=-1&block=constructor';
  expect(await documentOf(page, 'hgg', wrong)).toContain('data-exhibit');
});
