import { expect, type Page } from '@playwright/test';
import { shopUrl } from './hosts';
import { test, visit } from './hydrated-page';
import { isWhole } from '@/scripts/testing/combinations';

/** Combinations of the seeded catalogue; a wrong slug redirects to the right one. */
const SET = '/de-de/p/set/20326029';
const OUTFIT = '/de-de/p/look/20325481';
const KIT = '/de-de/p/baukasten/20375075';
const VOUCHER = '/de-de/p/geschenkkarte/20405489';

const sizes = (page: Page) => page.getByRole('combobox', { name: /^Größe:/ });

async function chooseFirst(page: Page, at: number): Promise<void> {
  const select = sizes(page).nth(at);
  const value = await select
    .locator('option:enabled:not([value=""])')
    .first()
    .getAttribute('value');
  await select.selectOption(value);
}

const add = (page: Page) => page.getByRole('button', { name: 'In den Warenkorb' }).click();

async function openBasket(page: Page): Promise<void> {
  await visit(page, shopUrl('hgg', '/de-de/checkout/cart'));
  await expect(page.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
}

const lines = (page: Page) => page.getByRole('list', { name: 'Artikel im Warenkorb' });

test('SET-02, SET-04: a set shows an error while a size is missing, and is one line of the basket', async ({
  page,
}) => {
  await visit(page, shopUrl('hgg', SET));
  await chooseFirst(page, 0);
  await add(page);
  await expect(page.getByText('Bitte wählen Sie alle Größen.')).toBeVisible();
  await expect(sizes(page).nth(1)).toBeFocused();
  await chooseFirst(page, 1);
  await expect(page.getByText('Bitte wählen Sie alle Größen.')).toBeHidden();
  await add(page);
  await expect(page.getByText(/Set aus Boxershorts und Socken.* liegt in Ihrem/)).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Warenkorb' })).toContainText(
    'Set aus Boxershorts',
  );
  await openBasket(page);
  await expect(lines(page).getByRole('link', { name: /^Set aus Boxershorts/ })).toHaveCount(1);
  await expect(page.getByText('49,95').first()).toBeVisible();
});

test('SET-02: an outfit can be bought without one of its products', async ({ page }) => {
  await visit(page, shopUrl('hgg', OUTFIT));
  await page.getByRole('button', { name: /^Weglassen: Sakko/ }).click();
  await expect(sizes(page)).toHaveCount(3);
  for (const at of [0, 1, 2]) await chooseFirst(page, at);
  await add(page);
  await expect(page.getByText(/liegt in Ihrem Warenkorb/)).toBeVisible();
  await openBasket(page);
  await expect(lines(page).getByRole('button', { name: /^Entfernen: / })).toHaveCount(3);
});

test('SET-03: another colour of a kit’s product keeps the size if it is available', async ({
  page,
}) => {
  await visit(page, shopUrl('hgg', KIT));
  const colours = page.getByRole('group', { name: /^Farbe: Karierte .*Weste/ }).getByRole('radio');
  const size = page.getByRole('combobox', { name: /^Größe: Karierte .*Weste/ });
  await colours.nth(0).check({ force: true });
  const offered = (at: number) =>
    colours
      .nth(at)
      .check({ force: true })
      .then(() => size.locator('option:enabled:not([value=""])').allTextContents());
  const [first, second] = [await offered(0), await offered(1)];
  const kept = first.find((label) => second.includes(label)) ?? '';
  await colours.nth(0).check({ force: true });
  await size.selectOption({ label: kept });
  await colours.nth(1).check({ force: true });
  expect(await size.locator('option:checked').textContent()).toBe(kept);
});

test('PDP-07: the amounts of a voucher have URLs of their own, and can be bought', async ({
  page,
}) => {
  await visit(page, shopUrl('hgg', VOUCHER));
  await expect(sizes(page)).toHaveCount(0);
  const amounts = page.getByRole('navigation', { name: 'Betrag' });
  await amounts.getByRole('link', { name: /^100,00/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /100,00/ })).toBeVisible();
  await add(page);
  await expect(page.getByText(/liegt in Ihrem Warenkorb/)).toBeVisible();
  await openBasket(page);
  await expect(lines(page).getByRole('link', { name: /^Geschenkkarte 100,00/ })).toBeVisible();
});

// In the gate `combination-detail.test.tsx` has the form, and `article` sends one without scripts.
if (isWhole())
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('SET-04: a set is a form that adds to the basket', async ({ page }) => {
      await page.goto(shopUrl('hgg', SET));
      await chooseFirst(page, 0);
      await chooseFirst(page, 1);
      await add(page);
      await expect(page).toHaveURL(/\/de-de\/checkout\/cart$/);
      await expect(lines(page).getByRole('link', { name: /^Set aus Boxershorts/ })).toHaveCount(1);
    });
  });
