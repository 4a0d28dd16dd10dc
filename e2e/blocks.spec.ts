import { expect, type Page } from '@playwright/test';
import { axe } from './axe';
import { sendRequest, shopUrl, type Project } from './hosts';
import { test, visit } from './hydrated-page';
import { firstOf } from '@/scripts/testing/combinations';
import { sharedPage } from './shared-page';
import { SHOWCASE_BLOCKS } from './showcase-blocks';

const PROJECTS: readonly Project[] = ['hgg', 'hrm', 'eck'];

/** Path of the page that has every block type but the lists once, in the languages tested here. */
const SHOWCASE = {
  de: '/bausteine',
  cs: '/stavebni-prvky',
  pl: '/elementy-stron',
  en: '/building-blocks',
};

const block = (page: Page, name: string, project: Project = 'hgg') =>
  page.locator(`[data-block="${project}-showcase-${name}"]`);

async function open(page: Page, project: Project = 'hgg', locale = 'de-de') {
  const response = await visit(page, shopUrl(project, `/${locale}${SHOWCASE.de}`));
  expect(response?.status()).toBe(200);
}

/** Every lazy picture has been requested, so that nothing shifts during a measurement. */
async function scrollThrough(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 800) await page.evaluate((to) => scrollTo(0, to), y);
  await page.evaluate(() => scrollTo(0, 0));
}

/**
 * Text that overflows the right edge of the screen. A region of blocks clips overflow, so the
 * page's own width would not show it; what scrolls by itself may be wider.
 */
function wordsOutOfView(): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    !element.hasAttribute('data-blocks') &&
    (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
  return [...document.querySelectorAll('[data-block] *')]
    .filter((element) => [...element.childNodes].some(({ nodeType }) => nodeType === 3))
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
    .filter((element) => !scrolls(element))
    .map(({ textContent }) => textContent ?? '');
}

