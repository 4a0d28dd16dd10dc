import { expect, type Locator, type Page } from '@playwright/test';
import { shopUrl } from './hosts';
import { test, visit } from './hydrated-page';

const CATEGORY = '/de-de/hemden';

const row = (page: Page) => page.getByRole('list', { name: 'Filter', exact: true });
const chips = (page: Page) => page.getByRole('list', { name: 'Gewählte Filter' });
const countOf = (value: Locator) =>
  value.evaluate((box) => box.closest('label')?.querySelector('[aria-hidden]')?.textContent ?? '');
const parameters = (page: Page) => new URL(page.url()).searchParams;

/** Delays the search's responses, earlier requests more than later ones. */
async function respondInReverse(page: Page) {
  let requestCount = 0;
  await page.route('**/_search/1/indexes/*/queries**', async (route) => {
    requestCount += 1;
    const wait = Math.max(0, 1_500 - requestCount * 300);
    await new Promise((resolve) => setTimeout(resolve, wait));
    await route.continue().catch(() => undefined);
  });
}

test.describe('filters of a wide window', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('FLT-02: five quick clicks end with the last one, however late the responses are', async ({
    page,
  }) => {
    await visit(page, shopUrl('hgg', CATEGORY));
    await row(page).getByRole('button', { name: 'Farbe' }).click();
    const colours = page.getByRole('group', { name: 'Farbe' });
    await expect(colours.getByRole('checkbox').first()).toBeVisible();
    await respondInReverse(page);
    for (const colour of ['Blau', 'Weiß', 'Grün', 'Weiß', 'Blau'])
      await colours.getByRole('checkbox', { name: new RegExp(`^${colour}`) }).click();
    await expect(colours.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await expect.poll(() => parameters(page).get('filters[filterColor]')).toBe('green');
    const chosen = colours.getByRole('checkbox', { checked: true });
    await expect(chosen).toHaveAccessibleName(/^Grün/);
    const count = await countOf(chosen);
    await expect(page.getByRole('main').getByText(`${count} Artikel`).first()).toBeVisible();
  });

  test('FLT-04: a price is chosen by keyboard', async ({ page }) => {
    await visit(page, shopUrl('hgg', CATEGORY));
    const button = row(page).getByRole('button', { name: 'Preis' });
    await button.focus();
    await page.keyboard.press('Enter');
    const lowest = page.getByRole('slider', { name: 'Preis ab' });
    await expect(lowest).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(lowest).toBeFocused();
    const least = Number(await lowest.inputValue());
    for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(() => parameters(page).get('range[priceMin]')).toBe(`${least + 20}:`);
    await expect(chips(page).getByRole('link')).toHaveCount(1);
    await expect(lowest).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(lowest).toBeHidden();
  });
});

test.describe('filters on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('FLT-03: the drawer is operable by keyboard, and its button shows the count', async ({
    page,
  }) => {
    await visit(page, shopUrl('hgg', CATEGORY));
    const opener = page.getByRole('button', { name: /^Filtern und sortieren/ });
    await opener.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', { name: /^Farbe/ }).focus();
    await page.keyboard.press('Enter');
    await expect(drawer.getByRole('button', { name: 'Alle Filter' })).toBeFocused();
    const blue = drawer.getByRole('checkbox', { name: /^Blau/ });
    await blue.focus();
    await page.keyboard.press('Space');
    await expect(blue).toBeChecked();
    const count = await countOf(blue);
    const show = drawer.getByRole('button', { name: `${count} Artikel anzeigen` });
    await show.focus();
    await page.keyboard.press('Enter');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(opener).toHaveText(/\(1\)/);
  });
});

test('selected filters can be removed without scripts', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  // Without scripts no picture is lazy: all of them are rendered before the load event.
  await page.goto(shopUrl('hgg', `${CATEGORY}?filters[filterColor]=blue,white`), {
    waitUntil: 'domcontentloaded',
  });
  await chips(page)
    .getByRole('link', { name: 'Filter entfernen: Blau' })
    .click({ noWaitAfter: true });
  await expect.poll(() => parameters(page).get('filters[filterColor]')).toBe('white');
  await expect(chips(page).getByRole('link')).toHaveCount(1);
  await expect(row(page)).toBeHidden();
  await page.close();
});
