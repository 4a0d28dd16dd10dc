import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/platform/db/transaction';
import { mergedContent, readContent, type ArticleContent } from './article-content.server';
import { inBatchTransaction, type BatchPlace } from './batch-transaction.server';
import { coloursWithCodes } from './colour-codes';
import { describeChanges } from './describe-changes';
import { sizesOfArticle, type ImportedArticle } from './import-article.server';
import type { ImportFailure } from './import-failure';
import type { BatchOutcome } from './import-result';
import { rowsOf } from './json-rows.server';
import { MOVEMENT_DAYS } from './movement-days';
import { faultOfRecordSize } from './record-size.server';
import { writeContents, writeSkus, type PlannedArticle } from './write-articles.server';
import { unshownStrikePrices, writePrices, type UnshownStrikePrice } from './write-prices.server';
import { beginImport, writeStock } from './write-stock.server';

/** An article of the file, with the lines of its SKUs for messages. */
export interface ReadArticle {
  line: number;
  article: ImportedArticle;
  lineOf: ReadonlyMap<string, number>;
}

export interface BatchOptions {
  /** Removes prices in currencies that the file does not name. */
  isFull: boolean;
  isDryRun: boolean;
  /** Time of counts without their own. */
  countedAt: Date | null;
}

interface KnownArticle extends Record<string, unknown> {
  number: string;
  project: string;
  merchant_number: string;
  content: unknown;
}

interface Known {
  articles: ReadonlyMap<string, { number: string; content: ArticleContent }>;
  /** SKU → number of its article, and its stock. */
  skus: ReadonlyMap<string, { owner: string; stock: number }>;
  /** Numbers that belong to other articles, for example of the demo catalogue. */
  foreign: ReadonlySet<string>;
}

const keyOf = (project: string, merchantNumber: string) => `${project}/${merchantNumber}`;

/** Reads and locks what the batch may change, SKUs in the order in which orders lock them. */
async function readKnown(transaction: Transaction, batch: readonly ReadArticle[]): Promise<Known> {
  const named = rowsOf(
    batch.map(({ article }) => ({ project: article.shop, id: article.article })),
  );
  const { rows: found } = await transaction.execute<KnownArticle>(sql`
    SELECT known.number, known.project, known.merchant_number, known.content
    FROM shop.articles AS known
    JOIN jsonb_to_recordset(${named}) AS named (project text, id text)
      ON known.project = named.project AND known.merchant_number = named.id
    ORDER BY known.number FOR UPDATE OF known`);
  const skus = batch.flatMap(({ article }) => sizesOfArticle(article).map(({ sku }) => ({ sku })));
  const { rows: known } = await transaction.execute<{
    sku: string;
    owner: string;
    stock: number;
  }>(sql`
    SELECT sku, article_number AS owner, stock FROM shop.skus
    WHERE sku IN (SELECT sku FROM jsonb_to_recordset(${rowsOf(skus)}) AS named (sku text))
    ORDER BY sku COLLATE "C" FOR UPDATE`);
  const { rows: foreign } = await transaction.execute<{ number: string }>(sql`
    SELECT DISTINCT named.id AS number
    FROM jsonb_to_recordset(${named}) AS named (project text, id text)
    WHERE (EXISTS (SELECT FROM shop.skus WHERE article_number = named.id)
        OR EXISTS (SELECT FROM shop.articles AS known WHERE known.number = named.id))
      AND NOT EXISTS (SELECT FROM shop.articles AS known WHERE known.number = named.id
        AND known.project = named.project AND known.merchant_number = named.id)`);
  return {
    articles: new Map(
      found.map(({ number, project, merchant_number: id, content }) => [
        keyOf(project, id),
        { number, content: readContent(content) },
      ]),
    ),
    skus: new Map(known.map(({ sku, owner, stock: left }) => [sku, { owner, stock: left }])),
    foreign: new Set(foreign.map(({ number }) => number)),
  };
}

