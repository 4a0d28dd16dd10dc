import {
  SECRET_KEY,
  startService,
  WEBHOOK_SECRET,
} from '@/packages/stripe-local/testing/running-service';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { apiRoute } from '@/lib/platform/http/api-route.server';
import { withApi } from '@/lib/platform/http/api-server.fixture';
import { cookieOf, ordered } from '@/lib/commerce/orders/order-life.fixture.server';
import { rows, withOrders } from '@/lib/commerce/orders/orders.fixture.server';
import { returnPieces } from '@/lib/commerce/orders/return-pieces.server';
import { shipPieces } from '@/lib/commerce/orders/ship-pieces.server';
import { viewOrder } from '@/lib/commerce/orders/view-order.server';
import { loadCreditNote } from './credit-note.server';
import { takeInvoice, takeReturnLabel } from './document-endpoints.server';
import { embeddedXml } from './embedded-xml.fixture';
import { loadInvoice } from './order-documents.server';
import { textsOf } from './pdf-text.fixture';

withoutContent();
withOrders(openTestDatabase, startService, {
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
});
const config = { api: { bodyParser: false } };
const call = withApi({
  '/invoice': { default: apiRoute({ POST: takeInvoice }), config },
  '/label': { default: apiRoute({ POST: takeReturnLabel }), config },
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

const ABROAD = [
  ['US', 'NY', '10118-0001', 'New York', '350 Fifth Ave New York, NY 10118-0001', 'UNITED STATES'],
  ['CA', 'QC', 'h2y1c6', 'Montréal', '350 Fifth Ave Montréal QC H2Y 1C6', 'CANADA'],
  ['GB', null, 'sw1a1aa', 'London', '350 Fifth Ave London SW1A 1AA', 'UNITED KINGDOM'],
  ['HU', null, '1052', 'Budapest', 'Budapest Fifth Ave 350 1052', 'HUNGARY'],
  ['LU', null, 'L-1009', 'Luxembourg', '350 Fifth Ave L-1009 Luxembourg', 'LUXEMBOURG'],
  ['CZ', null, '11000', 'Praha', 'Fifth Ave 350 110 00 Praha', 'CZECHIA'],
] as const;
/** Each part of an address in each order; `npm run prove -- long` has all of them. */
const IN_GATE = ['US', 'HU', 'LU'];

test.each(ABROAD.filter(([country]) => process.env['LONG_TESTS'] || IN_GATE.includes(country)))(
  'ORD-04: invoice, label, credit note and order page of an order to %s show its region and the country’s address format',
  async (country, state, code, city, lines, capitals) => {
    const { session, orderId } = await ordered('invoice');
    await rows(
      `UPDATE shop.addresses SET street = 'Fifth Ave', house_number = '350', addition = NULL,
        country = $1, state = $2, postal_code = $3, city = $4`,
      [country, state, code, city],
    );
    const cookie = await cookieOf(session);
    await shipPieces(orderId, 'all', { carrier: 'DHL', number: '0034' });
    const textOf = async (path: string) => {
      const { text } = await post(path, { orderId }, cookie);
      return textsOf([Buffer.from(JSON.parse(text).data, 'base64')])[0];
    };
    expect(await textOf('/invoice')).toContain(lines);
    expect(await textOf('/label')).toContain(`${lines} ${capitals}`);
    await returnPieces(orderId, 'all');
    const shown = await viewOrder(orderId);
    const note = await loadCreditNote({ orderId, refundId: shown?.refunds[0]?.id ?? '' });
    expect(textsOf([note?.file ?? Buffer.alloc(0)])[0]).toContain(lines);
    expect(shown?.deliveryAddress.join(' ')).toContain(lines);
  },
);

test('ORD-04, ORD-05: documents of a German company have its details and where its goods were sent', async () => {
  const { orderId } = await ordered('invoice');
  await rows(`UPDATE shop.addresses SET city = 'New York', state = 'NY', postal_code = '10118', country = 'US'
    WHERE kind = 'delivery'`);
  await rows(`UPDATE shop.addresses SET company = 'Huber GmbH', vat_number = 'DE136695976',
      customer_reference = 'PO 1', country = 'AT' WHERE kind = 'invoice'`);
  await shipPieces(orderId, 'all', { carrier: 'DHL', number: '0034' });
  const invoiceFile = async () => (await loadInvoice(orderId))?.file ?? Buffer.alloc(0);
  const elsewhere = await invoiceFile();
  expect([elsewhere.length > 0, embeddedXml(elsewhere)]).toEqual([true, null]);
  await rows(
    `DELETE FROM shop.documents; UPDATE shop.addresses SET country = 'DE' WHERE kind = 'invoice'`,
  );
  const invoice = await invoiceFile();
  await returnPieces(orderId, 'all');
  const refundId = (await viewOrder(orderId))?.refunds[0]?.id ?? '';
  const note = await loadCreditNote({ orderId, refundId });
  const files = [invoice, note?.file ?? Buffer.alloc(0)];
  for (const text of textsOf(files))
    expect(text).toContain('Ihr Zeichen: PO 1 Ihre USt-IdNr.: DE136695976');
  const [ofInvoice, ofNote] = files.map(embeddedXml);
  for (const xml of [ofInvoice, ofNote]) {
    expect(xml).toContain('<ram:BuyerReference>PO 1</ram:BuyerReference>');
    expect(xml).toMatch(/<ram:BuyerTradeParty><ram:Name>Huber GmbH<.*>DE136695976<.*<.ram:Buyer/);
  }
  expect(ofInvoice).toMatch(
    /<ram:ShipToTradeParty>.*<ram:CountryID>US<\/ram:CountryID><ram:CountrySubDivisionName>NY</,
  );
});
