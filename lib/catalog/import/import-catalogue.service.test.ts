import { setTestServer } from '@/lib/platform/env/environment.fixture';
import { pushChanges } from '@/lib/runtime/worker/push-changes.server';
import { readProduct } from '@/lib/catalog/catalogue/product.server';
import { indexingClient } from '@/lib/catalog/search/indexing-client.server';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import {
  APP_ID,
  KEYS,
  startService,
  type RunningService,
} from '@/packages/algolia-local/testing/running-service';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import {
  COUNTED,
  EXAMPLE,
  importedRows as rows,
  importLines as load,
} from './example-import.fixture.server';
import { checkIndex } from './check-index.server';

const { DATABASE_URL: server } = process.env;
let search: RunningService;
// Must run before the database opens, which reads the environment only once.
beforeAll(async () => {
  setTestServer(server);
  search = await startService();
  Object.assign(process.env, {
    ALGOLIA_APP_ID: APP_ID,
    ALGOLIA_ADMIN_API_KEY: KEYS.admin,
    ALGOLIA_HOST: search.host,
  });
});
withDatabase(openTestDatabase);
afterAll(() => search.stop());

const [SHIRT = '', BELT = ''] = EXAMPLE.split('\n');
const SKU = '4006381333931';

/** The shirt with one text replaced. */
const shirtWith = (text: string, replacement: string) => SHIRT.replaceAll(text, replacement);

async function push(): Promise<void> {
  const client = indexingClient({ maxRateLimitRetries: 0 });
  if (!client) throw new Error('there is an admin key');
  for (let next: number | null = 0; next !== null;) next = (await pushChanges(client)).nextInMs;
}

const changes = () => rows('SELECT DISTINCT article_number FROM shop.catalogue_changes');

async function record(number: string, index = 'hgg_products_de') {
  const { results } = await search.admin.getObjects({
    requests: [{ indexName: index, objectID: number }],
  });
  return results[0] ? readProduct(results[0]) : null;
}

const numberOf = async (article: string): Promise<string> =>
  (await rows('SELECT number FROM shop.articles WHERE merchant_number = $1', [article]))[0]?.number;

beforeEach(() =>
  rows(`DELETE FROM shop.articles; DELETE FROM shop.skus; DELETE FROM shop.catalogue_changes;
    UPDATE shop.index_push SET holder = NULL, held_until = NULL, sent = NULL`),
);

test('the example of the documentation is imported, and is in the index of each of its languages', async () => {
  const { counts, rejected } = await load(EXAMPLE);
  expect(rejected).toEqual([]);
  expect(counts).toMatchObject({ rows: 2, created: 2, skus: 5, prices: 8 });
  await push();
  const number = await numberOf('LH-2031');
  const shirt = await record(number);
  expect(shirt).toMatchObject({
    title: 'Leinenhemd Arvid',
    brand: { title: 'Nordhaus', slug: 'nordhaus' },
    categories: ['bekleidung', 'hemden', 'leinenhemden'],
    sharedDescription: 'Ein leichtes Hemd für warme Tage.',
    priceMin: { eur: 89_95, czk: 2_249_00 },
    strikePrice: { eur: 109_95 },
    sizeOnLabel: ['3XL', '4XL'],
    stock: 17,
  });
  expect(await record(number, 'hgg_products_fr')).not.toBeNull();
  expect(await record(number, 'hgg_products_pl')).toBeNull();
  const belt = await record(await numberOf('GU-7'), 'hrm_products_pl');
  const labels = belt?.colorVariants.flatMap(({ sizeVariants }) =>
    sizeVariants.map(({ size }) => size.values.eu),
  );
  expect(labels).toEqual(['1/2', '95']);
  expect(belt?.gpsr).toMatchObject({
    manufacturer: 'Nordhaus GmbH',
    producer: { name: 'Leather Works Ltd.' },
  });
});

test('records carry the retailer’s own number, by which they are searched, unless it is theirs', async () => {
  await load(`${SHIRT}\n${BELT.replaceAll('GU-7', '20319999')}`);
  await push();
  expect((await record(await numberOf('LH-2031')))?.merchantNumber).toBe('LH-2031');
  expect(await record('20319999', 'hrm_products_de')).not.toHaveProperty('merchantNumber');
});

