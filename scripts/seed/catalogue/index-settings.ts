import type { IndexSettings } from 'algoliasearch';
import { FILTER_VALUE_LIMIT } from '@/lib/catalog/catalogue/filter-attributes';
import { INDEX_CURRENCIES } from '@/lib/catalog/catalogue/price';
import type { Language } from '@/lib/shop/page-context/locale';
import { replicaNames, sortCriterion, type IndexNames } from '@/lib/catalog/search/index-names';
import { SORTINGS } from '@/lib/catalog/catalogue/sortings';

/** Algolia's default order of criteria; an order by price or date precedes it. */
const RANKING = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];

/** Allows a list of any length to be scrolled to its end. */
const MAX_HITS_IN_LIST = 20_000;

const inEachCurrency = (attribute: string) =>
  INDEX_CURRENCIES.map((currency) => `${attribute}.${currency}`);

const FACETS = [
  'searchable(brand.title)',
  'filterOnly(brand.slug)',
  'productType',
  'isNew',
  'isOnSale',
  'flags.sustainable',
  'flags.exclusive',
  'categories',
  'categoryTitles.lvl0',
  'categoryTitles.lvl1',
  'categoryTitles.lvl2',
  'colorVariants.filterColor',
  'colorVariants.hasTallSizesOnStock',
  'filterOnly(colorVariants.itemnum)',
  'colorVariants.sizeVariants.size.bodyType',
  'colorVariants.sizeVariants.sizeString',
  'filterOnly(objectID)',
  'filterOnly(subProducts.objectID)',
  ...inEachCurrency('priceMin'),
  ...inEachCurrency('discountTier'),
];

/** Article numbers, found only as a whole. */
const NUMBERS = ['objectID', 'colorVariants.itemnum', 'merchantNumber'];

/** Languages whose compounds are split. */
const COMPOUNDING: readonly Language[] = ['de', 'nl'];

/** Settings of a product index, on which its replicas are based. */
export const productSettings = (names: IndexNames, language: Language): IndexSettings => ({
  searchableAttributes: [
    NUMBERS.join(','),
    'unordered(title)',
    'unordered(brand.title)',
    'unordered(categoryTitles.lvl2),unordered(categoryTitles.lvl1)',
    'unordered(colorVariants.color)',
    'unordered(sharedDescription)',
  ],
  disableTypoToleranceOnAttributes: NUMBERS,
  // `jeans 20` must not find articles whose number starts with it.
  disablePrefixOnAttributes: NUMBERS,
  attributesForFaceting: FACETS,
  attributesToHighlight: ['title', 'brand.title'],
  attributeForDistinct: 'objectID',
  customRanking: ['asc(position)'],
  ranking: RANKING,
  // `hemd` finds the category of shirts, whose name is a plural.
  queryLanguages: [language],
  ignorePlurals: [language],
  removeStopWords: [language],
  // `hemd` and `leinen` find `Leinenhemd`; queries are split by default.
  ...(COMPOUNDING.includes(language) && { decompoundedAttributes: { [language]: ['title'] } }),
  // `short-sleeved` does not mean `shorts`, and exact words count as intended.
  alternativesAsExact: ['singleWordSynonym'],
  exactOnSingleWordQuery: 'word',
  typoTolerance: 'min',
  // The best partial matches if no article has all words; the page says which are missing.
  removeWordsIfNoResults: 'allOptional',
  maxValuesPerFacet: FILTER_VALUE_LIMIT,
  paginationLimitedTo: MAX_HITS_IN_LIST,
  replicas: replicaNames(names),
});

/** Settings specific to each replica: index name → settings. */
export function replicaSettings(
  names: IndexNames,
  language: Language,
): readonly (readonly [string, IndexSettings])[] {
  const { replicas: _, ...shared } = productSettings(names, language);
  return SORTINGS.flatMap((sorting) => {
    if (sorting === 'default') return [];
    const ranking = [sortCriterion(sorting, language), ...RANKING];
    return [[names.sorted[sorting], { ...shared, ranking }] as const];
  });
}

export const SUGGESTION_SETTINGS: IndexSettings = {
  searchableAttributes: ['unordered(query)'],
  customRanking: ['desc(popularity)'],
  attributesToHighlight: ['query'],
};
