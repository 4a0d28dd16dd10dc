import { expect, type Page } from '@playwright/test';
import { shopUrl } from './hosts';
import { untilHydrated } from './hydrated-page';
import { test } from './own-address';

const SHIRTS = '/de-de/hemden';
const ELSEWHERE = 'An eine andere Adresse liefern';

/** Opens the first article of a list and chooses a size, once the page is ready. */
async function chooseArticle(page: Page, untilReady: (page: Page) => Promise<void>): Promise<void> {
  await page.goto(shopUrl('hgg', SHIRTS));
  const href = await page.locator('main a[href*="/p/"]').first().getAttribute('href');
  if (!href) throw new Error('the list shows no article');
  await page.goto(shopUrl('hgg', href));
  await untilReady(page);
  await page.locator('input[name="sku"]:enabled').first().check({ force: true });
}

const openAddress = (page: Page) => page.goto(shopUrl('hgg', '/de-de/checkout/address'));

async function fillIn(page: Page, group: string, fields: Readonly<Record<string, string>>) {
  const within = page.getByRole('group', { name: group, exact: true });
  for (const [label, text] of Object.entries(fields)) {
    const field = within.getByLabel(label, { exact: true }).first();
    if (label === 'Land') await field.selectOption(text);
    else await field.fill(text);
  }
}

const CUSTOMER = { Vorname: 'Jan', Nachname: 'Novák', 'E-Mail': 'jan-elsewhere@example.com' };
const HOME = { Straße: 'Am Markt', Hausnummer: '12', Postleitzahl: '80331', Ort: 'München' };
const ABROAD = {
  Vorname: 'Eva',
  Nachname: 'Nováková',
  Straße: 'Ring',
  Hausnummer: '7',
  Postleitzahl: '1010',
  Ort: 'Wien',
  Land: 'AT',
};

/** Submits the second address, and expects both in the review. */
async function orderElsewhere(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Weiter zu Versand und Zahlung' });
  await fillIn(page, 'Lieferadresse', { ...ABROAD, Postleitzahl: '80331' });
  await next.click();
  const summary = page.getByRole('group', { name: 'Bitte prüfen Sie diese Angaben' });
  await expect(summary).toContainText('Lieferadresse, Postleitzahl');
  await fillIn(page, 'Lieferadresse', ABROAD);
  await next.click();
  await page.getByRole('button', { name: 'Weiter zur Prüfung' }).click();
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(part('Lieferadresse')).toContainText(/Eva Nováková.*Ring 7.*1010 Wien.*Österreich/s);
  await expect(part('Rechnungsadresse')).toContainText(/Jan Novák.*Am Markt 12.*80331 München/s);
  await page.goto(shopUrl('hgg', '/de-de/checkout/address'));
  await expect(page.getByRole('checkbox', { name: ELSEWHERE })).toBeChecked();
  const delivery = page.getByRole('group', { name: 'Lieferadresse', exact: true });
  await expect(delivery.getByLabel('Ort', { exact: true })).toHaveValue('Wien');
}

test('BSK-08: an order has different delivery and invoice addresses', async ({ page }) => {
  await chooseArticle(page, untilHydrated);
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await openAddress(page);
  await untilHydrated(page);
  await fillIn(page, 'Wer bestellt', CUSTOMER);
  await fillIn(page, 'Wohin wir liefern', { ...HOME, Land: 'DE' });
  await page.getByRole('checkbox', { name: ELSEWHERE }).check();
  await orderElsewhere(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('BSK-08: the second address is entered on a following page', async ({ page }) => {
    await chooseArticle(page, async () => {});
    await page.getByRole('button', { name: 'In den Warenkorb' }).click();
    await expect(page).toHaveURL(/checkout\/cart/);
    await openAddress(page);
    await fillIn(page, 'Wer bestellt', CUSTOMER);
    await fillIn(page, 'Wohin wir liefern', { ...HOME, Land: 'DE' });
    await page.getByRole('checkbox', { name: ELSEWHERE }).check();
    await page.getByRole('button', { name: 'Weiter zu Versand und Zahlung' }).click();
    await expect(page.getByText('Bitte prüfen Sie diese Angaben')).toHaveCount(0);
    await orderElsewhere(page);
  });
});
