import { readGoogleXml } from '@/lib/catalog/import/read-google-feed';
import { FEED_BEGIN, FEED_END, itemElement, type MerchantItem } from './merchant-item';

const ITEM: MerchantItem = {
  sku: '20310000-720-XL',
  articleNumber: '20310000',
  title: 'Hemd <Arvid> & Söhne, Blau, XL',
  description: 'Ein Hemd.',
  url: 'https://hgg.example/de-de/p/hemd/20310000?colorVariant=20310000-720&size=XL',
  pictures: ['https://bilder.example/1.jpg', 'https://bilder.example/2.jpg'],
  isInStock: true,
  currency: 'EUR',
  price: 69_95,
  strikePrice: null,
  reduced: null,
  brand: 'Selvedge',
  gtin: '4006381333931',
  mpn: 'AR-1',
  colour: 'Blau',
  size: 'XL',
  material: '100 % Baumwolle',
  category: 'Bekleidung > Hemden',
  country: 'DE',
  shipping: 4_95,
};

async function* feedOf(item: MerchantItem) {
  yield FEED_BEGIN + itemElement(item) + FEED_END;
}

/** What the import of a shop reads from the feed. */
async function imported(item: MerchantItem) {
  for await (const row of readGoogleXml(feedOf(item), 'de')) return row;
  throw new Error('the feed has no item');
}

test('RTE-10: another shop can import an item of the feed', async () => {
  expect(await imported({ ...ITEM, title: 'Hemd <Arvid> & Söhne, Blau, XL' })).toMatchObject({
    ok: true,
    input: {
      article: '20310000',
      title: { de: 'Hemd <Arvid> & Söhne' },
      brand: 'Selvedge',
      colours: [
        {
          name: { de: 'Blau' },
          pictures: ITEM.pictures,
          sizes: [
            { sku: ITEM.sku, size: 'XL', gtin: ITEM.gtin, prices: { EUR: { price: '69.95' } } },
          ],
        },
      ],
    },
  });
});

test('RTE-10: a reduced price is the sale price beside the price it is compared with', () => {
  const text = itemElement({ ...ITEM, strikePrice: 89_95 });
  expect(text).toContain('<g:price>89.95 EUR</g:price><g:sale_price>69.95 EUR</g:sale_price>');
  expect(text).not.toContain('sale_price_effective_date');
  expect(itemElement(ITEM)).not.toContain('sale_price');
});

test('RTE-10: a reduction whose end is planned has both dates', () => {
  const reduced = { from: Date.UTC(2026, 10, 1, 7), until: Date.UTC(2026, 11, 24, 23) };
  expect(itemElement({ ...ITEM, strikePrice: 89_95, reduced })).toContain(
    '<g:sale_price_effective_date>2026-11-01T07:00Z/2026-12-24T23:00Z</g:sale_price_effective_date>',
  );
  expect(itemElement({ ...ITEM, reduced })).not.toContain('effective_date');
});

test.each([
  [{}, '<g:gtin>4006381333931</g:gtin>'],
  [{ gtin: undefined }, '<g:mpn>AR-1</g:mpn>'],
  [{ gtin: undefined, mpn: '' }, '<g:identifier_exists>no</g:identifier_exists>'],
])(
  'RTE-10: an item is identified by GTIN, else by the manufacturer’s number: %j',
  (changes, text) => {
    const written = itemElement({ ...ITEM, ...changes });
    expect(written).toContain(text);
    expect(written.match(/<g:(?:gtin|mpn|identifier_exists)>/g)).toHaveLength(1);
  },
);

test('RTE-10: a sold-out item is out of stock, and an item with one size has no size', () => {
  const text = itemElement({ ...ITEM, isInStock: false, size: null });
  expect(text).toContain('<g:availability>out_of_stock</g:availability>');
  expect(text).not.toContain('<g:size>');
});
