import { LANGUAGES, type Language } from '@/lib/shop/page-context/locale';
import type { Currency } from '@/lib/shop/project/currencies';
import { PROJECT_IDS, projects, type ProjectId } from '@/lib/shop/project/projects';
import { SORTINGS, type Sorting } from '@/lib/catalog/catalogue/sortings';

export interface IndexNames {
  products: string;
  suggestions: string;
  /** Index of each order: the product index itself for `default`, a replica for the others. */
  sorted: Readonly<Record<Sorting, string>>;
}

const REPLICA_SUFFIXES = {
  priceAsc: '_price_asc',
  priceDesc: '_price_desc',
  newProducts: '_new',
  reducedDesc: '_reduced_desc',
} as const satisfies Record<Exclude<Sorting, 'default'>, string>;

export function indexNames(project: ProjectId, language: Language): IndexNames {
  const { productIndex, suggestionIndex } = projects[project].search;
  const products = `${productIndex}_${language}`;
  const nameOf = (sorting: Sorting) =>
    sorting === 'default' ? products : `${products}${REPLICA_SUFFIXES[sorting]}`;
  return {
    products,
    suggestions: `${suggestionIndex}_${language}`,
    sorted: {
      default: nameOf('default'),
      priceAsc: nameOf('priceAsc'),
      priceDesc: nameOf('priceDesc'),
      newProducts: nameOf('newProducts'),
      reducedDesc: nameOf('reducedDesc'),
    },
  };
}

/** Order of an index; `default` for an unknown or missing one. */
export const sortingOf = ({ sorted }: IndexNames, index: string | undefined): Sorting =>
  SORTINGS.find((sorting) => sorted[sorting] === index) ?? 'default';

/** Whether a product index of one of our shops, in any language, has this name. */
export const isProductIndex = (name: string): boolean =>
  PROJECT_IDS.some((project) =>
    LANGUAGES.some((language) => indexNames(project, language).products === name),
  );

/** Replicas of a product index, for its setting `replicas`. */
export const replicaNames = ({ sorted }: IndexNames): string[] =>
  SORTINGS.filter((sorting) => sorting !== 'default').map((sorting) => sorted[sorting]);

/** Currencies by which prices in a language's index are sorted, unless euros. */
const SORT_CURRENCIES: Readonly<Partial<Record<Language, Currency>>> = { cs: 'CZK', pl: 'PLN' };

/**
 * Ranking criterion that comes first in the index of an order. Prices and reductions are records of
 * amounts by lower-case currency.
 */
export function sortCriterion(
  sorting: Exclude<Sorting, 'default'>,
  language: Language,
): `${'asc' | 'desc'}(${string})` {
  const currency = (SORT_CURRENCIES[language] ?? 'EUR').toLowerCase();
  switch (sorting) {
    case 'priceAsc':
      return `asc(priceMin.${currency})`;
    case 'priceDesc':
      return `desc(priceMin.${currency})`;
    case 'newProducts':
      return 'desc(isNew)';
    case 'reducedDesc':
      return `desc(maxReducedPercentage.${currency})`;
  }
}
