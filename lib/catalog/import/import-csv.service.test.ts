import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { database } from '@/lib/platform/db/database.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { DELTA, importedRows as rows } from './example-import.fixture.server';
import { recordOfArticle } from './article-record.server';
import { noteChangedNewness } from './changed-newness.server';
import { runSkuImport } from './import-skus.server';
import { readArticles } from './read-articles.server';
import { readCsv, type ColumnNames } from './read-csv';
import { readJsonLines } from './read-json-lines.server';
import { readSkus, type SkuPart } from './read-skus.server';
import { readStoredArticles } from './stored-article.server';
import { runImport, type ImportOptions } from './run-import.server';

withDatabase(openTestDatabase);

const SKU = 'P-118-W-M';

beforeEach(() =>
  rows('DELETE FROM shop.articles; DELETE FROM shop.skus; DELETE FROM shop.catalogue_changes'),
);

const CSV = readFileSync('docs/catalogue-example.csv', 'utf8');
const loadCsv = (csv: string, options: Partial<ImportOptions> = {}, names?: ColumnNames) =>
  runImport(readArticles(readCsv(Readable.from([csv]), names), { shop: 'hrm' }), {
    ...DELTA,
    ...options,
  });

describe('CSV', () => {
  test('the example of the documentation is imported, and again without any change', async () => {
    const { counts, rejected } = await loadCsv(CSV);
    expect(rejected).toEqual([]);
    expect(counts).toMatchObject({ rows: 3, created: 1, skus: 3, prices: 6 });
    const [article] = await rows('SELECT content FROM shop.articles');
    expect(article.content).toMatchObject({
      category: { titles: { de: ['Bekleidung', 'Shirts', 'Poloshirts'] } },
      description: {
        de: 'Ein Polohemd aus schwerem Piqué. Der Kragen behält seine Form; "auch nach der Wäsche".',
      },
      colours: [
        { code: '001', name: { de: 'Weiß' }, sizes: [{ sku: 'P-118-W-L' }, { sku: 'P-118-W-M' }] },
        { code: '002', name: { de: 'Flaschengrün' }, sizes: [{ sku: 'P-118-G-M' }] },
      ],
    });
    const again = await loadCsv(`\uFEFF${CSV.replaceAll('\n', '\r\n')}`);
    expect(again.counts).toMatchObject({ rejected: 0, unchanged: 1, prices: 0, stock: 0 });
  });

  test.each([
    [
      'a doubled SKU',
      'P-118-W-L',
      'P-118-W-M',
      { column: 'sku', reason: 'occurs twice, first in line 2' },
    ],
    [
      'a fraction of a cent',
      '59,95;79,95;1.499,00;0',
      '59,953;79,95;1.499,00;0',
      { column: 'price_eur' },
    ],
    ['a contradiction', 'P-118;;;', 'P-118;Anderes Hemd;;', { column: 'title_de' }],
    ['an unknown VAT class', 'P-118;;;;;;;;;', 'P-118;;;;;;;;;reduced', { column: 'vat' }],
  ])('a line with %s is rejected alone', async (_, text, by, failure) => {
    const bad = CSV.replace(text, by);
    expect(bad).not.toBe(CSV);
    const { counts, rejected } = await loadCsv(bad);
    expect(rejected[0]).toMatchObject({ line: 4, ...failure });
    expect(counts).toMatchObject({ rejected: 1, created: 1, skus: 2 });
  });

  test('a price without a currency is rejected, one with it beside the amount is read', async () => {
    const named = CSV.replace('price_eur;', 'price;').replaceAll(';79,95;', ';;');
    const { rejected } = await loadCsv(named);
    expect(rejected[0]).toMatchObject({
      column: 'price',
      reason: expect.stringContaining('no currency'),
    });
    expect((await loadCsv(named.replaceAll('59,95', '59,95 EUR'))).counts.created).toBe(1);
  });

  test('unknown columns stop the import, unless they are named or left out', async () => {
    const foreign = CSV.replace('article;', 'Artikelnr;').replace(';brand;', ';Marke;');
    const { rejected } = await loadCsv(foreign);
    expect(rejected.map(({ column }) => column)).toEqual(['Artikelnr', 'Marke']);
    const names = { Artikelnr: 'article', Marke: 'brand' };
    expect((await loadCsv(foreign, {}, names)).counts.created).toBe(1);
  });
});