/** Draws numbers for articles whose own are not made of eight digits, in one statement for all. */
async function newNumbers(transaction: Transaction, count: number): Promise<string[]> {
  if (count === 0) return [];
  const { rows } = await transaction.execute<{ number: string }>(sql`
    WITH drawn AS MATERIALIZED (
      SELECT nextval('shop.article_numbers')::text AS number FROM generate_series(1, ${count}::int))
    SELECT number FROM drawn
    WHERE NOT EXISTS (SELECT FROM shop.articles AS known WHERE known.number = drawn.number)
      AND NOT EXISTS (SELECT FROM shop.skus AS sold WHERE sold.article_number = drawn.number)
    ORDER BY number`);
  const numbers = rows.map(({ number }) => number);
  return [...numbers, ...(await newNumbers(transaction, count - numbers.length))];
}

/**
 * An article without the SKUs of rejected lines.
 * @returns `null` if nothing is left of it
 */
export function withoutLines(
  read: ReadArticle,
  failures: readonly ImportFailure[],
): ReadArticle | null {
  if (failures.length === 0) return read;
  const lines = new Set(failures.map(({ line }) => line));
  const isLeft = ({ sku }: { sku: string }) => !lines.has(read.lineOf.get(sku) ?? read.line);
  const colours = read.article.colours
    .map((colour) => ({ ...colour, sizes: colour.sizes.filter(isLeft) }))
    .filter(({ sizes }) => sizes.length > 0);
  return colours.length > 0 ? { ...read, article: { ...read.article, colours } } : null;
}

/** How far the clock of a till may be ahead. */
const CLOCK_TOLERANCE_MS = 60_000;

/** Why a count cannot be corrected by what was sold since; `null` if it can. */
export function faultOfCount(stockAt: string | undefined, countedAt: Date | null): string | null {
  const time = stockAt === undefined ? countedAt : new Date(stockAt);
  if (!time)
    return 'is missing: what was sold since the count is unknown without it (or --stock-at)';
  // What was sold before that time would be sold again: a till that writes local time as Z.
  if (time.getTime() - Date.now() > CLOCK_TOLERANCE_MS) return 'is in the future';
  const isOld = Date.now() - time.getTime() > MOVEMENT_DAYS * 86_400_000;
  return isOld ? `is more than ${MOVEMENT_DAYS} days ago` : null;
}

/** Colours that would be sold as another one. */
const colourConflicts = (
  { line, lineOf, article }: ReadArticle,
  codes: ArticleContent['codes'],
): ImportFailure[] =>
  coloursWithCodes(codes, article.colours).rejected.flatMap(({ colour, reason }) =>
    [...new Set(colour.sizes.map(({ sku }) => lineOf.get(sku) ?? line))].map((at) => ({
      line: at,
      column: colour.code === undefined ? 'colour' : 'colour_code',
      value: colour.code ?? Object.values(colour.name)[0] ?? '',
      reason,
    })),
  );

/** @returns why an article cannot be written, for each of its faults */
function conflictsOf(
  { line, lineOf, article }: ReadArticle,
  { articles, skus, foreign }: Known,
  { countedAt }: BatchOptions,
): ImportFailure[] {
  const before = articles.get(keyOf(article.shop, article.article));
  const number = before?.number;
  const conflicts: ImportFailure[] = [];
  if (foreign.has(article.article)) {
    const reason = 'is the number of another article of the shop';
    return [...new Set(lineOf.values())].map((at) => ({
      line: at,
      column: 'article',
      value: article.article,
      reason,
    }));
  }
  conflicts.push(...colourConflicts({ line, lineOf, article }, before?.content.codes ?? {}));
  for (const { sku, stock, stockAt } of sizesOfArticle(article)) {
    const at = lineOf.get(sku) ?? line;
    const stored = skus.get(sku);
    if (stored && stored.owner !== number)
      conflicts.push({
        line: at,
        column: 'sku',
        value: sku,
        reason: `belongs to article ${stored.owner}`,
      });
    // Changes nothing without a time: the count of an import that was interrupted and is run again.
    const isSame = stored?.stock === stock && (stockAt ?? countedAt) === null;
    const reason =
      stock === undefined || !stored || isSame ? null : faultOfCount(stockAt, countedAt);
    if (reason) conflicts.push({ line: at, column: 'stockAt', value: stockAt ?? '', reason });
  }
  return conflicts;
}

