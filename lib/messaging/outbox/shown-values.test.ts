import { randomUUID } from 'node:crypto';
import {
  SECRET_KEY,
  startService,
  WEBHOOK_SECRET,
} from '@/packages/stripe-local/testing/running-service';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { loadInvoice, loadReturnLabel } from '@/lib/commerce/documents/order-documents.server';
import { textsOf } from '@/lib/commerce/documents/pdf-text.fixture';
import { payTransfer } from '@/lib/commerce/orders/accept-transfer.server';
import { cancelOrder } from '@/lib/commerce/orders/cancel-order.server';
import { cancelPieces } from '@/lib/commerce/orders/cancel-pieces.server';
import { declareWithdrawal } from '@/lib/commerce/orders/declare-withdrawal.server';
import { linesOf, ordered } from '@/lib/commerce/orders/order-life.fixture.server';
import { rows, SOCKS, withOrders } from '@/lib/commerce/orders/orders.fixture.server';
import { receiveTransfer } from '@/lib/commerce/orders/receive-transfer.server';
import { returnPieces } from '@/lib/commerce/orders/return-pieces.server';
import { shipPieces } from '@/lib/commerce/orders/ship-pieces.server';
import { registerReturn } from '@/lib/commerce/returns/registered-return.server';
import type { ComposedEmail } from '@/lib/messaging/mail/email';
import { letterText } from '@/lib/messaging/mail/letter-text';
import { formEmails } from './form-emails.server';
import { orderNews } from './order-news-emails.server';
import { orderPaidEmail } from './order-paid-email.server';

withoutContent();
withOrders(openTestDatabase, startService, {
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
});

const SET = 'Oxfordhemd 3XL, Krawatte allsize';

/** Two sets and a pair of one-size socks, delivered before payment or after it. */
async function orderOfEverything(method: 'invoice' | 'prepayment') {
  const { orderId } = await ordered(method);
  await rows(`UPDATE shop.order_lines SET size = CASE WHEN sku = '${SOCKS}'
    THEN 'allsize' ELSE '${SET}' END, name = CASE WHEN sku = '${SOCKS}'
    THEN 'Socken' ELSE 'Hemd mit Krawatte' END`);
  if (method === 'prepayment') await payTransfer(orderId);
  return orderId;
}

interface Row extends Record<string, unknown> {
  key: string;
  kind: string;
  payload: { orderId: string };
}

async function emailOf({ key, kind, payload }: Row): Promise<ComposedEmail | null> {
  if (kind === 'order-paid') return orderPaidEmail(key, payload.orderId);
  return formEmails[kind]?.(key, payload) ?? orderNews(key, kind, payload);
}

/** Text and attachments of every email in the outbox, by kind. */
async function writtenTo() {
  const queued = await rows<Row>('SELECT key, kind, payload FROM shop.outbox ORDER BY id');
  const written = new Map<string, string>();
  for (const row of queued) {
    const email = await emailOf(row);
    if (!email) throw new Error(`${row.kind} has no email`);
    const attached = textsOf(email.attachments?.map(({ file }) => file) ?? []);
    written.set(row.kind, [email.letter.subject, letterText(email.letter), ...attached].join('\n'));
  }
  return written;
}

/** Values for programs only, except in addresses, which contain ids. */
const INTERNAL =
  /allsize|\d{8}-\d{3}|[\da-f]{8}-[\da-f]{4}-|\{\w+\}|undefined|null|NaN|prepayment|OPEN|SHIPPED/;
const shown = (text: string) => text.replaceAll(/https?:\S+/g, '');

/** An order with pieces that are cancelled, shipped, announced, returned and withdrawn. */
async function wholeLife() {
  const orderId = await orderOfEverything('invoice');
  const [set, socks] = await linesOf(orderId);
  const one = (line = set) => [{ lineId: line?.id ?? '', quantity: 1 }];
  await cancelPieces(orderId, one());
  await shipPieces(orderId, 'all', { carrier: 'DHL', number: '00340434161094000000' });
  await loadInvoice(orderId);
  const pieces = new Map([[socks?.id ?? '', 1]]);
  await registerReturn({ orderId, requestKey: randomUUID(), pieces });
  await returnPieces(orderId, one(socks));
  await declareWithdrawal(orderId, { key: randomUUID(), name: 'Max Muster', pieces: one() });
  return orderId;
}

/** An order that ended before its transfer came, and what is told about a direct debit. */
async function otherEnds() {
  const { orderId } = await ordered('prepayment');
  await cancelOrder(orderId);
  await receiveTransfer(orderId, null);
  for (const kind of ['order-received', 'payment-failed'])
    await rows('INSERT INTO shop.outbox (key, kind, payload) VALUES ($1, $2, $3)', [
      `${kind}:${orderId}`,
      kind,
      { orderId },
    ]);
}

test('ORD-02, GEN-02: no email of an order and no document contains a key, an id or a code', async () => {
  const orderId = await wholeLife();
  await orderOfEverything('prepayment');
  await otherEnds();
  const written = await writtenTo();
  expect([...written.keys()].toSorted()).toEqual([
    'order-accepted',
    'order-cancelled',
    'order-paid',
    'order-received',
    'order-refunded',
    'order-shipped',
    'payment-failed',
    'prepayment-request',
    'return-registered',
    'transfer-late',
    'withdrawal-received',
  ]);
  const label = await loadReturnLabel(orderId);
  const texts = [...written.values(), ...textsOf(label ? [label.file] : [])];
  for (const text of texts) expect(shown(text)).not.toMatch(INTERNAL);
});

test('ORD-02: each email lists its pieces, with the sizes of a set’s parts', async () => {
  await wholeLife();
  const written = await writtenTo();
  const set = 'Hemd mit Krawatte, Blau, Oxfordhemd 3XL, Krawatte Einheitsgröße';
  const socks = 'Socken, Blau, Einheitsgröße';
  expect(written.get('order-cancelled')).toContain(`1 × ${set}`);
  expect(written.get('order-cancelled')).not.toContain('Socken');
  expect(written.get('return-registered')).toMatch(/1 × Socken, Blau, Einheitsgröße/);
  expect(written.get('order-refunded')).toContain(`1 × ${socks}`);
  expect(written.get('withdrawal-received')).toContain(`1 × ${set}`);
});

test.each(['order-cancelled', 'payment-failed'])(
  'ORD-02: the email %s of a complete order omits pieces cancelled before',
  async (kind) => {
    const orderId = await orderOfEverything('invoice');
    const [set, socks] = await linesOf(orderId);
    await cancelPieces(
      orderId,
      [set, socks].map((line) => ({ lineId: line?.id ?? '', quantity: 1 })),
    );
    const email = await orderNews('key', kind, { orderId });
    const text = email ? letterText(email.letter) : '';
    expect(text).toContain('1 × Hemd mit Krawatte');
    expect(text).not.toMatch(/2 × |Socken/);
  },
);

test('ORD-05: a credit note lists its pieces', async () => {
  await wholeLife();
  const note = (await writtenTo()).get('order-refunded')?.split('Rechnungskorrektur').at(-1);
  expect(note).toContain('1 × 5,00 € Socken Blau, Einheitsgröße');
});

test('ORD-02: the confirmation’s link asks for the address in a browser without the session', async () => {
  await orderOfEverything('prepayment');
  const [order] = await rows<{ number: string }>('SELECT number FROM shop.orders');
  expect((await writtenTo()).get('order-paid')).toContain(
    `Bestellung ansehen: http://hgg.localhost:3000/de-de/checkout/order?number=${order?.number}`,
  );
});
