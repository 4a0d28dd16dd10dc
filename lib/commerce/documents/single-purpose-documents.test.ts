import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { creditNotePdf } from './credit-note-pdf.server';
import { embeddedXml } from './embedded-xml.fixture';
import { invoicePdf } from './invoice-pdf.server';
import { textsOf } from './pdf-text.fixture';
import { STRUCTURED_INVOICE, STRUCTURED_NOTE } from './structured-documents.fixture';

withEnvironment();

const CARD = {
  name: 'Geschenkkarte',
  colour: '',
  size: '',
  quantity: 1,
  price: 50_00,
  isGiftCard: true,
  isSinglePurpose: true,
};
/** Three shirts with their parcel, 184.92, and a card for 50.00. */
const SALE = {
  ...STRUCTURED_INVOICE,
  lines: [...STRUCTURED_INVOICE.lines, CARD],
  total: 234_92,
};
/** Three shirts, of which a card that was taxed when it was sold pays 100.00. */
const REDEEMED = { ...STRUCTURED_INVOICE, giftCards: 100_00, taxedGiftCards: 100_00 };

/** Texts of the first element with this name. */
const valuesOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<ram:${name}[^>]*>([^<]*)<`, 'g'))].map(([, text]) => text);

async function readOf(file: Buffer) {
  const [text = ''] = textsOf([file]);
  return { text, xml: embeddedXml(file) ?? '' };
}

test('ORD-04: the invoice of a single-purpose voucher states its tax and what it is', async () => {
  const { text, xml } = await readOf(await invoicePdf(SALE));
  // 234.92 / 1.19 × 0.19
  expect(text).toContain('37,51 € Mehrwertsteuer 19 %');
  expect(text).toContain('197,41 € Nettobetrag');
  expect(text).not.toContain('Mehrzweckgutscheine');
  expect(text).toContain('Einzweckgutscheine (Richtlinie 2006/112/EG, Artikel 30a)');
  expect(valuesOf(xml, 'TaxTotalAmount')).toEqual(['37.51']);
  expect(valuesOf(xml, 'CategoryCode')).not.toContain('E');
  expect(valuesOf(xml, 'Content').join()).toContain('Einzweckgutscheine');
});

test('ORD-04: the invoice of goods that a single-purpose voucher pays in part taxes the rest', async () => {
  const { text, xml } = await readOf(await invoicePdf(REDEEMED));
  // (184.92 − 100.00) / 1.19 × 0.19
  expect(text).toContain('71,36 € Nettobetrag');
  expect(text).toContain('13,56 € Mehrwertsteuer 19 %');
  expect(text).toContain('100,00 € Mit Einzweckgutscheinen bezahlt, bei deren Verkauf versteuert');
  expect(text).toContain('184,92 € Gesamtsumme');
  expect(valuesOf(xml, 'TaxTotalAmount')).toEqual(['13.56']);
  expect(valuesOf(xml, 'BasisAmount')).toEqual(['71.36', '100.00']);
  expect(valuesOf(xml, 'GrandTotalAmount')).toEqual(['184.92']);
  expect(valuesOf(xml, 'ExemptionReason')).toEqual([
    'Mit Einzweckgutscheinen bezahlt, bei deren Verkauf versteuert',
  ]);
});

test('ORD-04: the invoice of goods that a single-purpose voucher pays whole states no tax', async () => {
  const whole = { ...REDEEMED, giftCards: 184_92, taxedGiftCards: 184_92 };
  const { text, xml } = await readOf(await invoicePdf(whole));
  expect(text).toContain('0,00 € Mehrwertsteuer 19 %');
  expect(valuesOf(xml, 'TaxTotalAmount')).toEqual(['0.00']);
  expect(valuesOf(xml, 'GrandTotalAmount')).toEqual(['184.92']);
});

test('ORD-04: cards of both kinds stand apart in an invoice, each with its reason', async () => {
  const many = { ...CARD, isSinglePurpose: false };
  const lines = [...REDEEMED.lines, many];
  const { text, xml } = await readOf(await invoicePdf({ ...REDEEMED, lines, total: 234_92 }));
  expect(text).toContain('13,56 € Mehrwertsteuer 19 %');
  expect(text).toContain('50,00 € Mehrzweckgutscheine, ohne Mehrwertsteuer');
  expect(text).toContain('100,00 € Mit Einzweckgutscheinen bezahlt');
  expect(valuesOf(xml, 'BasisAmount')).toEqual(['71.36', '150.00']);
  expect(valuesOf(xml, 'ExemptionReason')).toEqual([
    expect.stringMatching(/^Mehrzweckgutscheine, .*; Mit Einzweckgutscheinen bezahlt, /),
  ]);
});

test('ORD-05: a credit note takes back the tax of money, and none of what a voucher gets back', async () => {
  const note = {
    ...STRUCTURED_NOTE,
    money: 80_92,
    giftCards: 100_00,
    taxedGiftCards: 100_00,
    vat: 12_92,
  };
  const { text, xml } = await readOf(await creditNotePdf(note));
  expect(text).toContain('68,00 € Nettobetrag');
  expect(text).toContain('12,92 € Mehrwertsteuer 19 %');
  expect(text).toContain('100,00 € Mit Einzweckgutscheinen bezahlt');
  expect(valuesOf(xml, 'TaxTotalAmount')).toEqual(['12.92']);
  expect(valuesOf(xml, 'BasisAmount')).toEqual(['68.00', '100.00']);
});
