import fc from 'fast-check';
import {
  SECRET_KEY,
  startService,
  WEBHOOK_SECRET,
} from '@/packages/stripe-local/testing/running-service';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { destinationOf } from '@/lib/commerce/basket/destination.server';
import { totalsOf } from '@/lib/commerce/basket/totals';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { apiRoute } from '@/lib/platform/http/api-route.server';
import { withApi } from '@/lib/platform/http/api-server.fixture';
import { formatDate } from '@/lib/shop/i18n/format-date';
import { formatMoney } from '@/lib/shop/money/format-money';
import { payTransfer } from '@/lib/commerce/orders/accept-transfer.server';
import { cookieOf, ordered, TOTAL } from '@/lib/commerce/orders/order-life.fixture.server';
import { takeLookup } from '@/lib/api/orders/order-page-endpoints.server';
import { ADDRESS, newGuest, rows, withOrders } from '@/lib/commerce/orders/orders.fixture.server';
import { grantAllowance, returnPieces } from '@/lib/commerce/orders/return-pieces.server';
import { shipPieces } from '@/lib/commerce/orders/ship-pieces.server';
import type { Voucher } from '@/lib/commerce/vouchers/voucher';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { CURRENCIES } from '@/lib/shop/project/currencies';
import { orderNews } from '@/lib/messaging/outbox/order-news-emails.server';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { viewOrder } from '@/lib/commerce/orders/view-order.server';
import { CREDIT, DOCUMENT_HEAD } from './documents.fixture';
import { creditNotePdf } from './credit-note-pdf.server';
import { loadCreditNote } from './credit-note.server';
import { getDocument, takeInvoice, takeReturnLabel } from './document-endpoints.server';
import { invoicePdf } from './invoice-pdf.server';
import { textsOf } from './pdf-text.fixture';
import { loadInvoice } from './order-documents.server';

withoutContent();
withOrders(openTestDatabase, startService, {
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
});
const config = { api: { bodyParser: false } };
const call = withApi({
  '/invoice': { default: apiRoute({ POST: takeInvoice }), config },
  '/label': { default: apiRoute({ POST: takeReturnLabel }), config },
  '/open': { default: apiRoute({ POST: takeLookup }), config },
  '/document': { default: apiRoute({ GET: getDocument }), config },
});
beforeEach(() =>
  rows(
    'DELETE FROM shop.documents; DELETE FROM shop.document_numbers; DELETE FROM shop.request_limits',
  ),
);

const HOST = 'hgg.localhost:3000';
const post = (path: string, body: object, cookie = '') =>
  call(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      host: HOST,
      origin: `http://${HOST}`,
      'content-type': 'application/json',
      ...(cookie && { cookie }),
    },
  });

const SAMPLES = process.env['LONG_TESTS'] ? 60 : 20;
const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

test('ORD-04: an invoice shows the order’s amounts in every language, currency and tax group', async () => {
  const line = fc.record({
    price: fc.integer({ min: 1_00, max: 999_99 }),
    quantity: fc.integer({ min: 1, max: 4 }),
  });
  const wanted = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 4 }),
    language: fc.constantFrom(...LANGUAGES),
    currency: fc.constantFrom(...CURRENCIES),
    territory: fc.constantFrom('DE', 'AT', 'CH', 'CZ', 'PL', 'NO', 'US'),
    codes: fc.subarray<Voucher>([
      { code: 'P', kind: 'percentage', percent: 15, minimum: 0, problem: null },
      { code: 'A', kind: 'amount', amount: 5_00, minimum: 0, problem: null },
      { code: 'C', kind: 'giftCard', balance: 20_00, minimum: 0, problem: null },
    ]),
  });
  const orders = fc.sample(wanted, SAMPLES).map(({ lines, territory, codes, ...order }) => {
    const named = lines.map((each) => ({
      ...each,
      name: 'Košile Žluťoučký Łódź',
      colour: 'Größe',
      size: '3XL',
      isGiftCard: false,
      isSinglePurpose: false,
      productType: 'product' as const,
    }));
    const to = destinationOf('hgg', { country: territory, postalCode: '' }, order.currency);
    return { ...order, ...totalsOf(named, codes, to), lines: named };
  });
  const files = await Promise.all(
    orders.map((order) =>
      invoicePdf({
        ...order,
        ...DOCUMENT_HEAD,
        number: 'RE-HGG-000001',
        suppliedAt: [],
        prepaidAt: null,
        allowance: 0,
        isPaid: false,
      }),
    ),
  );
  for (const [at, text] of textsOf(files).entries()) {
    const order = orders[at];
    if (!order) throw new Error('more texts than orders');
    const says = (amount: number) => plain(formatMoney(amount, order.currency, order.language));
    for (const { price, quantity } of order.lines) expect(text).toContain(says(price * quantity));
    for (const amount of [order.total, order.due]) expect(text).toContain(says(amount));
    // The account of the currency, of which francs have one of their own.
    expect(text).toContain(order.currency === 'CHF' ? 'IBAN CH36' : 'IBAN DE36');
    const taken = [order.discount, order.giftCards].filter((amount) => amount > 0);
    for (const amount of taken) expect(text).toContain(says(-amount));
    expect(text).toContain(says(order.total - order.vat));
    expect(text).toContain(says(order.vatRate === null ? 0 : order.vat));
    expect(text).toContain('Košile Žluťoučký Łódź');
    expect(text).toContain('RF67 HGG1 0000 01');
  }
});

