import { expect, type Page } from '@playwright/test';
import { DEVICES } from './devices';
import { shopUrl, type Project } from './hosts';
import { visit } from './hydrated-page';
import { test } from './own-address';
import { chooseAccount } from './wallet';

/** Adds the first article of a list to the basket; the response of its form is the basket page. */
async function fillBasket(page: Page, project: Project, list: string): Promise<void> {
  await page.goto(shopUrl(project, list));
  const href = await page.locator('main a[href*="/p/"]').first().getAttribute('href');
  await page.goto(shopUrl(project, href ?? ''));
  await page.locator('input[name="sku"]:enabled').first().check({ force: true });
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
}

const express = (page: Page) =>
  page.getByRole('main').getByRole('form', { name: 'Express-Kasse' }).getByRole('button');

test.describe.configure({ timeout: 180_000 });

for (const [device, viewport] of DEVICES)
  test.describe(`without JavaScript, on ${device}`, () => {
    test.use({ javaScriptEnabled: false, viewport });

    test('BSK-09, BSK-10: PayPal leads from the basket, through the address, to a paid order', async ({
      page,
    }) => {
      await fillBasket(page, 'hgg', '/de-de/hemden');
      await expect(express(page)).toHaveText(['Weiter mit PayPal', 'Weiter mit Amazon Pay']);
      await express(page).first().click();
      await chooseAccount(page, 'incomplete');
      await expect(page.getByText(/bezahlen können Sie danach mit PayPal oder auf/)).toBeVisible();
      // Missing fields are listed, and all others are kept.
      await expect(page.getByRole('group', { name: 'Bitte prüfen Sie diese Angaben' })).toHaveText(
        /Postleitzahl: Bitte füllen Sie dieses Feld aus/,
      );
      await expect(page.getByLabel('Vorname')).toHaveValue('Jan');
      await expect(page.getByLabel('Straße')).toHaveValue('Am Markt');
      await expect(page.getByLabel('Ort', { exact: true })).toHaveValue('München');
      await page.getByLabel('Postleitzahl').fill('80331');
      await page.getByRole('button', { name: 'Weiter zu Versand und Zahlung' }).click();
      await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked();
      await page.goto(shopUrl('hgg', '/de-de/checkout/cart'));
      await express(page).last().click();
      await expect(page).toHaveURL(shopUrl('hgg', '/de-de/checkout/review'));
      await expect(page.getByRole('main').getByText('Amazon Pay')).toBeVisible();
      await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
      await page.getByRole('button', { name: 'Amazon Pay' }).click();
      await expect(page).toHaveURL(/\/de-de\/checkout\/confirmation\?/);
      await expect(page.getByText(/^HGG-\d{7}$/)).toBeVisible();
    });

    test('BSK-09: Amazon Pay fills in its address at the review, and the order is paid', async ({
      page,
    }) => {
      await fillBasket(page, 'hgg', '/de-de/hemden');
      await express(page).last().click();
      await chooseAccount(page, 'complete');
      await expect(page).toHaveURL(shopUrl('hgg', '/de-de/checkout/review'));
      await expect(page.getByRole('main')).toContainText('Am Markt 12');
      await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
      await page.getByRole('button', { name: 'Amazon Pay' }).click();
      await expect(page.getByText(/^HGG-\d{7}$/)).toBeVisible();
    });
  });

test('BSK-07: the home page of a shop without a basket icon links to a filled basket', async ({
  page,
}) => {
  await visit(page, shopUrl('eck', '/de-de'));
  const section = page.getByRole('region', { name: 'In Ihrem Warenkorb' });
  await expect(section).toHaveCount(0);
  await visit(page, shopUrl('eck', '/de-de/strick'));
  const href = await page.locator('main a[href*="/p/"]').first().getAttribute('href');
  await visit(page, shopUrl('eck', href ?? ''));
  await page.locator('input[name="sku"]:enabled').first().check({ force: true });
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible();
  await visit(page, shopUrl('eck', '/de-de'));
  await section.scrollIntoViewIfNeeded();
  await section.getByRole('listitem').getByRole('link').click();
  await expect(page).toHaveURL(/\/de-de\/p\//);
});
