import { servicePagesOf } from '@/demo/words/service-words';
import type { Language } from '@/lib/shop/page-context/locale';
import type { ProjectId } from '@/lib/shop/project/projects';
import type { Product } from '@/lib/catalog/catalogue/product.server';

export interface Suggestion {
  objectID: string;
  query: string;
  nb_words: number;
  /** Higher values come first. */
  popularity: number;
  [productIndex: string]: unknown;
}

/** Suggestions with fewer articles are omitted. */
const FEWEST_ARTICLES = 3;

/** Queries for an article: its category, its brand, both. */
function queriesOf({ categoryTitles, brand }: Product): string[] {
  const paths = [categoryTitles.lvl1, categoryTitles.lvl2].flatMap((path) => path ?? []);
  const titles = paths.map((path) => (path.split(' > ').at(-1) ?? '').toLowerCase());
  const brandName = brand.title.toLowerCase();
  return [...new Set([...titles, brandName, ...titles.map((title) => `${brandName} ${title}`)])];
}

/** Suggestions with results in an index, and the number of results. */
export function suggestionsFor(products: readonly Product[], productIndex: string): Suggestion[] {
  const counts = new Map<string, number>();
  for (const product of products)
    for (const query of queriesOf(product)) counts.set(query, (counts.get(query) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= FEWEST_ARTICLES)
    .map(([query, count]) => ({
      objectID: query,
      query,
      nb_words: query.split(' ').length,
      popularity: count,
      [productIndex]: { exact_nb_hits: count },
    }));
}

/** Words that lead to a page of the shop. They follow all suggestions for articles. */
export const serviceSuggestions = (
  project: ProjectId,
  language: Language,
  productIndex: string,
): Suggestion[] =>
  servicePagesOf(project).flatMap(({ words }) =>
    words[language].map((query) => ({
      objectID: query,
      query,
      nb_words: query.split(' ').length,
      popularity: 0,
      [productIndex]: { exact_nb_hits: 0 },
    })),
  );
