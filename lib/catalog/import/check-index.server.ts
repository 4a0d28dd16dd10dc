import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { productSchema, type Product } from '@/lib/catalog/catalogue/product.server';
import { readSkuStates } from '@/lib/catalog/catalogue/sku-states.server';
import { withSkuStates, type SkuState } from '@/lib/catalog/catalogue/sku-summary';
import { indexNames } from '@/lib/catalog/search/index-names';
import type { IndexingClient } from '@/lib/catalog/search/indexing-client.server';
import { database } from '@/lib/platform/db/database.server';
import { LANGUAGES, type Language } from '@/lib/shop/page-context/locale';
import { PROJECT_IDS, type ProjectId } from '@/lib/shop/project/projects';
import { recordOfArticle, type StoredArticle } from './article-record.server';
import { readStoredArticles } from './stored-article.server';

const PER_PAGE = 500;

/** A difference between the index and the database, or the schema of records. */
export interface IndexFault {
  indexName: string;
  objectID: string;
  reason: string;
}

export interface IndexCheck {
  records: number;
  faults: IndexFault[];
  /** Articles that wait for their next push, which are not compared. */
  waiting: number;
}

interface Checked {
  client: IndexingClient;
  project: ProjectId;
  language: Language;
  indexName: string;
  waiting: ReadonlySet<string>;
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'status' in error && error.status === 404;

async function* pagesOf({ client, indexName }: Checked) {
  let cursor: string | undefined;
  do {
    const browseParams = cursor ? { cursor } : { hitsPerPage: PER_PAGE };
    const page = await client.browse<Record<string, unknown>>({ indexName, browseParams });
    yield page.hits;
    ({ cursor } = page);
  } while (cursor);
}

/** Names of the attributes in which two records differ. */
function differences(record: Product, expected: Partial<Product>): string[] {
  const given = new Map(Object.entries(record));
  return Object.entries(expected)
    .filter(([name, value]) => !isDeepStrictEqual(given.get(name), value))
    .map(([name]) => name);
}

interface Sources {
  articles: ReadonlyMap<string, StoredArticle>;
  states: ReadonlyMap<string, ReadonlyMap<string, SkuState>>;
}

/** Reasons why a valid record does not agree with the database. */
function reasonsOf(record: Product, { articles, states }: Sources, language: Language): string[] {
  const article = articles.get(record.objectID);
  const skus = states.get(record.objectID) ?? new Map<string, SkuState>();
  const sizes = record.colorVariants.flatMap(({ sizeVariants }) => sizeVariants);
  if (article) {
    const expected = recordOfArticle(article, skus, language);
    if (!expected) return ['is not sold, or has no title in this language'];
    const different = differences(record, productSchema.parse(expected));
    return different.map((name) => `${name} differs from the imported article`);
  }
  // Combinations have the prices and the stock of their parts.
  if (sizes.length === 0) return [];
  const unknown = sizes
    .filter(({ sku }) => !skus.has(sku))
    .map(({ sku }) => `${sku} is no SKU of the shop`);
  const different = differences(record, withSkuStates(record.colorVariants, skus));
  return [
    ...unknown,
    ...different.map((name) => `${name} differs from stock and prices of record`),
  ];
}

async function checkPage(
  checked: Checked,
  hits: readonly Record<string, unknown>[],
): Promise<IndexFault[]> {
  const { indexName, language, waiting } = checked;
  const numbers = hits.map(({ objectID }) => String(objectID));
  const sources = {
    articles: await readStoredArticles(database(), numbers),
    states: await readSkuStates(database(), numbers),
  };
  return hits.flatMap((hit) => {
    const objectID = String(hit['objectID']);
    if (waiting.has(objectID)) return [];
    const { data, error } = productSchema.safeParse(hit);
    const reasons = data
      ? reasonsOf(data, sources, language)
      : error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    return reasons.map((reason) => ({ indexName, objectID, reason }));
  });
}

/** Imported articles that are sold in a language, and that its index does not have. */
async function missingRecords(
  { project, language, indexName, waiting }: Checked,
  found: ReadonlySet<string>,
): Promise<IndexFault[]> {
  const { rows } = await database().execute<{ number: string }>(sql`
    SELECT number FROM shop.articles
    WHERE project = ${project} AND discontinued_at IS NULL AND content -> 'title' ? ${language}
    ORDER BY number`);
  return rows
    .filter(({ number }) => !found.has(number) && !waiting.has(number))
    .map(({ number }) => ({ indexName, objectID: number, reason: 'is sold, but has no record' }));
}

async function checkOne(checked: Checked): Promise<Omit<IndexCheck, 'waiting'>> {
  const found = new Set<string>();
  const faults: IndexFault[] = [];
  try {
    for await (const hits of pagesOf(checked)) {
      for (const { objectID } of hits) found.add(String(objectID));
      faults.push(...(await checkPage(checked, hits)));
    }
  } catch (error) {
    if (!isMissing(error)) throw error;
    faults.push({ indexName: checked.indexName, objectID: '', reason: 'does not exist' });
  }
  faults.push(...(await missingRecords(checked, found)));
  return { records: found.size, faults };
}

async function waitingArticles(): Promise<Set<string>> {
  const { rows } = await database().execute<{ number: string }>(sql`
    SELECT DISTINCT article_number AS number FROM shop.catalogue_changes`);
  return new Set(rows.map(({ number }) => number));
}

/**
 * Compares every record of every product index with the database and with the schema of records.
 * @throws the client's error if the index does not respond
 */
export async function checkIndex(client: IndexingClient): Promise<IndexCheck> {
  const waiting = await waitingArticles();
  const check: IndexCheck = { records: 0, faults: [], waiting: waiting.size };
  for (const project of PROJECT_IDS)
    for (const language of LANGUAGES) {
      const indexName = indexNames(project, language).products;
      const one = await checkOne({ client, project, language, indexName, waiting });
      check.records += one.records;
      check.faults.push(...one.faults);
    }
  return check;
}