async function planArticles(
  transaction: Transaction,
  batch: readonly ReadArticle[],
  known: Known,
  isFull: boolean,
): Promise<PlannedArticle[]> {
  const named = batch.map(({ line, article }) => {
    const before = known.articles.get(keyOf(article.shop, article.article));
    const own = /^\d{8}$/.test(article.article) ? article.article : null;
    return { line, article, before, number: before?.number ?? own };
  });
  const missing = named.filter(({ number }) => number === null);
  const drawn = await newNumbers(transaction, missing.length);
  return named.map(({ line, article, before, number: given }) => {
    const number = given ?? drawn.shift();
    if (number === undefined) throw new Error('there are not enough numbers for articles');
    return {
      line,
      number,
      article,
      content: mergedContent(before?.content ?? null, article, isFull),
    };
  });
}

export const strikePriceWarning = (
  { sku, currency, claimed, shown }: UnshownStrikePrice,
  lines: ReadonlyMap<string, number>,
): ImportFailure => ({
  line: lines.get(sku) ?? 0,
  column: `strike ${currency.toUpperCase()}`,
  value: (claimed / 100).toFixed(2),
  reason: `is ${shown === null ? 'not shown' : `shown as ${(shown / 100).toFixed(2)}`}, by the price history`,
});

/** Colours that pages can only show without a picture. */
const withoutPictures = ({ line, article, content }: PlannedArticle): ImportFailure[] => {
  const given = new Set(sizesOfArticle(article).map(({ sku }) => sku));
  return content.colours
    .filter(
      ({ pictures, sizes }) => pictures.length === 0 && sizes.some(({ sku }) => given.has(sku)),
    )
    .map(({ name }) => ({
      line,
      column: 'pictures',
      value: Object.values(name)[0] ?? '',
      reason: 'are missing: the shop shows this colour without a picture',
    }));
};

const tooLarge = ({ line, article }: PlannedArticle, reason: string): ImportFailure => ({
  line,
  column: 'article',
  value: article.article,
  reason,
});

async function writeBatch(
  transaction: Transaction,
  batch: readonly ReadArticle[],
  options: BatchOptions,
): Promise<BatchOutcome> {
  await beginImport(transaction);
  const known = await readKnown(transaction, batch);
  const checked = batch.map((each) => ({ each, conflicts: conflictsOf(each, known, options) }));
  const possible = checked.flatMap(({ each, conflicts }) => withoutLines(each, conflicts) ?? []);
  const sized = (await planArticles(transaction, possible, known, options.isFull)).map((each) => ({
    each,
    reason: faultOfRecordSize(each),
  }));
  const planned = sized.flatMap(({ each, reason }) => (reason === null ? [each] : []));
  const writable = new Set(planned.map(({ article }) => article));
  const accepted = possible.filter(({ article }) => writable.has(article));
  const rejected = [
    ...checked.flatMap(({ conflicts }) => conflicts),
    ...sized.flatMap(({ each, reason }) => (reason === null ? [] : [tooLarge(each, reason)])),
  ];
  const written = new Set(await writeContents(transaction, planned));
  const created = new Set(await writeSkus(transaction, planned, options.isFull));
  const sizes = accepted.flatMap(({ article }) => sizesOfArticle(article));
  const prices = await writePrices(transaction, sizes, options.isFull);
  const stock = await writeStock(transaction, sizes, { created, countedAt: options.countedAt });
  const isNew = ({ article }: PlannedArticle) =>
    !known.articles.has(keyOf(article.shop, article.article));
  const lines = new Map(accepted.flatMap(({ lineOf }) => [...lineOf]));
  const unshown = await unshownStrikePrices(transaction, sizes);
  const count = planned.filter(isNew).length;
  return {
    counts: {
      created: count,
      changed: written.size - count,
      unchanged: planned.length - written.size,
      skus: created.size,
      prices: prices.length,
      stock: stock.length,
    },
    rejected,
    warnings: [
      ...unshown.map((each) => strikePriceWarning(each, lines)),
      ...planned.flatMap(withoutPictures),
    ],
    changes: describeChanges({ planned, known: known.articles, written, prices, stock, created }),
  };
}

/**
 * Writes some articles. Writing them again changes nothing.
 * @param rows of the file up to the end of the batch
 */
export const importBatch = (
  batch: readonly ReadArticle[],
  rows: number,
  options: BatchOptions & BatchPlace,
): Promise<BatchOutcome> =>
  inBatchTransaction(options, rows, (transaction) => writeBatch(transaction, batch, options));
