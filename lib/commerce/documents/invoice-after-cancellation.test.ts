import {
  SECRET_KEY,
  startService,
  WEBHOOK_SECRET,
} from '@/packages/stripe-local/testing/running-service';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { payTransfer } from '@/lib/commerce/orders/accept-transfer.server';
import { choosePayment } from '@/lib/commerce/checkout/choose-payment.server';
import { cancelPieces } from '@/lib/commerce/orders/cancel-pieces.server';
import { exportVat } from '@/lib/commerce/orders/export-orders.server';
import { BASKET, linesOf, ordered, TOTAL } from '@/lib/commerce/orders/order-life.fixture.server';
import {
  newGuest,
  orderRequestOf,
  rows,
  withOrders,
} from '@/lib/commerce/orders/orders.fixture.server';
import { grantAllowance, returnPieces } from '@/lib/commerce/orders/return-pieces.server';
import { waitingForLocks } from '@/lib/commerce/orders/shop-browser.fixture.server';
import { shipPieces } from '@/lib/commerce/orders/ship-pieces.server';
import { submitOrder } from '@/lib/commerce/orders/submit-order.server';
import { viewOrder } from '@/lib/commerce/orders/view-order.server';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { database } from '@/lib/platform/db/database.server';
import { loadCreditNote } from './credit-note.server';
import { embeddedXml } from './embedded-xml.fixture';
import { loadInvoice } from './order-documents.server';
import { textsOf } from './pdf-text.fixture';

withoutContent();
withOrders(openTestDatabase, startService, {
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
});
beforeEach(() => rows('DELETE FROM shop.documents; DELETE FROM shop.document_numbers'));

const DHL = { carrier: 'DHL', number: '0034' };

/** An order by invoice of two shirts and socks for 49.95 €, of which one shirt was cancelled. */
async function withoutOneShirt(): Promise<string> {
  const { orderId } = await ordered('invoice');
  const [shirts] = await linesOf(orderId);
  await cancelPieces(orderId, [{ lineId: shirts?.id ?? '', quantity: 1 }]);
  return orderId;
}

const forCompany = (orderId: string) =>
  rows(
    `UPDATE shop.addresses SET company = 'Huber GmbH' WHERE order_id = $1 AND kind = 'invoice'`,
    [orderId],
  );

const invoiceOf = async (orderId: string) => (await loadInvoice(orderId))?.file ?? Buffer.alloc(0);
const textOf = (file: Buffer) => textsOf([file])[0] ?? '';

/** Amounts of all elements with this name, in minor units. */
const amounts = (file: Buffer, name: string) =>
  [...(embeddedXml(file) ?? '').matchAll(new RegExp(`<ram:${name}[^>]*>(-?[\\d.]+)<`, 'g'))].map(
    ([, text]) => Math.round(Number(text) * 100),
  );

test('ORD-04: an invoice after a cancellation has the remaining pieces, their sum and their tax', async () => {
  const orderId = await withoutOneShirt();
  await shipPieces(orderId, 'all', DHL);
  const text = textOf(await invoiceOf(orderId));
  expect(text).toMatch(/29,95 € Gesamtsumme 25,17 € Nettobetrag 4,78 € Mehrwertsteuer 19 %/);
  expect(text).not.toMatch(/49,95|7,98/);
  expect((await viewOrder(orderId))?.left).toBe(2995);
});

test('ORD-04: a structured invoice after a cancellation states nothing as prepaid', async () => {
  const orderId = await withoutOneShirt();
  await forCompany(orderId);
  await shipPieces(orderId, 'all', DHL);
  const file = await invoiceOf(orderId);
  expect(amounts(file, 'GrandTotalAmount')).toEqual([2995]);
  expect(amounts(file, 'TaxTotalAmount')).toEqual([478]);
  expect(amounts(file, 'TotalPrepaidAmount')).toEqual([0]);
  expect(amounts(file, 'DuePayableAmount')).toEqual([2995]);
  expect(amounts(file, 'BilledQuantity')).toEqual([100, 100]);
});

test('ORD-04: an allowance before the invoice lowers its sum and its tax', async () => {
  const { orderId } = await ordered('prepayment');
  await forCompany(orderId);
  await payTransfer(orderId);
  await grantAllowance(orderId, 1000);
  const file = await invoiceOf(orderId);
  expect(textOf(file)).toMatch(/−10,00 € Nachlass 39,95 € Gesamtsumme 33,57 € Nettobetrag/);
  expect(amounts(file, 'TaxTotalAmount')).toEqual([638]);
  expect(amounts(file, 'GrandTotalAmount')).toEqual([3995]);
});

