import { expect, type Page, type Route } from '@playwright/test';
import { ask, shopUrl } from './hosts';
import { layoutShift } from './layout-shift';
import { test } from './hydrated-page';

test.use({ hydratesBlocks: false });

/** The home page of hgg has them below its first screen. */
const NAME_OF_LINE = '"CategoryLine"';
const NAME_OF_NESTED = '"LinkElement"';
const NAME_OF_SLIDER = '"RecommendationSlider"';
const SCRIPTS = /\/_next\/static\/chunks\/.*\.js/;

const slider = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.getByRole('group') })
    .first();

async function isScriptOf(name: string, route: Route): Promise<boolean> {
  const { body } = await ask('hgg.localhost', new URL(route.request().url()).pathname);
  return body.includes(name);
}

/** Holds back a block's script until `let`; records when it is requested. */
async function hold(page: Page, name: string) {
  const asked: string[] = [];
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route(SCRIPTS, async (route) => {
    if (await isScriptOf(name, route)) {
      asked.push(route.request().url());
      await opened;
    }
    await route.continue().catch(() => undefined);
  });
  return { asked, let: open };
}

test('a block below the first screen costs no script until the page is at rest, and stays as it is written', async ({
  page,
}) => {
  const chunk = await hold(page, NAME_OF_SLIDER);
  await page.goto(shopUrl('hgg', '/de-de'));
  const slides = slider(page).getByRole('group');
  const link = slider(page).getByRole('link').first();
  await expect(link).toBeVisible();
  await link.evaluate((element) => element.setAttribute('data-mark', ''));
  const count = await slides.count();
  await expect.poll(() => chunk.asked).toHaveLength(1);
  await expect(link).toHaveAttribute('data-mark', '');
  chunk.let();
  await slider(page).scrollIntoViewIfNeeded();
  await expect(slider(page).locator('[data-driven]')).toBeVisible();
  await expect(link).toHaveAttribute('data-mark', '');
  expect(await slides.count()).toBe(count);
  const { sum, moved } = await layoutShift(page);
  expect(sum, moved.join('\n')).toBeLessThan(0.02);
  const [asked = 0, loaded = 0, alive = 0] = await page.evaluate(
    ([url = '']) => [
      performance.getEntriesByName(url)[0]?.startTime,
      performance.timing.loadEventEnd - performance.timeOrigin,
      performance.getEntriesByName('Next.js-hydration').map((e) => e.startTime + e.duration)[0],
    ],
    chunk.asked,
  );
  expect(asked).toBeGreaterThan(Math.max(loaded, alive));
});

test('a button is pressed before its block has come to life: it does its work as soon as it can', async ({
  page,
}) => {
  const chunk = await hold(page, NAME_OF_SLIDER);
  await page.goto(shopUrl('hgg', '/de-de'));
  const dots = slider(page).getByRole('button', { name: /^Zu Folie/ });
  await expect(dots.first()).toHaveAttribute('aria-current', 'true');
  await slider(page).getByRole('button', { name: 'Weiterblättern' }).click();
  await expect(dots.first()).toHaveAttribute('aria-current', 'true');
  chunk.let();
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
});

test('the same by keyboard, and the focus stays where it is', async ({ page }) => {
  const chunk = await hold(page, NAME_OF_SLIDER);
  await page.goto(shopUrl('hgg', '/de-de'));
  const next = slider(page).getByRole('button', { name: 'Weiterblättern' });
  await next.focus();
  await page.keyboard.press('Enter');
  chunk.let();
  await expect(slider(page).getByRole('button', { name: /^Zu Folie 2/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(next).toBeFocused();
});

test('a link leads on without a new document, and without its block’s script it leads on all the same', async ({
  page,
}) => {
  const line = page.locator('main > [data-blocks="main"] > [data-block]').nth(2);
  const link = line.getByRole('link').first();
  const follow = async (meanwhile: () => void) => {
    await page.goto(shopUrl('hgg', '/de-de'));
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    meanwhile();
    await page.waitForURL((url) => url.pathname === href);
    return page.evaluate(() => 'isSameDocument' in window);
  };
  const chunk = await hold(page, NAME_OF_LINE);
  expect(await follow(chunk.let)).toBe(true);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(SCRIPTS, async (route) =>
    (await isScriptOf(NAME_OF_LINE, route)) ? route.abort() : route.continue(),
  );
  expect(await follow(() => undefined)).toBe(false);
});

test('a block with others inside waits for the code of all of them, and stays as it is written', async ({
  page,
}) => {
  const chunk = await hold(page, NAME_OF_NESTED);
  await page.goto(shopUrl('hgg', '/de-de/bausteine'));
  const box = page.locator('[data-block="hgg-showcase-box"]');
  const link = box.getByRole('link');
  await box
    .locator('[data-block]')
    .first()
    .evaluate((element) => element.setAttribute('data-mark', ''));
  await link.hover();
  await expect.poll(() => chunk.asked).toHaveLength(1);
  // Its own chunk and the picture's are loaded long before.
  await page.waitForTimeout(1_000);
  await expect(link).toBeVisible();
  chunk.let();
  await expect
    .poll(() =>
      link.evaluate((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactProps$')),
      ),
    )
    .toBe(true);
  await expect(box.locator('[data-mark]')).toBeVisible();
});