test('the same file again changes nothing and notifies nobody', async () => {
  await load(EXAMPLE);
  await rows('DELETE FROM shop.catalogue_changes');
  const { counts } = await load(EXAMPLE);
  expect(counts).toMatchObject({ created: 0, changed: 0, unchanged: 2, prices: 0, stock: 0 });
  expect(await changes()).toEqual([]);
});

const FAULTS: readonly (readonly [string, string, string, string])[] = [
  [
    'a price with a fraction of a cent',
    '"89.95","strike"',
    '"1.576","strike"',
    'fraction of a cent',
  ],
  ['a price of zero', '{"price":99.95}', '{"price":0}', 'is zero'],
  ['no currency', '{"EUR":{"price":99.95}}', '{}', 'no price in any currency'],
  ['an unknown currency', '{"EUR":{"price":99.95}}', '{"GBP":{"price":99.95}}', 'is unknown: GBP'],
  ['an unknown VAT class', '"vat":"standard"', '"vat":"reduced"', 'is no VAT class'],
  [
    'an unknown filter colour',
    '"filterColour":"white"',
    '"filterColour":"pink"',
    'is no filter colour of this shop',
  ],
  ['no colour name', '"name":{"de":"Weiß","en":"White"}', '"name":{}', 'no text in any language'],
  ['a size that became a date', '"size":"4XL"', '"size":"01. Feb"', 'a date that a spreadsheet'],
  ['a SKU twice', 'LH-2031-B-4XL', 'LH-2031-W-3XL', 'twice'],
  ['a GTIN with a wrong digit', '"gtin":"4006381333931"', '"gtin":"4006381333932"', 'is no GTIN'],
  ['text in another encoding', 'Nordhaus', 'K\uFFFDln', 'is not encoded as UTF-8'],
  ['a strike price below the price', '"109.95"', '"79.95"', 'is not higher than the price now'],
];

test.each(FAULTS)(
  'a line with %s is rejected, and the rest is imported',
  async (_, text, by, reason) => {
    const bad = shirtWith(text, by);
    expect(bad).not.toBe(SHIRT);
    const { counts, rejected } = await load(`\uFEFF${bad}\r\n\r\n${BELT}\r\n`);
    expect(counts).toMatchObject({ rows: 2, rejected: 1, created: 1 });
    expect(rejected[0]).toMatchObject({ line: 1, reason: expect.stringContaining(reason) });
  },
);

test('a count without its time is rejected for a SKU that has another stock', async () => {
  await load(SHIRT);
  await rows('UPDATE shop.skus SET stock = stock + 1');
  const { rejected } = await load(SHIRT, { countedAt: null });
  expect(rejected.map(({ column }) => column)).toEqual(['stockAt', 'stockAt']);
});

test('the same count without its time changes nothing, and is not rejected', async () => {
  await load(SHIRT);
  const { rejected, counts } = await load(SHIRT, { countedAt: null });
  expect([rejected, counts.stock]).toEqual([[], 0]);
});

test('a count from the future is rejected, so that nothing sold before it is sold again', async () => {
  await load(SHIRT);
  await rows(`UPDATE shop.skus SET stock = stock - 2 WHERE sku = $1`, [SKU]);
  const local = new Date(Date.now() + 3_600_000);
  const { rejected } = await load(shirtWith(COUNTED.toISOString(), local.toISOString()), {
    countedAt: local,
  });
  expect(rejected).toHaveLength(3);
  expect(new Set(rejected.map(({ reason }) => reason))).toEqual(new Set(['is in the future']));
  expect(await rows('SELECT stock FROM shop.skus WHERE sku = $1', [SKU])).toEqual([{ stock: 10 }]);
});

test('a dry run says what would change and changes nothing', async () => {
  await load(SHIRT);
  await rows('DELETE FROM shop.catalogue_changes');
  const changed = shirtWith('Nordhaus', 'Südhaus').replace('"price":99.95', '"price":69.95');
  const { counts, changes: said } = await load(`${changed}\n${BELT}`, { isDryRun: true });
  expect(counts).toMatchObject({ created: 1, changed: 1, prices: 4, skus: 2 });
  expect(said).toContain('~ price LH-2031-W-3XL EUR 99.95 → 69.95');
  expect(await changes()).toEqual([]);
  expect(await rows('SELECT 1 FROM shop.articles')).toHaveLength(1);
});

