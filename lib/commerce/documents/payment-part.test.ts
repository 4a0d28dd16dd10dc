import jsQR from 'jsqr';
import sharp from 'sharp';
import { DOCUMENT_HEAD } from './documents.fixture';
import { invoicePdf } from './invoice-pdf.server';
import { pictureOf, textsOf } from './pdf-text.fixture';

type Changes = Partial<Parameters<typeof invoicePdf>[0]>;

/** An invoice of the Swiss market that is paid by transfer. */
function invoice(changes: Changes = {}, pieces = 1): Promise<Buffer> {
  const lines = Array.from({ length: pieces }, (_line, at) => ({
    name: `Hemd ${at + 1}`,
    colour: 'Weiss',
    size: 'L',
    price: 104_85,
    quantity: 1,
    isGiftCard: false,
    isSinglePurpose: false,
    productType: 'product' as const,
  }));
  return invoicePdf({
    ...DOCUMENT_HEAD,
    lines,
    language: 'de',
    currency: 'CHF',
    number: 'RE-HGG-000001',
    suppliedAt: [],
    prepaidAt: null,
    discount: 0,
    shipping: 0,
    allowance: 0,
    total: pieces * 104_85,
    giftCards: 0,
    taxedGiftCards: 0,
    vatRate: 81,
    isPaid: false,
    ...changes,
  });
}

const textOf = async (changes?: Changes, pieces?: number) =>
  textsOf([await invoice(changes, pieces)])[0] ?? '';

/** `4` of `-- 4 of 4 --`, which ends the text of each page. */
const pagesIn = (text: string) => Number(/-- \d+ of (\d+) --\s*$/.exec(text)?.[1]);

test('ORD-04: an invoice in francs has a payment part with receipt on its page, with its code once', async () => {
  const file = await invoice({}, 2);
  const [text = ''] = textsOf([file]);
  for (const words of ['Empfangsschein', 'Zahlteil', 'Konto / Zahlbar an', 'Annahmestelle'])
    expect(text).toContain(words);
  expect(text).toContain('CH36 0000 0000 0000 0000 0');
  expect(text).toContain('RF67 HGG1 0000 01');
  expect(pagesIn(text)).toBe(1);
  const page = sharp(pictureOf(file)).ensureAlpha().raw();
  const { data, info } = await page.toBuffer({ resolveWithObject: true });
  const code = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  expect(code?.data).toMatch(
    /^SPC\n0200\n1\nCH3600000000000000000\n[^]*\nCHF\n[^]*\nSCOR\nRF67HGG1000001\n/,
  );
  // The lowest 105 of 297 mm.
  expect(code?.location.topLeftCorner.y).toBeGreaterThan((192 / 297) * info.height);
});

test('ORD-04: the payment part of a long invoice is on a page of its own', async () => {
  const short = pagesIn(await textOf({ isPaid: true }, 11));
  const text = await textOf({}, 11);
  expect(pagesIn(text)).toBe(short + 1);
  expect(text.indexOf('Empfangsschein')).toBeGreaterThan(text.indexOf('BIC'));
});

test.each([
  ['fr', 'Récépissé', 'Section paiement'],
  ['en', 'Receipt', 'Payment part'],
  ['nl', 'Receipt', 'Payment part'],
] as const)('ORD-04: the payment part of an invoice in %s has “%s”', async (language, ...words) => {
  const text = await textOf({ language });
  for (const word of words) expect(text).toContain(word);
});

test.each<[string, Changes]>([
  ['that is paid', { isPaid: true }],
  ['in euros', { currency: 'EUR' }],
  [
    'of a seller whose address the standard has no room for',
    { seller: { ...DOCUMENT_HEAD.seller, street: 'x'.repeat(71) } },
  ],
])('ORD-04: an invoice %s has no payment part', async (_which, changes) => {
  const text = await textOf(changes);
  expect(text).toContain('RE-HGG-000001');
  expect(text).not.toContain('Empfangsschein');
});
