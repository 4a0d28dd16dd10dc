import { mkdirSync } from 'node:fs';
import { expect, type Browser } from '@playwright/test';
import pg from 'pg';
import { Customer } from './ordering-customer';
import { sendRequest, shopUrl } from './hosts';
import { messagesTo } from './mailbox';
import { ownAddress, test } from './own-address';
import { staff } from './staff';

/** A size of hgg that is cheap enough for an invoice. */
async function someSku(): Promise<string> {
  const database = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await database.connect();
  try {
    const { rows } = await database.query<{ sku: string }>(
      `SELECT sku FROM shop.skus JOIN shop.prices USING (sku)
       WHERE project = 'hgg' AND NOT is_nos AND stock > 3 AND currency = 'eur' AND price < 20000
       ORDER BY sku LIMIT 1 OFFSET 40`,
    );
    return rows[0]?.sku ?? '';
  } finally {
    await database.end();
  }
}

async function subjectsTo(email: string, part: string): Promise<void> {
  await expect
    .poll(async () => JSON.stringify(await messagesTo(email)), { timeout: 60_000 })
    .toContain(part);
}

/** A guest's order, with its number from the email. */
async function orderBy(paymentMethod: string, name: string) {
  const customer = new Customer('hgg', `${name}-${Date.now()}`);
  await customer.reachReview(await someSku(), paymentMethod);
  const confirmation = await customer.order();
  expect(confirmation).toContain('/checkout/confirmation?order=');
  const { body } = await customer.get(confirmation);
  const [number = ''] = /HGG-\d{7}/.exec(body) ?? [];
  expect(number).not.toBe('');
  return { buyer: customer, number };
}

/** Another browser of the same guest, without JavaScript. */
async function openStatus(browser: Browser, email: string, number: string) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(shopUrl('hgg', `/de-de/checkout/order?number=${number}`));
  await page.getByLabel('E-Mail-Adresse der Bestellung').fill(email);
  await page.getByRole('button', { name: 'Bestellung anzeigen' }).click();
  await expect(page.getByRole('heading', { name: `Bestellung ${number}` })).toBeVisible();
  return page;
}

const SHOTS = process.env.ORDER_SHOTS;

test('ORD-02: an order is prepaid, shipped, invoiced and returned without JavaScript', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const { buyer: customer, number } = await orderBy('prepayment', 'life');
  await subjectsTo(customer.email, `Bitte überweisen Sie für Ihre Bestellung ${number}`);
  await staff('paid', number);
  await staff('ship', number, '--carrier', 'DHL', '--parcel', `0034${Date.now()}`);
  await subjectsTo(customer.email, `Ihre Bestellung ${number} ist unterwegs`);
  const page = await openStatus(browser, customer.email, number);
  await expect(page.getByText('Versendet', { exact: true })).toBeVisible();
  await expect(page.getByText(/DHL, Sendungsnummer 0034/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Rechnung herunterladen (PDF)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^RE-HGG-\d{6}\.pdf$/);
  if (SHOTS) {
    mkdirSync(SHOTS, { recursive: true });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 1000 });
      await page.screenshot({ path: `${SHOTS}/status-${width}.png`, fullPage: true });
    }
  }
  await page.getByRole('main').getByRole('link', { name: 'Vertrag widerrufen' }).click();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(page.getByText('Ihr Widerruf ist bei uns eingegangen')).toBeVisible();
  await subjectsTo(customer.email, `Ihr Widerruf zur Bestellung ${number}`);
  await staff('return', number);
  await subjectsTo(customer.email, `Erstattung zu Ihrer Bestellung ${number}`);
  await page.reload();
  await expect(page.getByText(/1 zurückgenommen/)).toBeVisible();
  await page.context().close();
});

test('ORD-02: a guest can cancel an order by invoice until it is shipped', async ({ browser }) => {
  test.setTimeout(180_000);
  const { buyer: customer, number } = await orderBy('invoice', 'cancel');
  const page = await openStatus(browser, customer.email, number);
  await page.getByText('Stornieren', { exact: true }).click();
  await page.getByRole('button', { name: 'Alles stornieren' }).click();
  await expect(page.getByText('Storniert.')).toBeVisible();
  await expect(page.getByText('Storniert', { exact: true })).toBeVisible();
  await subjectsTo(customer.email, `Stornierung zu Ihrer Bestellung ${number}`);
  await page.context().close();
});

test('ORD-02: a wrong email and an unknown number get the same response, which is not cached', async () => {
  const { number } = await orderBy('invoice', 'neutral');
  const address = ownAddress();
  const lookup = (orderNumber: string) => {
    const port = Number(process.env.PORT ?? 3000);
    return sendRequest('hgg.localhost', '/api/order/open', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: `http://hgg.localhost:${port}`,
        ...address,
      },
      body: JSON.stringify({ orderNumber, email: 'nobody@example.org' }),
    });
  };
  const [wrong, unknown] = [await lookup(number), await lookup('HGG-9999999')];
  expect([wrong.status, wrong.body]).toEqual([404, unknown.body]);
  expect(unknown.status).toBe(404);
  expect(wrong.headers['set-cookie']).toBeUndefined();
  const page = await sendRequest('hgg.localhost', '/de-de/checkout/order');
  expect([page.status, page.headers['cache-control']]).toEqual([
    200,
    expect.stringContaining('no-store'),
  ]);
});