for (const project of PROJECTS) {
  test(`BLK-01, BLK-02, BLK-03, BLK-04, BLK-05, BLK-08, BLK-09, BLK-10, BLK-11, BLK-13, BLK-14: ${project} shows every block type once`, async () => {
    const { status, body } = await sendRequest(`${project}.localhost`, `/de-de${SHOWCASE.de}`);
    expect(status).toBe(200);
    const found = [...body.matchAll(/data-block="\w+-showcase-([\w-]+)"/g)].map(([, name]) => name);
    expect(found).toEqual(expect.arrayContaining(SHOWCASE_BLOCKS));
  });

  test(`BLK-09: nothing in the blocks of ${project} makes the page scroll sideways at 320 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, project);
    await scrollThrough(page);
    expect(await page.evaluate(wordsOutOfView)).toEqual([]);
    const surplus = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    // Negative where a scrollbar's room is reserved.
    expect(surplus).toBeLessThanOrEqual(0);
  });
}

// The gallery tests WCAG's rules on the blocks of every shop. What is left is the outline of a page, which one shop and width show.
for (const [project, width] of firstOf(
  PROJECTS.flatMap((shop) => [390, 1440].map((width) => [shop, width] as const)),
))
  test(`BLK-01, BLK-04, BLK-05, BLK-08, BLK-09, BLK-10, BLK-11: axe finds nothing in the outline of the blocks of ${project} at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    await open(page, project);
    await scrollThrough(page);
    const { violations } = await axe(page, ['best-practice']).setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

test.describe('on the page of all blocks', () => {
  const shared = sharedPage((page) => open(page));

  test('BLK-05: a picture is enlarged over the page and closed with Escape', async () => {
    const page = shared();
    const slider = block(page, 'slider');
    await slider.getByRole('link', { name: /^Bild vergrößern/ }).click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('BLK-08: tabs are chosen with the keyboard', async () => {
    const page = shared();
    const tabs = block(page, 'tabs');
    await tabs.getByRole('tab', { name: 'Pflege' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.getByRole('tab', { name: 'Lieferung' })).toBeFocused();
    await expect(tabs.getByRole('tabpanel', { name: 'Lieferung' })).toContainText('Werktage');
    await page.keyboard.press('ArrowRight');
    await expect(tabs.getByRole('tab', { name: 'Pflege' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(tabs.getByRole('tab', { name: 'Lieferung' })).toBeFocused();
    await page.keyboard.press('Home');
    await expect(tabs.getByRole('tabpanel', { name: 'Pflege' })).toContainText('Strick');
  });

  test('BLK-05: the slider is leafed through with the keyboard', async () => {
    const page = shared();
    await page.setViewportSize({ width: 1440, height: 900 });
    const slider = block(page, 'slider');
    const first = slider.getByRole('group', { name: '1 von 5' });
    const fourth = slider.getByRole('group', { name: '4 von 5' });
    await expect(fourth).not.toBeInViewport();
    await slider.getByRole('group', { name: 'Bilder zum Blättern' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(fourth).toBeInViewport({ ratio: 0.9 });
    await expect(first).not.toBeInViewport({ ratio: 0.5 });
    await page.keyboard.press('End');
    const next = slider.getByRole('button', { name: 'Weiterblättern' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Home');
    await expect(first).toBeInViewport({ ratio: 0.9 });
  });

  test('BLK-06: buttons and dots leaf through the slides, two of them in view on a telephone', async () => {
    const page = shared();
    await page.setViewportSize({ width: 390, height: 900 });
    const slider = block(page, 'slider');
    await slider.scrollIntoViewIfNeeded();
    await expect(slider.getByRole('button', { name: /^Zu Bild/ })).toHaveCount(4);
    await slider.getByRole('button', { name: 'Zu Bild 3 von 5' }).click();
    for (const place of ['3 von 5', '4 von 5'])
      await expect(slider.getByRole('group', { name: place })).toBeInViewport({ ratio: 0.5 });
    await slider.getByRole('button', { name: 'Zurückblättern' }).click();
    await expect(slider.getByRole('group', { name: '2 von 5' })).toBeInViewport({ ratio: 0.5 });
  });

  test('BLK-10: one text of the accordion is open at a time', async () => {
    const page = shared();
    const questions = block(page, 'questions');
    await questions.getByText('Wie lange dauert die Lieferung?').click();
    await expect(questions.getByText('Innerhalb Deutschlands')).toBeVisible();
    await questions.getByText('Was kostet die Rückgabe?').click();
    await expect(questions.getByText('Innerhalb Deutschlands')).toBeHidden();
  });
});

test('FRM-01, FRM-02, BLK-17: the competition says what is missing, then takes the visitor', async ({
  page,
}) => {
  await open(page);
  const form = block(page, 'competition');
  const send = form.getByRole('button', { name: 'Teilnehmen' });
  let requestCount = 0;
  page.on(
    'request',
    (request) => void (requestCount += Number(request.url().includes('/api/captcha/'))),
  );
  await send.click();
  const summary = form.getByRole('group', { name: 'Bitte prüfen Sie diese Angaben' });
  await expect(summary).toBeFocused();
  expect(requestCount).toBe(0);
  await form.getByRole('textbox', { name: 'E-Mail' }).fill(`name-${Date.now()}@example.com`);
  await form.getByRole('textbox', { name: 'Vorname' }).fill('Jan');
  await form.getByRole('textbox', { name: 'Nachname' }).fill('Novák');
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  await send.click();
  await expect(form.getByText('Vielen Dank')).toBeVisible({ timeout: 60_000 });
  await expect(summary).toHaveCount(0);
  expect(requestCount).toBe(1);
});

test('BLK-08: the key of a tab at the end of the address opens it', async ({ page }) => {
  await visit(page, shopUrl('hgg', `/de-de${SHOWCASE.de}#delivery`));
  const tabs = block(page, 'tabs');
  await expect(tabs.getByRole('tabpanel', { name: 'Lieferung' })).toBeInViewport();
});

test('PDP-17: a tab without a block that shows drops out, and one for Austria shows there alone', async ({
  page,
}) => {
  await open(page);
  await expect(block(page, 'tabs').getByRole('tab')).toHaveText(['Pflege', 'Lieferung']);
  await expect(block(page, 'tabs').getByRole('tab').first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await open(page, 'hgg', 'de-at');
  await expect(block(page, 'tabs').getByRole('tab')).toHaveText([
    'Pflege',
    'Lieferung',
    'Abholung in Wien',
  ]);
});

test.describe('without scripts', () => {
  const shared = sharedPage(
    async (page) => void (await page.goto(shopUrl('hgg', `/de-de${SHOWCASE.de}`))),
    { javaScriptEnabled: false },
  );

  test('BLK-08, BLK-10: the texts of tabs and accordion are there', async () => {
    const page = shared();
    const tabs = block(page, 'tabs');
    await expect(tabs.getByRole('heading', { name: 'Lieferung' })).toBeVisible();
    await expect(tabs.getByText('Strick flach trocknen')).toBeVisible();
    await expect(tabs.getByRole('rowheader', { name: 'Österreich' })).toBeVisible();
    await expect(tabs.getByRole('tab')).toHaveCount(0);
    const questions = block(page, 'questions');
    await expect(
      questions.getByText('Das Etikett steht auf der Seite Ihrer Bestellung'),
    ).toBeHidden();
    await questions.getByText('Was kostet die Rückgabe?').click();
    await expect(
      questions.getByText('Das Etikett steht auf der Seite Ihrer Bestellung'),
    ).toBeVisible();
  });

  test('BLK-14: what needs scripts says so and offers nothing to press', async () => {
    const page = shared();
    for (const [name, words] of [
      ['parcel', 'Ohne JavaScript lässt sich dieser Inhalt nicht zeigen'],
      ['podcast', 'Ohne JavaScript lässt sich dieser Inhalt nicht zeigen'],
    ] as const) {
      await expect(block(page, name).getByText(words)).toBeVisible();
      await expect(block(page, name).getByRole('button')).toHaveCount(0);
    }
  });

  test('BLK-17, BLK-18: competition and early shop are forms that can be sent', async () => {
    const page = shared();
    await expect(
      block(page, 'competition').getByRole('button', { name: 'Teilnehmen' }),
    ).toBeEnabled();
    await expect(block(page, 'early').getByRole('button', { name: 'Anmelden' })).toBeEnabled();
  });

  test('BLK-05: every slide is reached by scrolling, and no button does nothing', async () => {
    const page = shared();
    const slider = block(page, 'slider');
    await expect(slider.getByRole('group', { name: '5 von 5' })).toBeVisible();
    await expect(slider.getByRole('button')).toHaveCount(0);
  });
});

test('BLK-10: a film that cannot be loaded says so', async ({ page }) => {
  await page.route(/\.webm$/, (route) => route.abort());
  await open(page);
  const film = block(page, 'film');
  await film
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.play().catch(() => undefined));
  await expect(film.getByRole('status')).toContainText('leider nicht abspielen');
  await expect(film.getByRole('link')).toHaveAttribute('href', /\.webm$/);
});

for (const [locale, path, price] of [
  ['de-de', SHOWCASE.de, '279,95 €'],
  ['pl-pl', SHOWCASE.pl, '1199,00 zł'],
  ['cs-cz', SHOWCASE.cs, '6 790 Kč'],
  ['en-us', SHOWCASE.en, 'from $315.00'],
] as const)
  test(`BLK-11, ENT-11: in ${locale} the teaser shows the price of its country`, async ({
    page,
  }) => {
    await visit(page, shopUrl('hgg', `/${locale}${path}`));
    const prices = (await block(page, 'price').getByRole('paragraph').allTextContents()).join(' ');
    expect(prices.replace(/[\u00a0\u202f]/g, ' ')).toContain(price);
  });

test('CMS-09: the product teaser drops out where it has no price', async ({ page }) => {
  await visit(page, shopUrl('hgg', `/en-gr${SHOWCASE.en}`));
  await expect(block(page, 'slider')).toBeVisible();
  await expect(block(page, 'price')).toHaveCount(0);
});

test('BLK-21: on a telephone a category’s text collapses to 24 pixels and expands', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, shopUrl('hgg', '/de-de/hemden'));
  const text = page.getByText('Acht Zentimeter länger im Rücken');
  expect((await text.boundingBox())?.height).toBe(24);
  const more = page.getByRole('button', { name: 'Weiterlesen' }).first();
  await more.click();
  expect((await text.boundingBox())?.height).toBeGreaterThan(40);
  await page.setViewportSize({ width: 1000, height: 844 });
  await expect(more).toBeHidden();
});
