import { expect, type Page } from '@playwright/test';
import pg from 'pg';
import {
  confirmedNumber,
  GERMAN,
  MUNICH,
  openPage,
  payAndLoseReturn,
  payByCard,
  putIntoBasket,
  reachPayment,
  reachReview,
  sendAddress,
  sendStep,
  type Shop,
  type Typed,
} from './checkout';
import { DEVICES } from './devices';
import { messagesTo } from './mailbox';
import { sendForm } from './page-requests';
import { test } from './own-address';

test.describe.configure({ timeout: 180_000 });

const SHIRTS = '/hemden';
const emailFor = (name: string) => `${name}-${Date.now()}@example.org`;
const summary = (page: Page) => page.getByRole('main');

/** Waits for the only email to an address. @returns its texts */
async function emailTo(address: string): Promise<string> {
  await expect.poll(() => messagesTo(address), { timeout: 60_000 }).toHaveLength(1);
  const [message] = await messagesTo(address);
  return (await fetch(`${process.env.MAIL_READER_URL}/messages/${message?.id}`)).text();
}

for (const [device, viewport] of DEVICES)
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test.describe('across the border', () => {
      test.use({ javaScriptEnabled: false });

      test('BSK-08: a Swiss order shows the Swiss tax, including in its email', async ({
        page,
      }) => {
        const shop: Shop = { project: 'hgg', locale: 'de-ch' };
        const email = emailFor('swiss');
        await putIntoBasket(page, shop, SHIRTS);
        const zurich: Typed = {
          ...MUNICH,
          postalCode: '8001',
          city: 'Zürich',
          country: 'CH',
          email,
        };
        await reachReview(page, shop, zurich);
        await expect(summary(page)).toContainText('Enthaltene gesetzliche Mehrwertsteuer, 8,1 %');
        await sendStep(page, 'order');
        await payByCard(page);
        const number = await confirmedNumber(page);
        const sent = await emailTo(email);
        expect(sent).toContain(number);
        expect(sent).toContain('Mehrwertsteuer 8,1');
      });

      test('BSK-08: an American order requires a state, and is an export without tax', async ({
        page,
      }) => {
        const shop: Shop = { project: 'hgg', locale: 'en-us' };
        const email = emailFor('american');
        await putIntoBasket(page, shop, '/shirts');
        const boston: Typed = {
          ...MUNICH,
          postalCode: '02108',
          city: 'Boston',
          country: 'US',
          email,
        };
        await page.goto(openPage(shop, '/checkout/address'));
        const form = page.locator('form[action^="/api/checkout/address"]').first();
        await form.locator('[name="country"]').selectOption('US');
        for (const [name, text] of Object.entries(boston))
          if (name !== 'country') await form.locator(`[name="${name}"]`).fill(text);
        await sendStep(page, 'address');
        await expect(page.getByRole('group', { name: 'Please check these details' })).toContainText(
          'State',
        );
        await sendAddress(page, shop, { ...boston, state: 'MA' });
        await sendStep(page, 'payment');
        await expect(page).toHaveURL(/\/checkout\/review/);
        await expect(summary(page)).toContainText('Boston, MA 02108');
        await expect(summary(page)).toContainText('United States');
        await expect(summary(page)).toContainText('Without VAT.');
        await sendStep(page, 'order');
        await payByCard(page);
        const number = await confirmedNumber(page);
        const sent = await emailTo(email);
        expect(sent).toContain(number);
        expect(sent).toContain('Export delivery, exempt from VAT');
      });
    });

    test('ORD-01: after Back from the payment page the same order is paid', async ({ page }) => {
      await putIntoBasket(page, GERMAN, SHIRTS);
      await reachPayment(page, GERMAN, { ...MUNICH, email: emailFor('back') });
      const paymentPage = page.url();
      await page.goBack();
      await expect(page).toHaveURL(/\/checkout\/review/);
      await sendStep(page, 'order');
      await expect(page).toHaveURL(paymentPage);
      await payByCard(page);
      await confirmedNumber(page);
      await page.goBack();
      await page.goto(openPage(GERMAN, '/checkout/review'));
      await expect(page.getByText('Ihr Warenkorb ist leer')).toBeVisible();
    });

    test('BSK-08: two tabs with one basket create one order', async ({ page, context }) => {
      const email = emailFor('two-tabs');
      await putIntoBasket(page, GERMAN, SHIRTS);
      await reachReview(page, GERMAN, { ...MUNICH, email });
      const other = await context.newPage();
      await other.goto(openPage(GERMAN, '/checkout/review'));
      await sendStep(page, 'order');
      await sendStep(other, 'order');
      await expect(page).toHaveURL(/\/pay\/cs_test_/);
      await expect(other).toHaveURL(page.url());
      await payByCard(page);
      const number = await confirmedNumber(page);
      await other.reload();
      await expect(other.getByRole('heading', { name: 'Bereits bezahlt' })).toBeVisible();
      await other.getByRole('link', { name: 'Weiter zum Shop' }).click();
      expect(await confirmedNumber(other)).toBe(number);
      expect(await emailTo(email)).toContain(number);
    });

    test('ORD-01: an order is completed by the webhook if the browser is closed after payment', async ({
      browser,
    }) => {
      const email = emailFor('closed');
      const context = await browser.newContext();
      const page = await context.newPage();
      await putIntoBasket(page, GERMAN, SHIRTS);
      await reachPayment(page, GERMAN, { ...MUNICH, email });
      await payAndLoseReturn(page);
      await context.close();
      expect(await emailTo(email)).toMatch(/HGG-\d{7}/);
    });

    test('ORD-01: Czech customers have pages, payment and emails in Czech', async ({ page }) => {
      const shop: Shop = { project: 'hgg', locale: 'cs-cz' };
      const email = emailFor('czech');
      await putIntoBasket(page, shop, '/kosile');
      const prague = { ...MUNICH, postalCode: '11000', city: 'Praha', country: 'CZ', email };
      await reachReview(page, shop, prague);
      await expect(
        page.getByRole('button', { name: 'Objednat s povinností platby' }),
      ).toBeVisible();
      await expect(summary(page)).toContainText('Včetně DPH, 21 %');
      await sendStep(page, 'order');
      await payByCard(page);
      const number = await confirmedNumber(page);
      const sent = await emailTo(email);
      expect(sent).toContain(number);
      expect(sent).toMatch(/objednávk/i);
    });

    test('ORD-01: an expired payment returns to the shop with the basket unchanged', async ({
      page,
    }) => {
      await putIntoBasket(page, GERMAN, SHIRTS);
      await reachPayment(page, GERMAN, { ...MUNICH, email: emailFor('expired') });
      const { origin, pathname } = new URL(page.url());
      const session = pathname.split('/').at(-1);
      const expired = await fetch(`${origin}/v1/checkout/sessions/${session}/expire`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${process.env.STRIPE_SECRET_KEY}` },
      });
      expect(expired.status).toBe(200);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Zeit abgelaufen' })).toBeVisible();
      await page.getByRole('link', { name: 'Weiter zum Shop' }).click();
      await expect(page).toHaveURL(/\/checkout\/review/);
      await sendStep(page, 'order');
      await expect(page).toHaveURL(/\/pay\/cs_test_/);
      expect(page.url()).not.toContain(session);
      await payByCard(page);
      await confirmedNumber(page);
    });
  });

/** A size that is cheap enough for every payment method, and not used by other journeys. */
async function withSku(during: (sku: string, database: pg.Client) => Promise<void>): Promise<void> {
  const database = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await database.connect();
  try {
    const { rows } = await database.query<{ sku: string }>(
      `SELECT sku FROM shop.skus JOIN shop.prices USING (sku)
       WHERE project = 'hgg' AND NOT is_nos AND stock > 3 AND currency = 'eur' AND price < 20000
       ORDER BY sku DESC LIMIT 1 OFFSET 25`,
    );
    await during(rows[0]?.sku ?? '', database);
  } finally {
    await database.end();
  }
}

test('BSK-08: a price that changes after the review is shown before the order is placed', async ({
  page,
}) => {
  await withSku(async (sku, database) => {
    await sendForm(page, 'hgg', '/api/cart/cart/add', { locale: 'de-de', sku, count: '1' });
    await reachReview(page, GERMAN, { ...MUNICH, email: emailFor('price') });
    const change = (by: number) =>
      database.query(
        "UPDATE shop.prices SET price = price + $2 WHERE sku = $1 AND currency = 'eur'",
        [sku, by],
      );
    await change(100);
    try {
      await sendStep(page, 'order');
      await expect(page).toHaveURL(/\/checkout\/review/);
      await expect(page.getByText('Preis oder Steuer haben sich geändert.')).toBeVisible();
      await sendStep(page, 'order');
      await payByCard(page);
      await confirmedNumber(page);
    } finally {
      await change(-100);
    }
  });
});