describe('an import of SKUs alone', () => {
  const loadSkus = (part: SkuPart, lines: string, options: Partial<ImportOptions> = {}) =>
    runSkuImport(readSkus(readCsv(Readable.from([lines])), part), { ...DELTA, ...options });

  test('changes prices and nothing else, and rejects SKUs that the shop does not have', async () => {
    await loadCsv(CSV);
    await rows('DELETE FROM shop.catalogue_changes');
    const file = `sku,price_eur,stock\n${SKU},"79,95",99\nUNKNOWN,"5,00",1\n${SKU},"69,95",1\n`;
    const { counts, rejected } = await loadSkus('prices', file);
    expect(counts).toMatchObject({ rows: 3, prices: 1, stock: 0, rejected: 2 });
    expect(rejected.map(({ line }) => line).toSorted()).toEqual([3, 4]);
    expect(await rows('SELECT DISTINCT article_number FROM shop.catalogue_changes')).toHaveLength(
      1,
    );
    expect(
      await rows(`SELECT price FROM shop.prices WHERE sku = $1 AND currency = 'eur'`, [SKU]),
    ).toEqual([{ price: 79_95 }]);
  });

  test('changes stock and nothing else', async () => {
    await loadCsv(CSV);
    const { counts } = await loadSkus('stock', `sku;price_eur;stock\n${SKU};1,00;3\n`);
    expect(counts).toMatchObject({ prices: 0, stock: 1 });
    expect(await rows('SELECT stock FROM shop.skus WHERE sku = $1', [SKU])).toEqual([{ stock: 3 }]);
  });
});

test('the column of a price with its currency leaves the other columns of prices as they are', async () => {
  const csv = 'sku;price_czk;strike_eur;price\nA-1;1.499,00;79,95;59,95 EUR\n';
  const read = [];
  for await (const row of readCsv(Readable.from([csv]))) read.push(row);
  expect(read[0]).toMatchObject({
    input: {
      colours: [
        {
          sizes: [
            { prices: { CZK: { price: '1.499,00' }, EUR: { price: '59,95', strike: '79,95' } } },
          ],
        },
      ],
    },
  });
});

test('an import ends when its lock is lost', async () => {
  const { whileImporting } = await import('./import-lock.server');
  const losing = whileImporting(async (checkLock) => {
    await rows(`SELECT pg_terminate_backend(pid) FROM pg_locks
      WHERE locktype = 'advisory' AND objid = 7220210 AND database =
        (SELECT oid FROM pg_database WHERE datname = current_database())`);
    await new Promise((resolve) => setTimeout(resolve, 200));
    checkLock();
  });
  await expect(losing).rejects.toThrow('is lost');
});