test('ORD-04: what gift cards still pay after a cancellation is on the invoice, and nothing is due', async () => {
  await rows('DELETE FROM shop.vouchers');
  await rows(`INSERT INTO shop.vouchers (project, code, kind, balance, currency)
    VALUES ('hgg', 'CARD', 'giftCard', 1000, 'eur')`);
  const session = await newGuest(BASKET);
  await rows(`INSERT INTO shop.basket_vouchers (basket_id, code)
    SELECT id, 'CARD' FROM shop.baskets`);
  await choosePayment(session, { shippingMethod: 'standard', paymentMethod: 'invoice' });
  const submitted = await submitOrder(orderRequestOf(session, { shownTotal: TOTAL - 1000 }));
  if (!submitted.ok) throw new Error(submitted.code);
  const { orderId } = submitted;
  await forCompany(orderId);
  const [shirts] = await linesOf(orderId);
  await cancelPieces(orderId, [{ lineId: shirts?.id ?? '', quantity: 2 }]);
  await shipPieces(orderId, 'all', DHL);
  const file = await invoiceOf(orderId);
  // The cancellation refunded the unpaid 39.95 € and 0.05 € of the card.
  expect(textOf(file)).toMatch(/ 9,95 € Gesamtsumme .*−9,95 € Geschenkkarte 0,00 € Zu zahlen/);
  expect(textOf(file)).toContain(messagesFor('de').orderDocument.paid);
  expect(amounts(file, 'TotalPrepaidAmount')).toEqual([995]);
  expect(amounts(file, 'DuePayableAmount')).toEqual([0]);
});

/** Tax of all periods in the export. */
async function exportedVat(): Promise<number> {
  const [header = '', ...lines] = (await exportVat({ from: '2000-01-01', to: '2099-12-31' })).split(
    '\r\n',
  );
  const at = header.split(',').indexOf('vat');
  return lines.reduce((sum, line) => sum + Number(line.split(',')[at] ?? 0), 0);
}

test('ORD-04, ORD-05: invoice, credit notes and VAT export agree when pieces were cancelled before and returned after', async () => {
  const orderId = await withoutOneShirt();
  await forCompany(orderId);
  await shipPieces(orderId, 'all', DHL);
  const invoice = await invoiceOf(orderId);
  const [taxed = 0] = amounts(invoice, 'TaxTotalAmount');
  expect(await exportedVat()).toBe(taxed);
  const [shirts] = await linesOf(orderId);
  await returnPieces(orderId, [{ lineId: shirts?.id ?? '', quantity: 1 }]);
  const refunds = (await viewOrder(orderId))?.refunds ?? [];
  expect(refunds.map(({ hasCreditNote }) => hasCreditNote)).toEqual([false, true]);
  const notes = await Promise.all(
    refunds.map(({ id }) => loadCreditNote({ orderId, refundId: id })),
  );
  expect(notes[0]).toBeNull();
  const credited = amounts(notes[1]?.file ?? Buffer.alloc(0), 'TaxTotalAmount')[0] ?? 0;
  expect([taxed, credited]).toEqual([478, 319]);
  expect(await exportedVat()).toBe(taxed - credited);
});

test('ORD-04: an order of which everything was cancelled before its invoice gets none', async () => {
  const { orderId } = await ordered('prepayment');
  await payTransfer(orderId);
  await cancelPieces(orderId, 'all');
  expect((await viewOrder(orderId))?.hasInvoice).toBe(false);
  expect(await loadInvoice(orderId)).toBeNull();
});

test('ORD-04: an invoice that was issued stays available after everything was cancelled', async () => {
  const { orderId } = await ordered('prepayment');
  await payTransfer(orderId);
  const issued = await loadInvoice(orderId);
  await cancelPieces(orderId, 'all');
  expect((await viewOrder(orderId))?.hasInvoice).toBe(true);
  expect((await loadInvoice(orderId))?.file.equals(issued?.file ?? Buffer.alloc(0))).toBe(true);
});

/** Starts changes that wait for the same order, in this sequence, and lets them run. */
async function inSequence(orderId: string, changes: readonly (() => Promise<unknown>)[]) {
  const holder = await database().$client.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT 1 FROM shop.orders WHERE id = $1 FOR UPDATE', [orderId]);
  const running: Promise<unknown>[] = [];
  for (const change of changes) {
    running.push(change());
    await waitingForLocks(running.length);
  }
  await holder.query('COMMIT');
  holder.release();
  await Promise.all(running);
}

test.each([
  ['before', true],
  ['after', false],
] as const)(
  'ORD-04, ORD-05: pieces cancelled just %s the invoice of their order are subtracted exactly once',
  async (_, isCancelledFirst) => {
    const { orderId } = await ordered('prepayment');
    await payTransfer(orderId);
    const [shirts] = await linesOf(orderId);
    const cancel = () => cancelPieces(orderId, [{ lineId: shirts?.id ?? '', quantity: 1 }]);
    const issue = () => loadInvoice(orderId);
    await inSequence(orderId, isCancelledFirst ? [cancel, issue] : [issue, cancel]);
    const text = textOf(await invoiceOf(orderId));
    const [refund] = (await viewOrder(orderId))?.refunds ?? [];
    expect(text.includes(isCancelledFirst ? '29,95 € Gesamtsumme' : '49,95 € Gesamtsumme')).toBe(
      true,
    );
    expect(refund?.hasCreditNote).toBe(!isCancelledFirst);
    const note = await loadCreditNote({ orderId, refundId: refund?.id ?? '' });
    expect(note === null).toBe(isCancelledFirst);
  },
);
