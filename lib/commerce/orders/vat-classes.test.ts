import { textsOf } from '@/lib/commerce/documents/pdf-text.fixture';
import { loadCreditNote } from '@/lib/commerce/documents/credit-note.server';
import { embeddedXml } from '@/lib/commerce/documents/embedded-xml.fixture';
import { loadInvoice } from '@/lib/commerce/documents/order-documents.server';
import { choosePayment } from '@/lib/commerce/checkout/choose-payment.server';
import { saveAddress } from '@/lib/commerce/checkout/save-address.server';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { settingsChangedBy } from '@/lib/shop/settings/registrations.fixture';
import { exchangePieces } from './exchange-pieces.server';
import { exportTable, exportVat } from './export-orders.server';
import { linesOf } from './order-life.fixture.server';
import {
  ADDRESS,
  LAST_PIECE,
  newGuest,
  orderRequestOf,
  rows,
  SHIRT,
  SOCKS,
  withUnreachableProvider,
} from './orders.fixture.server';
import { returnPieces } from './return-pieces.server';
import { shipPieces } from './ship-pieces.server';
import { submitOrder } from './submit-order.server';
import { viewOrder } from './view-order.server';

withoutContent();
withUnreachableProvider(openTestDatabase);
process.env['SHOP_SETTINGS'] = settingsChangedBy((settings) => ({
  ...settings,
  vatClasses: { books: { DE: 7 } },
}));

// A shirt is 20.00, a parcel 4.95; the socks are a book for 15.00.
const BOOK = SOCKS;

beforeEach(() =>
  rows(`
    DELETE FROM shop.documents; DELETE FROM shop.document_numbers; DELETE FROM shop.articles;
    UPDATE shop.prices SET price = 1500 WHERE sku = '${BOOK}';
    INSERT INTO shop.articles (number, project, merchant_number, content)
    VALUES ('ABC-12/3', 'hgg', 'B-1', '{"vat": "books"}')`),
);

interface Ordering {
  basket?: Readonly<Record<string, number>>;
  place?: Partial<typeof ADDRESS> & { company?: string };
  shownVatRate?: number;
  business?: { vatNumber: string | null; customerReference: string | null };
}

async function ordered(shownTotal: number, ordering: Ordering = {}): Promise<string> {
  const { basket = { [SHIRT]: 1, [BOOK]: 1 }, place = {}, shownVatRate = 190, business } = ordering;
  const session = await newGuest(basket);
  await saveAddress(session, { ...ADDRESS, ...place });
  await choosePayment(session, { shippingMethod: 'standard', paymentMethod: 'invoice' });
  const changes = { shownTotal, shownVatRate, ...(business && { business }) };
  const placed = await submitOrder(orderRequestOf(session, changes));
  if (!placed.ok) throw new Error(placed.code);
  return placed.orderId;
}

const partsOf = async (orderId: string) =>
  (await rows('SELECT vat, vat_parts AS parts FROM shop.orders WHERE id = $1', [orderId]))[0];
const refundsOf = (orderId: string) =>
  rows(
    `SELECT total, vat, vat_parts AS parts FROM shop.refunds WHERE order_id = $1 ORDER BY created_at`,
    [orderId],
  );
const lineOf = async (orderId: string, sku: string) => {
  const found = await rows<{ id: string; vat_rate: number | null }>(
    'SELECT id, vat_rate FROM shop.order_lines WHERE order_id = $1 AND sku = $2',
    [orderId, sku],
  );
  return found[0] ?? { id: '', vat_rate: null };
};
const pieceOf = async (orderId: string, sku: string) => ({
  lineId: (await lineOf(orderId, sku)).id,
  quantity: 1,
});
const shipAll = async (orderId: string) =>
  shipPieces(
    orderId,
    (await linesOf(orderId)).map(({ id, quantity }) => ({ lineId: id, quantity })),
    { carrier: 'dhl', number: '00340434161094000001' },
  );

const SHIRT_PART = { rate: 190, gross: 22_83, vat: 3_65 };
const BOOK_PART = { rate: 70, gross: 17_12, vat: 1_12 };

test('ORD-02: an order keeps what it was taxed with at each rate', async () => {
  const orderId = await ordered(39_95);
  expect(await partsOf(orderId)).toEqual({ vat: 4_77, parts: [SHIRT_PART, BOOK_PART] });
  const { totals } = (await viewOrder(orderId)) ?? {};
  expect(totals?.vatParts).toEqual([SHIRT_PART, BOOK_PART]);
});

test('ORD-02: where the class has no rate of its own, all is taxed at the standard rate', async () => {
  const austria = { country: 'AT', postalCode: '1010', city: 'Wien' };
  const orderId = await ordered(44_95, { place: austria, shownVatRate: 200 });
  expect(await partsOf(orderId)).toEqual({ vat: 7_49, parts: null });
});