test('a count waits for an order that is not committed yet, and subtracts it', async () => {
  await loadCsv(CSV);
  const order = await database().$client.connect();
  try {
    await order.query('BEGIN');
    await order.query('UPDATE shop.skus SET stock = stock - 2 WHERE sku = $1', [SKU]);
    const counts = readCsv(Readable.from([`sku,stock\n${SKU},9\n`]));
    const importing = runSkuImport(readSkus(counts, 'stock'), DELTA);
    const waiting = () =>
      rows(`SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    while ((await waiting()).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await order.query('COMMIT');
    expect((await importing).rejected).toEqual([]);
  } finally {
    order.release();
  }
  expect(await rows('SELECT stock FROM shop.skus WHERE sku = $1', [SKU])).toEqual([{ stock: 7 }]);
});

test('only one import runs at a time', async () => {
  const { whileImporting } = await import('./import-lock.server');
  const inner = await whileImporting(() => whileImporting(async () => 'ran'));
  expect(inner).toBeNull();
  expect(await whileImporting(async () => 'ran')).toBe('ran');
});

test('a delta import keeps what its file does not have, a full one does not', async () => {
  const load = (line: string, isFull = false) =>
    runImport(readArticles(readJsonLines(Readable.from([line]))), {
      ...DELTA,
      isFull,
    });
  const [shirt = ''] = readFileSync('docs/catalogue-example.jsonl', 'utf8').split('\n');
  const full = shirt
    .replaceAll('2026-11-29T06:00:00+01:00', new Date().toISOString())
    .replace('"vat"', '"flags":["sustainable"],"vat"')
    .replaceAll('"prices":', '"isNos":true,"prices":');
  const without = (line: string) => {
    const { description, care, flags, ...shirt } = JSON.parse(line);
    for (const colour of shirt.colours) {
      delete colour.pictures;
      delete colour.filterColour;
      for (const size of colour.sizes) delete size.isNos;
    }
    return JSON.stringify(shirt);
  };
  expect((await load(full)).rejected).toEqual([]);
  const content = async () => (await rows('SELECT content FROM shop.articles'))[0]?.content;
  const before = await content();
  await load(without(full));
  expect(await content()).toEqual(before);
  expect(await rows('SELECT DISTINCT is_nos FROM shop.skus')).toEqual([{ is_nos: true }]);
  await load(without(full), true);
  expect(await content()).toMatchObject({ care: [], flags: [], description: {} });
  expect(await rows('SELECT DISTINCT is_nos FROM shop.skus')).toEqual([{ is_nos: false }]);
});

test('articles whose newness begins or ends are pushed to the index again, however late', async () => {
  await loadCsv(CSV);
  const pushed = async (since: string) => {
    await rows(`UPDATE shop.articles SET online_since = now() + interval '${since}'`);
    await rows('DELETE FROM shop.catalogue_changes');
    await noteChangedNewness();
    return (await rows('SELECT DISTINCT article_number FROM shop.catalogue_changes')).length;
  };
  expect(await pushed('0 hours')).toBe(0);
  expect(await pushed('-27 days')).toBe(0);
  expect(await pushed('-28 days')).toBe(0);
  // The job has not run for two days.
  expect(await pushed('-30 days')).toBe(1);
  expect(await pushed('-31 days')).toBe(0);
  expect(await pushed('1 hour')).toBe(0);
  expect(await pushed('-2 days')).toBe(1);
  expect(await pushed('-3 days')).toBe(0);
  // A day of its own, in the future.
  expect(await pushed('1 day')).toBe(1);
  await rows('UPDATE shop.articles SET discontinued_at = now()');
  expect(await pushed('-1 day')).toBe(0);
});

test('a later day from which an article is online replaces the earlier one, and stays in later imports', async () => {
  const [shirt = ''] = readFileSync('docs/catalogue-example.jsonl', 'utf8').split('\n');
  const { onlineSince: _, ...article } = JSON.parse(shirt);
  const load = (onlineSince?: string) => {
    const line = JSON.stringify({ ...article, onlineSince }).replaceAll(
      '2026-11-29T06:00:00+01:00',
      new Date().toISOString(),
    );
    return runImport(readArticles(readJsonLines(Readable.from([line]))), DELTA);
  };
  const since = async () => (await rows('SELECT online_since FROM shop.articles'))[0]?.online_since;
  await load('2026-12-01T00:00:00Z');
  await load('2026-12-15T00:00:00Z');
  expect(await since()).toEqual(new Date('2026-12-15T00:00:00Z'));
  await load();
  expect(await since()).toEqual(new Date('2026-12-15T00:00:00Z'));
});

test('an article is new for 28 days from when it is online', async () => {
  await loadCsv(CSV);
  const [{ number }] = await rows('SELECT number FROM shop.articles');
  const article = (await readStoredArticles(database(), [number])).get(number);
  if (!article) throw new Error('the article is imported');
  const isNewAfter = (days: number) =>
    recordOfArticle(article, new Map(), 'de', article.onlineSince.getTime() + days * 86_400_000)
      ?.isNew;
  expect([-1, 0, 27, 28].map(isNewAfter)).toEqual([false, true, true, false]);
});

/** Starts the command. */
const command = (...given: string[]) =>
  spawn(process.execPath, ['--import', 'tsx', 'scripts/catalogue.ts', 'import', ...given], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: process.env,
  });

test('an import that was killed is completed by the next one', async () => {
  const [shirt = ''] = readFileSync('docs/catalogue-example.jsonl', 'utf8').split('\n');
  const counted = DELTA.countedAt?.toISOString() ?? '';
  const lines = Array.from({ length: 500 }, (_, at) =>
    shirt
      .replaceAll('LH-2031', `K-${at}`)
      .replace('"sku":"4006381333931"', `"sku":"K-${at}-B-3XL"`)
      .replace('"gtin":"4006381333931",', ''),
  ).join('\n');
  const first = command('-', '--stock-at', counted);
  first.stdin.on('error', () => undefined);
  first.stdin.end(lines);
  const count = async () => Number((await rows('SELECT count(*) FROM shop.articles'))[0]?.count);
  while ((await count()) < 100) await new Promise((resolve) => setTimeout(resolve, 5));
  first.kill('SIGKILL');
  await once(first, 'exit');
  const there = await count();
  expect(there).toBeLessThan(500);
  expect(there % 100).toBe(0);
  const second = command('-', '--stock-at', counted);
  second.stdin.end(lines);
  const [output] = await Promise.all([text(second.stdout), once(second, 'exit')]);
  expect(output).toContain(`${500 - there} created, 0 changed, ${there} unchanged`);
  expect(second.exitCode).toBe(0);
  expect(await rows('SELECT 1 FROM shop.prices')).toHaveLength(2_500);
});
