import { isDeepStrictEqual } from 'node:util';
import type { Algoliasearch } from 'algoliasearch';
import type { Product } from '@/lib/catalog/catalogue/product.server';
import { readSkuStates } from '@/lib/catalog/catalogue/sku-states.server';
import { withSkuStates, type SkuState } from '@/lib/catalog/catalogue/sku-summary';
import { recordOfArticle } from '@/lib/catalog/import/article-record.server';
import { importedNumbers, readStoredArticles } from '@/lib/catalog/import/stored-article.server';
import { database } from '@/lib/platform/db/database.server';
import { pushAgain } from '@/lib/runtime/worker/push-lease.server';
import type { Language } from '@/lib/shop/page-context/locale';
import type { ProjectId } from '@/lib/shop/project/projects';
import { pushIndex } from './push-index';
import { recordOf } from './record';
import type { SeedArticle } from './seed-article';

const PER_QUERY = 100;

/** The index of one shop in one language. */
export interface WrittenIndex {
  client: Algoliasearch;
  project: ProjectId;
  language: Language;
}

type States = Map<string, ReadonlyMap<string, SkuState>>;

/** Stock and prices of record by article number. */
async function statesOf(articles: readonly SeedArticle[]): Promise<States> {
  const states: States = new Map();
  for (let at = 0; at < articles.length; at += PER_QUERY) {
    const numbers = articles.slice(at, at + PER_QUERY).map(({ number }) => number);
    for (const [number, skus] of await readSkuStates(database(), numbers)) states.set(number, skus);
  }
  return states;
}

/** Records with the stock and prices of record, because those of the seed may be outdated. */
const recordsOf = (
  articles: readonly SeedArticle[],
  states: States,
  language: Language,
): Product[] =>
  articles.flatMap((article) => {
    const record = recordOf(article, language);
    const skus = states.get(article.number);
    if (!record) return [];
    return [skus ? { ...record, ...withSkuStates(record.colorVariants, skus) } : record];
  });

/** Records of the articles that a retailer has imported: replacing all records must not lose them. */
async function importedRecords(project: ProjectId, language: Language): Promise<Product[]> {
  const numbers = await importedNumbers(database(), project);
  const records: Product[] = [];
  for (let at = 0; at < numbers.length; at += PER_QUERY) {
    const some = numbers.slice(at, at + PER_QUERY);
    const states = await readSkuStates(database(), some);
    for (const [number, article] of await readStoredArticles(database(), some)) {
      const record = recordOfArticle(article, states.get(number) ?? new Map(), language);
      if (record) records.push(record);
    }
  }
  return records;
}

/** Queues another push for articles whose stock or prices have changed since they were read. */
async function pushChanged(articles: readonly SeedArticle[], before: States): Promise<void> {
  const now = await statesOf(articles);
  const changed = [...now].filter(([number, skus]) => !isDeepStrictEqual(skus, before.get(number)));
  if (changed.length > 0) await pushAgain(changed.map(([number]) => number));
}

/**
 * Writes all records of an index with the current stock and prices. What changes meanwhile is pushed
 * again, because its own push may have reached records that were then replaced. That also holds for a
 * run that fails, which may have replaced them before it failed. After a run that was killed, the next
 * one writes the whole index again.
 */
export async function writeIndex(
  { client, project, language }: WrittenIndex,
  articles: readonly SeedArticle[],
): Promise<void> {
  const states = await statesOf(articles);
  try {
    const imported = await importedRecords(project, language);
    const records = [...recordsOf(articles, states, language), ...imported];
    await pushIndex({ client, project, language }, records);
  } finally {
    await pushChanged(articles, states);
    // Those that were imported or changed meanwhile may have been replaced.
    const numbers = await importedNumbers(database(), project);
    if (numbers.length > 0) await pushAgain(numbers);
  }
}
