import { isDeepStrictEqual } from 'node:util';
import type { Algoliasearch } from 'algoliasearch';
import { sql } from 'drizzle-orm';
import type { Product } from '@/lib/catalog/catalogue/product.server';
import { readSkuStates } from '@/lib/catalog/catalogue/sku-states.server';
import { withSkuStates, type SkuState } from '@/lib/catalog/catalogue/sku-summary';
import { recordOfArticle } from '@/lib/catalog/import/article-record.server';
import { importedNumbers, readStoredArticles } from '@/lib/catalog/import/stored-article.server';
import { database } from '@/lib/platform/db/database.server';
import { pushAgain } from '@/lib/runtime/worker/push-lease.server';
import type { Language } from '@/lib/shop/page-context/locale';
import type { ProjectId } from '@/lib/shop/project/projects';
import { sideBySide } from '@/scripts/seed/side-by-side';
import { pushIndex } from './push-index';
import { recordOf } from './record';
import type { SeedArticle } from './seed-article';

const PER_QUERY = 100;

/**
 * Languages at once: with two processors, one makes records while the service indexes others. The records of
 * 23,000 articles in three languages take 640 MB.
 */
const languagesAtOnce = (articles: readonly SeedArticle[]) => (articles.length > 5_000 ? 1 : 3);

/** The indices of one shop in some languages. */
export interface WrittenIndices {
  client: Algoliasearch;
  project: ProjectId;
  languages: readonly Language[];
}

type States = Map<string, ReadonlyMap<string, SkuState>>;

const seededStates = ({ colours }: SeedArticle): ReadonlyMap<string, SkuState> =>
  new Map(
    colours.flatMap(({ sizes }) =>
      sizes.map(({ sku, stock, isNos, price, strikePrice }) => [
        sku,
        { stock, isNos, price, strikePrice },
      ]),
    ),
  );

/** Stock and prices of record by article number, of articles for which they are not those of the seed. */
async function changedStates(articles: readonly SeedArticle[]): Promise<States> {
  const states: States = new Map();
  for (let at = 0; at < articles.length; at += PER_QUERY) {
    const some = articles.slice(at, at + PER_QUERY);
    const current = await readSkuStates(
      database(),
      some.map(({ number }) => number),
    );
    for (const article of some) {
      const skus = current.get(article.number);
      if (skus && !isDeepStrictEqual(skus, seededStates(article))) states.set(article.number, skus);
    }
  }
  return states;
}

/** Records with the stock and prices of record. */
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

/** Article number → digest of its stock and prices, which takes a twentieth of reading them. */
async function digestsOf(articles: readonly SeedArticle[]): Promise<Map<string, string>> {
  const numbers = JSON.stringify(articles.map(({ number }) => number));
  const { rows } = await database().execute<{ number: string; digest: string }>(sql`
    SELECT article_number AS number, md5(string_agg(concat_ws(
      ',', skus.sku, stock, is_nos, currency, price, coalesce(strike_price, 0)
    ), ';' ORDER BY skus.sku, currency)) AS digest
    FROM shop.skus LEFT JOIN shop.prices ON prices.sku = skus.sku
    WHERE article_number IN (SELECT jsonb_array_elements_text(${numbers}::jsonb))
    GROUP BY article_number`);
  return new Map(rows.map(({ number, digest }) => [number, digest]));
}

/** Queues another push for articles whose stock or prices have changed since. */
async function pushChanged(
  articles: readonly SeedArticle[],
  before: ReadonlyMap<string, string>,
): Promise<void> {
  const now = await digestsOf(articles);
  const changed = [...now].filter(([number, digest]) => digest !== before.get(number));
  if (changed.length > 0) await pushAgain(changed.map(([number]) => number));
}

/**
 * Writes all records of a shop's indices with the current stock and prices, which are read once. What
 * changes meanwhile is pushed again, because its own push may have reached records that were then
 * replaced. That also holds for a run that fails, which may have replaced them before it failed. After a
 * run that was killed, the next one writes all of these indices again.
 */
export async function writeIndices(
  { client, project, languages }: WrittenIndices,
  articles: readonly SeedArticle[],
): Promise<void> {
  const digests = await digestsOf(articles);
  const states = await changedStates(articles);
  try {
    await sideBySide(languages, languagesAtOnce(articles), async (language) => {
      const imported = await importedRecords(project, language);
      const records = [...recordsOf(articles, states, language), ...imported];
      await pushIndex({ client, project, language }, records);
    });
  } finally {
    await pushChanged(articles, digests);
    // Those that were imported or changed meanwhile may have been replaced.
    const numbers = await importedNumbers(database(), project);
    if (numbers.length > 0) await pushAgain(numbers);
  }
}