describe('a full import', () => {
  test('stops if more than a tenth would be discontinued, unless that is confirmed', async () => {
    await load(EXAMPLE);
    const less = SHIRT.replace(/,\{"name":\{"de":"Weiß".*?\]\}/, '');
    const stopped = await load(less, { isFull: true });
    expect(stopped).toMatchObject({ stopped: 'too many would go', counts: { discontinued: 1 } });
    await push();
    const number = await numberOf('LH-2031');
    expect((await record(number))?.colorVariants).toHaveLength(2);
    expect(await load(less, { isFull: true, isConfirmed: true })).toMatchObject({ stopped: null });
    await push();
    expect((await record(number))?.colorVariants).toHaveLength(1);
    expect(await rows(`SELECT stock FROM shop.skus WHERE sku = 'LH-2031-W-3XL'`)).toEqual([
      { stock: 0 },
    ]);
    // Without a price nobody can buy it, and its former price stays in the history.
    const history = (table: string) =>
      rows(`SELECT currency FROM shop.${table} WHERE sku = 'LH-2031-W-3XL'`);
    expect(await history('prices')).toEqual([]);
    expect(await history('past_prices')).toEqual([{ currency: 'eur' }]);
    // The belt is of another shop, which the file does not mention.
    expect(await rows('SELECT 1 FROM shop.articles WHERE discontinued_at IS NULL')).toHaveLength(2);
  });

  test('does not discontinue what a rejected row is about', async () => {
    await load(SHIRT);
    const bad = shirtWith('"vat":"standard"', '"vat":"reduced"');
    const other = SHIRT.replaceAll('LH-2031', 'LH-9')
      .replaceAll(SKU, 'LH-9-B-3XL')
      .replace('"gtin":"LH-9-B-3XL",', '');
    expect(await load(`${bad}\n${other}`, { isFull: true })).toMatchObject({
      stopped: null,
      counts: { discontinued: 0, created: 1, rejected: 1 },
    });
  });

  test('takes an article off sale with its last SKU, and puts it back', async () => {
    await load(SHIRT);
    const other = SHIRT.replaceAll('LH-2031', 'LH-9')
      .replaceAll(SKU, 'LH-9-B-3XL')
      .replace('"gtin":"LH-9-B-3XL",', '');
    await load(other, { isFull: true, isConfirmed: true });
    await push();
    const number = await numberOf('LH-2031');
    expect(await record(number)).toBeNull();
    await load(SHIRT);
    await push();
    expect((await record(number))?.stock).toBe(17);
  });
});

test('the check names every fault of the index, and none after a push', async () => {
  const client = indexingClient({ maxRateLimitRetries: 0 });
  if (!client) throw new Error('there is an admin key');
  await load(EXAMPLE);
  await push();
  const number = await numberOf('LH-2031');
  const faultsOf = async () =>
    (await checkIndex(client)).faults.filter(({ objectID }) => objectID === number);
  expect(await faultsOf()).toEqual([]);
  const indexName = 'hgg_products_de';
  await search.admin.partialUpdateObject({
    indexName,
    objectID: number,
    attributesToUpdate: { title: 'Falsch', stock: 'viel' },
  });
  const { taskID } = await search.admin.deleteObject({
    indexName: 'hgg_products_en',
    objectID: number,
  });
  await search.admin.waitForTask({ indexName: 'hgg_products_en', taskID });
  const found = await faultsOf();
  expect(found).toContainEqual({
    indexName: 'hgg_products_en',
    objectID: number,
    reason: 'is sold, but has no record',
  });
  expect(found.find((fault) => fault.indexName === indexName)?.reason).toContain('stock');
  await rows('INSERT INTO shop.catalogue_changes (article_number) VALUES ($1)', [number]);
  await push();
  expect(await faultsOf()).toEqual([]);
});
