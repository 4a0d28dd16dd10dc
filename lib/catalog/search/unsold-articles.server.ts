import { inArray, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { articles } from '@/lib/platform/db/schema-articles';
import { report } from '@/lib/platform/log/log.server';
import { LANGUAGES, type Language } from '@/lib/shop/page-context/locale';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { indexNames } from './index-names';
import { fetchRecordsOf } from './load-articles.server';

/** Whether the rows of imported articles say that they have no record in a language, by number. */
async function unsoldByRow(numbers: readonly string[], language: Language) {
  const rows = await database()
    .select({
      number: articles.number,
      isUnsold: sql<boolean>`${articles.discontinuedAt} IS NOT NULL
        OR coalesce(${articles.content} -> 'title' ->> ${language}, '') = ''
        OR ${articles.content} -> 'colours' = '[]'`,
    })
    .from(articles)
    .where(inArray(articles.number, [...numbers]));
  return new Map(rows.map(({ number, isUnsold }) => [number, isUnsold]));
}

/** Articles that the index of another language has and this one, asked again, still has not. */
async function soldElsewhere(
  numbers: readonly string[],
  { project, locale: { language } }: Pick<PageContext, 'project' | 'locale'>,
): Promise<readonly string[]> {
  const languages = [language, ...LANGUAGES.filter((other) => other !== language)];
  const [here, ...elsewhere] = await fetchRecordsOf(
    numbers,
    languages.map((each) => ({
      indexName: indexNames(project, each).products,
      attributesToRetrieve: ['objectID'],
    })),
  );
  const there = new Set(elsewhere.flat().map(({ objectID }) => objectID));
  for (const { objectID } of here ?? []) there.delete(objectID);
  return numbers.filter((number) => there.has(number));
}

/**
 * Articles that are not sold in the page's language, among those that have a price but were not
 * returned by the search. An index that is incomplete for a moment returns nothing either, so its
 * response is no evidence: imported articles have a row that says whether they are sold. Others have
 * records in the indices only, and are unsold here if another language has them.
 * @returns none while the search does not respond
 */
export async function findUnsoldArticles(
  numbers: readonly string[],
  context: Pick<PageContext, 'project' | 'locale'>,
): Promise<ReadonlySet<string>> {
  if (numbers.length === 0) return new Set();
  const byRow = await unsoldByRow(numbers, context.locale.language);
  const others = numbers.filter((number) => !byRow.has(number));
  const elsewhere = await soldElsewhere(others, context).catch((error: unknown) => {
    report('articles missing from the index could not be looked up', { error });
    return [];
  });
  return new Set([...numbers.filter((number) => byRow.get(number)), ...elsewhere]);
}
