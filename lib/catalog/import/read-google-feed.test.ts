import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { readArticles, type ReadRow } from './read-articles.server';
import { readGoogleText, readGoogleXml } from './read-google-feed';
import type { RawRow } from './raw-row';

withEnvironment();

const DEFAULTS = {
  shop: 'hrm',
  vat: 'standard',
  fibres: { cotton: 100 },
  manufacturer: {
    name: 'Nordhaus GmbH',
    address: 'Musterstraße 12, 20095 Hamburg',
    country: 'DE',
    email: 'sicherheit@nordhaus.example',
  },
};

async function read(rows: AsyncIterable<RawRow>): Promise<ReadRow[]> {
  const found: ReadRow[] = [];
  for await (const row of readArticles(rows, DEFAULTS)) found.push(row);
  return found;
}

const example = (highWaterMark: number) =>
  createReadStream('docs/catalogue-example.xml', { encoding: 'utf8', highWaterMark });

test('an item names its own class for value added tax, and the defaults that of the others', async () => {
  const text = ['id\ttitle\tprice\tvat', '1\tHemd\t9.95 EUR\tbooks', '2\tHose\t9.95 EUR\t'];
  const found: RawRow[] = [];
  for await (const row of readGoogleText(Readable.from([text.join('\n')]), 'de')) found.push(row);
  expect(found.map((row) => row.ok && row.input['vat'])).toEqual(['books', undefined]);
});

test.each([7, 65_536])('an XML feed is read in chunks of %i bytes', async (size) => {
  const rows = await read(readGoogleXml(example(size), 'de'));
  const [article] = rows.flatMap((row) => (row.ok ? [row.article] : []));
  expect(article).toMatchObject({
    article: 'JB-3',
    title: { de: 'Sakko Henrik' },
    description: { de: 'Ein Sakko aus Schurwolle & Seide.' },
    category: { titles: { de: ['Bekleidung', 'Anzüge', 'Sakkos'] } },
    colours: [
      {
        name: { de: 'Navy' },
        pictures: [
          'https://bilder.nordhaus.example/jb-3-1.jpg',
          'https://bilder.nordhaus.example/jb-3-2.jpg',
        ],
        sizes: [
          {
            sku: 'JB-3-N-50',
            gtin: '0012345678905',
            isNos: true,
            prices: { EUR: { price: 199_95, strike: 249_95 } },
          },
        ],
      },
    ],
  });
});

test('items without a currency or a colour are rejected by their attribute', async () => {
  const rows = await read(readGoogleXml(example(65_536), 'de'));
  const failures = rows.flatMap((row) => (row.ok ? [] : row.failures));
  expect(failures).toMatchObject([
    { line: 22, column: 'price', value: '249.95' },
    { line: 31, column: 'color', reason: 'is missing' },
  ]);
});

test('XML that breaks off is reported after the items before it', async () => {
  const broken = '<rss><channel><item><g:id>A</g:id><g:price>1 EUR</g:price></item><item>';
  const rows = await read(readGoogleXml(Readable.from([broken]), 'de'));
  expect(rows.at(-1)).toMatchObject({ ok: false, skus: null });
});

test('a feed of text with tabs is read', async () => {
  const feed = [
    'id\titem group id\ttitle\tbrand\tproduct_type\tcolor\tsize\tprice\tavailability\timage_link',
    'A-1\tA\tHemd\tNordhaus\tHemden\tBlau\tM\t59,95 EUR\tin stock\thttps://nordhaus.example/a.jpg',
  ].join('\r\n');
  const [row] = await read(readGoogleText(Readable.from([feed]), 'de'));
  expect(row).toMatchObject({
    ok: true,
    article: {
      article: 'A',
      colours: [{ sizes: [{ sku: 'A-1', prices: { EUR: { price: 59_95 } } }] }],
    },
  });
});