test('ORD-04: concurrent requests for invoices give one file each, numbered without gaps', async () => {
  const placed = [];
  for (let count = 0; count < 4; count += 1) placed.push(await ordered('prepayment'));
  for (const { orderId } of placed) await payTransfer(orderId);
  const requests = placed.flatMap(({ orderId }) => [orderId, orderId, orderId]);
  const files = await Promise.all(requests.map((orderId) => loadInvoice(orderId)));
  const names = new Set(files.map((file) => file?.fileName));
  expect([...names].toSorted()).toEqual([1, 2, 3, 4].map((number) => `RE-HGG-00000${number}.pdf`));
  const again = await loadInvoice(requests[0] ?? '');
  expect(again?.file.equals(files[0]?.file ?? Buffer.alloc(0))).toBe(true);
});

test('ORD-04: the endpoint returns the invoice in base64 only to the visitor who placed the order', async () => {
  const { session, orderId } = await ordered('prepayment');
  const early = await post('/invoice', { orderId }, await cookieOf(session));
  expect([early.status, JSON.parse(early.text)]).toMatchObject([
    404,
    { success: false, data: null, errors: [{ code: 'invoice_unavailable' }] },
  ]);
  await payTransfer(orderId);
  const [{ paid_at: paidAt } = {}] = await rows<{ paid_at: Date }>(
    'SELECT paid_at FROM shop.orders WHERE id = $1',
    [orderId],
  );
  const response = await post('/invoice', { orderId }, await cookieOf(session));
  expect(response.status).toBe(200);
  const { success, data } = JSON.parse(response.text);
  expect([success, response.headers['cache-control']]).toEqual([true, 'no-store']);
  const text = textsOf([Buffer.from(data, 'base64')])[0];
  expect(text).toContain(plain(formatMoney(TOTAL, 'EUR', 'de')));
  expect(text).toContain(`Zahlung erhalten am ${formatDate(paidAt?.getTime() ?? 0, 'de')}`);
  expect(text).not.toContain('Lieferdatum');
  const stranger = await post('/invoice', { orderId }, await cookieOf(await newGuest()));
  expect([stranger.status, (await post('/invoice', { orderId })).status]).toEqual([404, 404]);
});

test('ORD-04: an invoice states the days of supply, and the payment for what has not been sent', async () => {
  const { orderId } = await ordered('invoice');
  await shipPieces(orderId, 'all', { carrier: 'DHL', number: '0034' });
  await rows(`UPDATE shop.parcels SET shipped_at = '2026-03-04 10:00+01'`);
  const issued = await loadInvoice(orderId);
  const [text] = textsOf([issued?.file ?? Buffer.alloc(0)]);
  expect(text).toContain(`Lieferdatum: ${formatDate(Date.parse('2026-03-04'), 'de')}`);
  expect(text).not.toContain('Zahlung erhalten');
});

test('ERR-08: a missing invoice is reported with customer service’s contact, as JSON and on the page', async () => {
  const { session, orderId } = await ordered('prepayment');
  const cookie = await cookieOf(session);
  const { text } = await post('/invoice', { orderId }, cookie);
  expect(JSON.parse(text).errors[0].message).toMatch(/Kundenservice/);
  const link = await call(`/document?kind=invoice&order=${orderId}&locale=de-de`, {
    headers: { host: HOST, cookie },
  });
  expect([link.status, link.headers.location]).toEqual([
    303,
    `/de-de/checkout/order?order=${orderId}&error=invoice_unavailable`,
  ]);
});

test('ORD-05: the return label exists once something was shipped', async () => {
  const { session, orderId } = await ordered('invoice');
  const cookie = await cookieOf(session);
  expect((await post('/label', { orderId }, cookie)).status).toBe(404);
  await shipPieces(orderId, 'all', { carrier: 'DHL', number: '0034' });
  const response = await post('/label', { orderId }, cookie);
  const text = textsOf([Buffer.from(JSON.parse(response.text).data, 'base64')])[0];
  expect(text).toContain('Musterallee 1');
  expect(text).toContain('Max Muster');
});

