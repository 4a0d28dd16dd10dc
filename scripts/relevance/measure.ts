import type { Product } from '@/lib/catalog/catalogue/product.server';
import { parseLocale } from '@/lib/shop/page-context/locale';
import type { DemoSearch } from './demo-search-service';
import { GRADED_QUERIES } from './graded-queries';
import { gradeOf, type GradedQuery } from './graded-query';
import { ndcg } from './ndcg';
import { shopSearch } from './shop-search';

export interface Measured {
  /** `hgg de-de hemd` */
  name: string;
  score: number;
  /** Grade and title of the first results. */
  first: readonly string[];
}

const SHOWN = 5;

/** Runs one query in a shop with these records. */
export async function measureOne(
  graded: GradedQuery,
  records: readonly Product[],
): Promise<Measured> {
  const byNumber = new Map(records.map((record) => [record.objectID, record]));
  const found = (await shopSearch(graded)).flatMap((number) => byNumber.get(number) ?? []);
  const grades = found.map((record) => gradeOf(record, graded));
  const all = records.map((record) => gradeOf(record, graded));
  if (all.every((grade) => grade === 0)) throw new Error(`no article has a grade: ${graded.query}`);
  return {
    name: `${graded.project} ${graded.locale} ${graded.query}`,
    score: Math.round(ndcg(grades, all) * 1_000) / 1_000,
    first: found.slice(0, SHOWN).map(({ title }, at) => `${grades[at]} ${title}`),
  };
}

/** Fills the queried shops, then runs every graded query as their search pages do. */
export async function measureAll(search: DemoSearch): Promise<Measured[]> {
  const shops = new Map<string, Product[]>();
  const measured: Measured[] = [];
  for (const graded of GRADED_QUERIES) {
    const { project, locale } = graded;
    const language = parseLocale(project, locale)?.language;
    if (!language) throw new Error(`${project} does not deliver to ${locale}`);
    const shop = `${project} ${language}`;
    const records = shops.get(shop) ?? (await search.fill(project, language));
    shops.set(shop, records);
    measured.push(await measureOne(graded, records));
  }
  return measured;
}
