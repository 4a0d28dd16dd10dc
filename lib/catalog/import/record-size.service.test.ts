import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { env } from '@/lib/platform/env/env.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import {
  EXAMPLE,
  importedRows as rows,
  importLines as load,
} from './example-import.fixture.server';
import { summarizeFailures } from './summarize-failures';

withDatabase(openTestDatabase);

const [SHIRT = '', BELT = ''] = EXAMPLE.split('\n');

/** The shirt in one colour with so many sizes. */
function shirtWith(skus: number): string {
  const article = JSON.parse(SHIRT);
  const [colour] = article.colours;
  const [{ gtin: _, ...size }] = colour.sizes;
  colour.sizes = Array.from({ length: skus }, (__, at) => ({
    ...size,
    sku: `S-${at}`,
    size: `${at}`,
  }));
  return JSON.stringify({ ...article, colours: [colour] });
}

beforeEach(async () => {
  await rows('DELETE FROM shop.articles; DELETE FROM shop.skus');
  env().ALGOLIA_RECORD_BYTES = 10_000;
});

test('an article whose record the index would not take is rejected, and the others are imported', async () => {
  const { counts, rejected } = await load(`${shirtWith(60)}\n${BELT}`);
  expect(counts).toMatchObject({ created: 1, rejected: 1 });
  expect(rejected).toHaveLength(1);
  expect(rejected[0]).toMatchObject({ line: 1, column: 'article' });
  expect(rejected[0]?.reason).toMatch(/of at most 10000 bytes with 60 SKUs; make articles/);
  expect(await rows(`SELECT FROM shop.skus WHERE sku = 'S-0'`)).toEqual([]);
});

test('one that it takes is imported', async () => {
  expect((await load(shirtWith(12))).counts).toMatchObject({ created: 1, rejected: 0 });
});

test('a larger plan takes a larger article', async () => {
  env().ALGOLIA_RECORD_BYTES = 100_000;
  expect((await load(shirtWith(60))).counts).toMatchObject({ created: 1, rejected: 0 });
});

test('an article that grows beyond the limit stays as it was', async () => {
  await load(shirtWith(12));
  expect((await load(shirtWith(60))).counts).toMatchObject({ changed: 0, rejected: 1 });
  expect(await rows('SELECT FROM shop.skus')).toHaveLength(12);
});

test('the summary has one kind for all that are too large', async () => {
  const other = shirtWith(50).replaceAll('S-', 'T-').replace('LH-2031', 'LH-2032');
  const { rejected } = await load(`${shirtWith(60)}\n${other}`);
  expect(summarizeFailures(rejected)).toMatchObject([{ column: 'article', count: 2 }]);
});
