import { expect, type Page } from '@playwright/test';
import { CARDS, GERMAN, MUNICH, payByCard, putIntoBasket, reachPayment } from './checkout';
import { Customer } from './ordering-customer';
import { DEVICES } from './devices';
import { messagesTo } from './mailbox';
import { test } from './own-address';

test.describe.configure({ timeout: 180_000 });

const emailFor = (name: string) => `${name}-${Date.now()}@example.org`;

async function toPayment(page: Page, email: string, method?: string): Promise<void> {
  await putIntoBasket(page, GERMAN, '/hemden');
  await reachPayment(page, GERMAN, { ...MUNICH, email }, method);
}

const orderNumber = (page: Page) => page.getByText(/^HGG-\d{7}$/);

for (const [device, viewport] of DEVICES)
  test.describe(`without JavaScript, on ${device}`, () => {
    test.use({ javaScriptEnabled: false, viewport });

    test('ORD-01: a declined card followed by another one results in one paid order, with the editors’ texts', async ({
      page,
    }) => {
      const email = emailFor('declined');
      await toPayment(page, email);
      await payByCard(page, CARDS.declined);
      await expect(page.getByRole('alert')).toContainText('abgelehnt');
      await payByCard(page, CARDS.success);
      await expect(orderNumber(page)).toBeVisible();
      await expect.poll(() => messagesTo(email), { timeout: 60_000 }).toHaveLength(1);
    });

    test('ORD-01: a customer who cancels at the bank and at the payment page pays the same order', async ({
      page,
    }) => {
      await toPayment(page, emailFor('cancelled'));
      const paymentPage = page.url();
      await payByCard(page, CARDS.authenticates);
      await expect(page.getByRole('heading', { name: 'Zahlung bestätigen' })).toBeVisible();
      await page.getByRole('button', { name: 'Abbrechen' }).click();
      await expect(page.getByRole('alert')).toContainText('Sie haben die Bestätigung abgebrochen');
      await page.getByRole('link', { name: 'Abbrechen und zurück zum Shop' }).click();
      await expect(page.getByText(/^Die Zahlung wurde abgebrochen/)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Andere Zahlungsart wählen' })).toBeVisible();
      await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
      await expect(page).toHaveURL(paymentPage);
      await payByCard(page, CARDS.authenticates);
      await page.getByRole('button', { name: 'Bestätigen', exact: true }).click();
      await expect(orderNumber(page)).toBeVisible();
    });

    test('ORD-01: a debit is confirmed as being processed, and completes later', async ({
      page,
    }) => {
      const email = emailFor('debit');
      await toPayment(page, email, 'sepaDebit');
      await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
      await page.getByRole('button', { name: 'Per SEPA-Lastschrift bezahlen' }).click();
      await expect(
        page.getByRole('heading', { name: /Bank bearbeitet die Zahlung/ }),
      ).toBeVisible();
      // The receipt of the order, and its payment.
      await expect.poll(() => messagesTo(email), { timeout: 60_000 }).toHaveLength(2);
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