test('ORD-05: each refund of an invoiced order has a credit note', async () => {
  const { session, orderId } = await ordered('invoice');
  const cookie = await cookieOf(session);
  const link = async (refund: string, as = cookie) =>
    call(`/document?kind=creditNote&order=${orderId}&refund=${refund}&locale=de-de`, {
      headers: { host: HOST, cookie: as },
    });
  await shipPieces(orderId, 'all', { carrier: 'DHL', number: '0034' });
  await grantAllowance(orderId, 100);
  const early = (await viewOrder(orderId))?.refunds[0];
  expect(early?.hasCreditNote).toBe(false);
  expect((await link(early?.id ?? '')).status).toBe(303);
  const invoice = await loadInvoice(orderId);
  await returnPieces(orderId, 'all');
  const refund = (await viewOrder(orderId))?.refunds[1];
  expect(refund?.hasCreditNote).toBe(true);
  const about = { orderId, refundId: refund?.id ?? '' };
  const notes = await Promise.all([loadCreditNote(about), loadCreditNote(about)]);
  expect(notes.map((note) => note?.fileName)).toEqual(['GS-HGG-000001.pdf', 'GS-HGG-000001.pdf']);
  const text = textsOf([notes[0]?.file ?? Buffer.alloc(0)])[0];
  expect(text).toContain(`Zur Rechnung ${invoice?.fileName.replace('.pdf', '')}`);
  // The allowance was given before, and comes off what is given back now.
  const says = (amount: number) => plain(formatMoney(amount, 'EUR', 'de'));
  for (const amount of [4500, 495, -100, TOTAL - 100]) expect(text).toContain(says(amount));
  expect((await link(about.refundId)).status).toBe(200);
  const email = await orderNews('key', 'order-refunded', about);
  expect(email?.attachments?.map(({ fileName }) => fileName)).toEqual(['GS-HGG-000001.pdf']);
  expect((await link(about.refundId, await cookieOf(await newGuest()))).status).toBe(303);
  expect(await loadCreditNote({ ...about, orderId: about.refundId })).toBeNull();
});

test.each(LANGUAGES)('ORD-05: a credit note adds up in %s', async (language) => {
  const file = await creditNotePdf({
    ...CREDIT,
    ...DOCUMENT_HEAD,
    language,
    currency: 'EUR',
    number: 'GS-HGG-000001',
    invoiceNumber: 'RE-HGG-000001',
  });
  const [text = ''] = textsOf([file]);
  const says = (amount: number) => plain(formatMoney(amount, 'EUR', language));
  const { goods, discount, shipping, total, vat, money, giftCards, credited } = CREDIT;
  for (const amount of [goods, -discount, shipping, total, total - vat, vat])
    expect(text).toContain(says(amount));
  for (const amount of [money, giftCards, credited]) expect(text).toContain(says(amount));
  expect(text).toContain(plain(messagesFor(language).orderDocument.creditNote));
});

test('BSK-08: the invoice has the invoice address, the return label the delivery address as sender', async () => {
  const { session, orderId } = await ordered('invoice');
  await rows(`UPDATE shop.addresses SET first_name = 'Eva', city = 'Wien' WHERE kind = 'delivery'`);
  const cookie = await cookieOf(session);
  await shipPieces(orderId, 'all', { carrier: 'DHL', number: '0034' });
  const textOf = async (path: string) => {
    const { text } = await post(path, { orderId }, cookie);
    return textsOf([Buffer.from(JSON.parse(text).data, 'base64')])[0];
  };
  expect(await textOf('/label')).toMatch(/Eva Muster.*Wien/);
  expect(await textOf('/invoice')).toMatch(/Max Muster.*Lieferadresse: Eva Muster.*Wien/);
});

const BAD = [{}, { orderId: 7 }, { orderId: 'x'.repeat(61) }, { orderId: "' OR 1=1 --" }];
test.each(BAD)('a request with the body %p gets a 4xx', async (body) => {
  const { session } = await ordered('invoice');
  const { status } = await post('/invoice', body, await cookieOf(session));
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

test('ORD-02: number and email open an order for one session, and repeated attempts are blocked', async () => {
  const { orderId } = await ordered('invoice');
  const [{ number } = { number: '' }] = await rows<{ number: string }>(
    'SELECT number FROM shop.orders',
  );
  const guest = await cookieOf(await newGuest());
  const right = { orderNumber: ` ${number.toLowerCase()} `, email: ADDRESS.email.toUpperCase() };
  expect((await post('/open', right, guest)).status).toBe(200);
  await shipPieces(orderId, 'all', { carrier: 'DHL', number: '0034' });
  expect((await post('/invoice', { orderId }, guest)).status).toBe(200);
  expect((await post('/invoice', { orderId }, await cookieOf(await newGuest()))).status).toBe(404);
  const statuses = [];
  for (let tries = 0; tries < 11; tries += 1)
    statuses.push((await post('/open', { ...right, email: 'no@example.org' })).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
});
