import { Readable } from 'node:stream';
import { DELTA, importedRows as rows } from '@/lib/catalog/import/example-import.fixture.server';
import { failuresCsv } from '@/lib/catalog/import/failures-csv';
import { readArticles } from '@/lib/catalog/import/read-articles.server';
import { readGoogleXml } from '@/lib/catalog/import/read-google-feed';
import { runImport } from '@/lib/catalog/import/run-import.server';
import { describeGroup, summarizeFailures } from '@/lib/catalog/import/summarize-failures';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { foreignFeed, type FeedFault } from '@/scripts/testing/foreign-feed';

jest.setTimeout(600_000);
withDatabase(openTestDatabase);

/** Enough for each fault; 5,000 with `npm run prove -- long`. */
const ITEMS = process.env['LONG_TESTS'] ? 5_000 : 520;

const DEFAULTS = {
  shop: 'hrm',
  vat: 'standard',
  fibres: { cotton: 60, linen: 40 },
  manufacturer: {
    name: 'Nordhaus GmbH',
    address: 'Musterstraße 12, 20095 Hamburg',
    country: 'DE',
    email: 'sicherheit@nordhaus.example',
  },
};

const feed = foreignFeed(ITEMS);
const load = () =>
  runImport(readArticles(readGoogleXml(Readable.from([feed.xml]), 'de'), DEFAULTS), DELTA);

/** What the report says of each planted fault. */
const REPORTED: Record<FeedFault, [column: string, reason: RegExp]> = {
  'colour missing': ['color', /^is missing$/],
  'doubled id': ['SKU', /^occurs twice$/],
  'size as a date': ['size', /^is a date/],
  'price without currency': ['price', /^has no currency/],
  'price of zero': ['price', /^is zero$/],
  'wrong GTIN': ['gtin', /^is no GTIN/],
  'sale price above the price': ['price', /^is not higher/],
  'title missing': ['title', /^is missing$/],
};

test('a foreign feed is imported, and its report groups each fault with how to mend it', async () => {
  const { counts, rejected, warnings } = await load();
  const groups = summarizeFailures(rejected);
  for (const [fault, [column, reason]] of Object.entries(REPORTED)) {
    const group = groups.find((each) => each.column === column && reason.test(each.reason));
    // The table above has the keys of the planted faults.
    expect([fault, group?.count]).toEqual([fault, feed.planted[fault as FeedFault]]);
  }
  const planted = Object.values(feed.planted).reduce((sum, each) => sum + each, 0);
  expect(counts).toMatchObject({ rows: ITEMS, rejected: planted, skus: ITEMS - planted });
  expect(groups).toHaveLength(Object.keys(REPORTED).length);
  // Each variant has a description of its own.
  expect(summarizeFailures(warnings)).toMatchObject([
    { column: 'description', reason: expect.stringMatching(/^differs from the first line/) },
  ]);
  expect(groups.flatMap(describeGroup).join('\n')).toMatch(
    /× color is missing\n +name the colour of each article.*\n +line 627 \(NH-29\), /,
  );
});

test('the feed again changes nothing', async () => {
  const { counts } = await load();
  expect(counts).toMatchObject({ created: 0, changed: 0, skus: 0, prices: 0, stock: 0 });
});

test('texts have no HTML, titles neither colour nor size, and prices with commas are read', async () => {
  const [article] = await rows(`SELECT content FROM shop.articles WHERE merchant_number = 'NH-G1'`);
  expect(article.content.title).toEqual({ de: 'Hose Modell 1' });
  expect(article.content.description).toEqual({
    de: 'Modell 1 aus Baumwolle & Leinen. Blau',
  });
  expect(await rows(`SELECT DISTINCT price FROM shop.prices WHERE sku = 'NH-8'`)).toEqual([
    { price: 89_96 },
  ]);
});

test('the report for spreadsheets has a line for each fault, with its SKU', async () => {
  const result = await load();
  const lines = failuresCsv(result).split('\r\n').slice(0, -1);
  expect(lines).toHaveLength(1 + result.rejected.length + result.warnings.length);
  expect(lines[0]).toBe('\uFEFFkind;line;sku;column;value;reason');
  expect(lines.find((line) => line.includes('color'))).toMatch(
    /^rejected;\d+;NH-29;color;;is missing$/,
  );
});