test('ORD-02: a returned piece gives back the tax of its own rate, and the last one that of the parcel', async () => {
  const orderId = await ordered(39_95);
  await shipAll(orderId);
  await returnPieces(orderId, [await pieceOf(orderId, BOOK)]);
  await returnPieces(orderId, [await pieceOf(orderId, SHIRT)]);
  expect(await refundsOf(orderId)).toEqual([
    { total: 15_00, vat: 98, parts: [{ rate: 70, gross: 15_00, vat: 98 }] },
    {
      total: 24_95,
      vat: 3_79,
      parts: [SHIRT_PART, { rate: 70, gross: 2_12, vat: 14 }],
    },
  ]);
});

test('ORD-02: VAT is exported by rate', async () => {
  const orderId = await ordered(39_95);
  await rows(`UPDATE shop.orders SET placed_at = '2026-10-05T12:00:00Z' WHERE id = $1`, [orderId]);
  await shipAll(orderId);
  await returnPieces(orderId, [await pieceOf(orderId, BOOK)]);
  await rows(`UPDATE shop.refunds SET created_at = '2026-10-20T12:00:00Z'`);
  const [, ...lines] = (await exportVat({ from: '2026-10-01', to: '2026-10-31' }))
    .trim()
    .split('\r\n');
  expect(lines).toEqual([
    'hgg,domestic,DE,2026-Q4,70,eur,212,198,14,0,1,1,0',
    'hgg,domestic,DE,2026-Q4,190,eur,2283,1918,365,0,1,0,0',
  ]);
});

test('ORD-02: the lines of an export, of a webhook and of an ERP system have their rate', async () => {
  const orderId = await ordered(39_95);
  const { header, rows: lines } = await exportTable('lines');
  expect(lines.map((line) => line[header.indexOf('vat_rate')])).toEqual([190, 70]);
  const [row] = await rows<{ sent: unknown }>('SELECT shop.webhook_order($1) AS sent', [orderId]);
  expect(row?.sent).toMatchObject({
    vatRate: 190,
    vatParts: [SHIRT_PART, BOOK_PART],
    lines: [{ vatRate: 190 }, { vatRate: 70 }],
  });
});

test('ORD-04: invoice and credit note state net and tax of each rate', async () => {
  const orderId = await ordered(39_95);
  await shipAll(orderId);
  const invoice = await loadInvoice(orderId);
  await returnPieces(orderId, [await pieceOf(orderId, BOOK)]);
  const [refund] = await rows<{ id: string }>('SELECT id FROM shop.refunds');
  const note = await loadCreditNote({ orderId, refundId: refund?.id ?? '' });
  const [invoiceText = '', noteText = ''] = textsOf([
    invoice?.file ?? Buffer.alloc(0),
    note?.file ?? Buffer.alloc(0),
  ]);
  expect(invoiceText).toMatch(
    /19,18 € Nettobetrag 3,65 € Mehrwertsteuer 19 % 16,00 € Nettobetrag 1,12 € Mehrwertsteuer 7 %/,
  );
  expect(noteText).toMatch(/14,02 € Nettobetrag 0,98 € Mehrwertsteuer 7 %/);
  expect(noteText).not.toContain('19 %');
});

test('ORD-04: a structured invoice has the tax of each rate', async () => {
  const business = { vatNumber: null, customerReference: 'K-1' };
  const place = { company: 'Huber GmbH' };
  const orderId = await ordered(39_95, { business, place });
  await shipAll(orderId);
  const xml = embeddedXml((await loadInvoice(orderId))?.file ?? Buffer.alloc(0)) ?? '';
  const taxes = [
    ...xml.matchAll(
      /<ram:ApplicableTradeTax><ram:CalculatedAmount>([\d.]+)<.*?<ram:BasisAmount>([\d.]+)<.*?<ram:RateApplicablePercent>([\d.]+)</g,
    ),
  ];
  expect(taxes.map(([, ...amounts]) => amounts)).toEqual([
    ['3.65', '19.18', '19'],
    ['1.12', '16.00', '7'],
  ]);
});

test('ORD-02: a piece sent in exchange keeps the rate of what it replaces', async () => {
  await rows(
    `UPDATE shop.skus SET article_number = 'ABC-12/3', item_number = 'ABC-12/3 weiß' WHERE sku = $1`,
    [LAST_PIECE],
  );
  const orderId = await ordered(39_95);
  await shipAll(orderId);
  await exchangePieces(orderId, await pieceOf(orderId, BOOK), { sku: LAST_PIECE });
  expect(await lineOf(orderId, LAST_PIECE)).toMatchObject({ vat_rate: 70 });
});
