import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import fc from 'fast-check';
import { destinationOf } from '@/lib/commerce/basket/destination.server';
import { totalsOf } from '@/lib/commerce/basket/totals';
import type { Voucher } from '@/lib/commerce/vouchers/voucher';
import { creditNotePdf } from './credit-note-pdf.server';
import { embeddedXml } from './embedded-xml.fixture';
import { invoicePdf } from './invoice-pdf.server';
import { STRUCTURED_INVOICE, STRUCTURED_NOTE } from './structured-documents.fixture';

withEnvironment();

const xmlOf = async (invoice: Partial<Parameters<typeof invoicePdf>[0]>) =>
  embeddedXml(await invoicePdf({ ...STRUCTURED_INVOICE, ...invoice })) ?? '';
/** Amounts of all elements with this name, in minor units. */
const amounts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<ram:${name}[^>]*>(-?[\\d.]+)<`, 'g'))].map(([, text]) =>
    Math.round(Number(text) * 100),
  );
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

test('ORD-04: an invoice to a German company is a PDF/A-3 with an EN 16931 invoice, one to a person is not', async () => {
  const file = await invoicePdf(STRUCTURED_INVOICE);
  const raw = file.toString('latin1');
  for (const part of [
    '%PDF-1.7',
    '/AFRelationship /Alternative',
    'factur-x.xml',
    '<pdfaid:part>3</pdfaid:part>',
    '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
    '/OutputIntents',
  ])
    expect(raw).toContain(part);
  const xml = embeddedXml(file);
  for (const part of [
    '<ram:ID>urn:cen.eu:en16931:2017</ram:ID>',
    '<ram:ID>RE-HGG-000001</ram:ID><ram:TypeCode>380</ram:TypeCode>',
    // Midnight has passed in Germany.
    '<udt:DateTimeString format="102">20270105</udt:DateTimeString>',
    '<ram:BuyerReference>Kostenstelle 4711</ram:BuyerReference>',
    '<ram:Name>Huber &amp; Söhne &lt;GmbH&gt;</ram:Name>',
    '<ram:ID schemeID="VA">DE136695976</ram:ID>',
  ])
    expect(xml).toContain(part);
  const toPerson = await invoicePdf({ ...STRUCTURED_INVOICE, business: null });
  expect(embeddedXml(toPerson)).toBeNull();
  expect(toPerson.toString('latin1')).not.toContain('pdfaid');
});

test('ORD-04: net lines, reductions and charges of a structured invoice add up to its total', async () => {
  const line = fc.record({
    price: fc.integer({ min: 1, max: 999_99 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    isGiftCard: fc.boolean(),
  });
  const codes = fc.subarray<Voucher>([
    { code: 'P', kind: 'percentage', percent: 15, minimum: 0, problem: null },
    { code: 'A', kind: 'amount', amount: 5_00, minimum: 0, problem: null },
    { code: 'C', kind: 'giftCard', balance: 20_00, minimum: 0, problem: null },
    {
      code: 'S',
      kind: 'giftCard',
      balance: 30_00,
      isSinglePurpose: true,
      minimum: 0,
      problem: null,
    },
  ]);
  const wanted = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    codes,
    country: fc.constantFrom('DE', 'AT', 'US'),
    single: fc.boolean(),
  });
  const adds = fc.asyncProperty(wanted, async ({ lines, codes: given, country, single }) => {
    const sold = lines.map((each) => ({
      name: 'Hemd',
      colour: 'Blau',
      size: '3XL',
      ...each,
      isSinglePurpose: single && each.isGiftCard,
      productType: each.isGiftCard ? ('geschenkkarte' as const) : ('product' as const),
    }));
    const destination = destinationOf('hgg', { country, postalCode: '' }, 'EUR');
    const totals = totalsOf(sold, given, { ...destination, taxesGiftCards: single });
    const xml = await xmlOf({ ...totals, lines: sold, isPaid: false });
    const lineSum = sum(amounts(xml, 'LineTotalAmount').slice(0, -1));
    const [charges = 0] = amounts(xml, 'ChargeTotalAmount');
    const [allowances = 0] = amounts(xml, 'AllowanceTotalAmount');
    const [net] = amounts(xml, 'TaxBasisTotalAmount');
    expect(amounts(xml, 'LineTotalAmount').at(-1)).toBe(lineSum);
    expect(net).toBe(lineSum - allowances + charges);
    expect(net).toBe(sum(amounts(xml, 'BasisAmount')));
    expect(amounts(xml, 'TaxTotalAmount')).toEqual([totals.vat]);
    expect(amounts(xml, 'GrandTotalAmount')).toEqual([totals.total]);
    expect(amounts(xml, 'DuePayableAmount')).toEqual([totals.due]);
    expect(Math.min(0, ...amounts(xml, 'ActualAmount'), ...amounts(xml, 'ChargeAmount'))).toBe(0);
  });
  await fc.assert(adds, { numRuns: 15 });
});

test('ORD-04: gift cards in a structured invoice are exempt with the reason, exports as well', async () => {
  const card = { name: 'Geschenkkarte', colour: '', size: '', quantity: 1, price: 5000 };
  const lines = [
    ...STRUCTURED_INVOICE.lines,
    { ...card, isGiftCard: true, isSinglePurpose: false },
  ];
  const xml = await xmlOf({ lines, total: 23492 });
  expect(xml).toMatch(
    /<ram:ExemptionReason>Mehrzweckgutscheine[^<]*<\/ram:ExemptionReason><ram:BasisAmount>50.00<\/ram:BasisAmount><ram:CategoryCode>E</,
  );
  expect(await xmlOf({ vatRate: null })).toMatch(
    /Steuerfreie Ausfuhrlieferung<\/ram:ExemptionReason>.*<ram:CategoryCode>G<\/ram:CategoryCode><ram:RateApplicablePercent>0</,
  );
});

test('ORD-05: a credit note for a company names its invoice, and an allowance is its only line', async () => {
  const xml = embeddedXml(await creditNotePdf(STRUCTURED_NOTE)) ?? '';
  expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
  expect(xml).toMatch(/<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>RE-HGG-000001</);
  expect(amounts(xml, 'GrandTotalAmount')).toEqual([18092]);
  const none = { pieces: [], goods: 0, discount: 0, shipping: 0 };
  const allowance = {
    ...STRUCTURED_NOTE,
    ...none,
    allowance: 1000,
    total: 1000,
    vat: 160,
    money: 1000,
  };
  const text = embeddedXml(await creditNotePdf(allowance)) ?? '';
  expect(text).toContain('<ram:Name>Nachlass</ram:Name>');
  expect(amounts(text, 'LineTotalAmount')).toEqual([840, 840]);
  expect(amounts(text, 'TaxTotalAmount')).toEqual([160]);
});
