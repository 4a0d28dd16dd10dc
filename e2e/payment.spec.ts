import { expect, type Page } from '@playwright/test';
import { Customer } from './ordering-customer';
import { DEVICES } from './devices';
import { shopUrl } from './hosts';
import { messagesTo } from './mailbox';
import { test } from './own-address';

test.describe.configure({ timeout: 120_000 });

const CARDS = {
  success: '4242424242424242',
  declined: '4000000000000002',
  authenticates: '4000002500003155',
};

/** From the list to the payment page, in German, by forms. */
async function reachPayment(page: Page, email: string, method = 'card'): Promise<void> {
  await page.goto(shopUrl('hgg', '/de-de/hemden'));
  const href = await page.locator('main a[href*="/p/"]').first().getAttribute('href');
  await page.goto(shopUrl('hgg', href ?? ''));
  await page.locator('input[name="sku"]:enabled').first().check({ force: true });
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await page.goto(shopUrl('hgg', '/de-de/checkout/address'));
  await page.getByLabel('Vorname').fill('Erika');
  await page.getByLabel('Nachname').fill('Muster');
  await page.getByLabel('E-Mail', { exact: true }).first().fill(email);
  await page.getByLabel('Straße').fill('Beispielweg');
  await page.getByLabel('Hausnummer').fill('12');
  await page.getByLabel('Postleitzahl').fill('80331');
  await page.getByLabel('Ort', { exact: true }).fill('München');
  await page.getByLabel('Land', { exact: true }).selectOption('DE');
  await page.getByRole('button', { name: 'Weiter zu Versand und Zahlung' }).click();
  await page.locator(`input[name="paymentMethod"][value="${method}"]`).check({ force: true });
  await page.getByRole('button', { name: 'Weiter zur Prüfung' }).click();
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await expect(page).toHaveURL(/\/pay\/cs_test_/);
}

async function payBy(page: Page, number: string): Promise<void> {
  await page.getByLabel('Kartennummer').fill(number);
  await page.getByLabel('Gültig bis').fill('12/34');
  await page.getByLabel('Prüfnummer').fill('123');
  await page
    .getByRole('button', { name: /bezahlen$/ })
    .first()
    .click();
}

const orderNumber = (page: Page) => page.getByText(/^HGG-\d{7}$/);

for (const [device, viewport] of DEVICES)
  test.describe(`without JavaScript, on ${device}`, () => {
    test.use({ javaScriptEnabled: false, viewport });

    test('ORD-01: a declined card followed by another one results in one paid order, with the editors’ texts', async ({
      page,
    }) => {
      const email = `declined-${Date.now()}@example.org`;
      await reachPayment(page, email);
      await payBy(page, CARDS.declined);
      await expect(page.getByRole('alert')).toContainText('abgelehnt');
      await payBy(page, CARDS.success);
      await expect(orderNumber(page)).toBeVisible();
      await expect.poll(() => messagesTo(email), { timeout: 15_000 }).toHaveLength(1);
    });

    test('ORD-01: a customer who cancels at the bank and at the payment page pays the same order', async ({
      page,
    }) => {
      await reachPayment(page, `cancelled-${Date.now()}@example.org`);
      const paymentPage = page.url();
      await payBy(page, CARDS.authenticates);
      await expect(page.getByRole('heading', { name: 'Zahlung bestätigen' })).toBeVisible();
      await page.getByRole('button', { name: 'Abbrechen' }).click();
      await expect(page.getByRole('alert')).toContainText('Sie haben die Bestätigung abgebrochen');
      await page.getByRole('link', { name: 'Abbrechen und zurück zum Shop' }).click();
      await expect(page.getByText(/^Die Zahlung wurde abgebrochen/)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Andere Zahlungsart wählen' })).toBeVisible();
      await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
      await expect(page).toHaveURL(paymentPage);
      await payBy(page, CARDS.authenticates);
      await page.getByRole('button', { name: 'Bestätigen', exact: true }).click();
      await expect(orderNumber(page)).toBeVisible();
    });

    test('ORD-01: a debit is confirmed as being processed, and completes later', async ({
      page,
    }) => {
      const email = `debit-${Date.now()}@example.org`;
      await reachPayment(page, email, 'sepaDebit');
      await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
      await page.getByRole('button', { name: 'Per SEPA-Lastschrift bezahlen' }).click();
      await expect(
        page.getByRole('heading', { name: /Bank bearbeitet die Zahlung/ }),
      ).toBeVisible();
      // The receipt of the order, and its payment.
      await expect.poll(() => messagesTo(email), { timeout: 20_000 }).toHaveLength(2);
      await page.reload();
      await expect(page.getByText(`Die Bestätigung senden wir an ${email}.`)).toBeVisible();
    });
  });

test('ORD-01: a checkout without a session is empty at every step', async () => {
  const stranger = new Customer('hgg', 'nobody');
  for (const step of ['address', 'payment', 'review']) {
    const { status, body } = await stranger.get(`/de-de/checkout/${step}`);
    expect(status).toBe(200);
    expect(body).toContain('Ihr Warenkorb ist leer');
  }
});
