import type { IndexSettings } from 'algoliasearch';
import { FILTER_VALUE_LIMIT } from '@/lib/catalog/catalogue/filter-attributes';
import { INDEX_CURRENCIES } from '@/lib/catalog/catalogue/price';
import type { Language } from '@/lib/shop/page-context/locale';
import { replicaNames, sortCriterion, type IndexNames } from '@/lib/catalog/search/index-names';
import { SORTINGS } from '@/lib/catalog/catalogue/sortings';

/** Algolia's own order of criteria; an order by price or date precedes it. */
const RANKING = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];

/** A list can be scrolled to its end, however long. */
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

/** Numbers of articles, which are found as a whole. */
const NUMBERS = ['objectID', 'colorVariants.itemnum'];

/** Languages whose compounds are taken apart. */
const COMPOUNDING: readonly Language[] = ['de', 'nl'];

/** Settings of a product index; its replicas start from the same. */
export const productSettings = (names: IndexNames, language: Language): IndexSettings => ({
  searchableAttributes: [
    'objectID,colorVariants.itemnum',
    'unordered(title)',
    'unordered(brand.title)',
    'unordered(categoryTitles.lvl2),unordered(categoryTitles.lvl1)',
    'unordered(colorVariants.color)',
    'unordered(sharedDescription)',
  ],
  disableTypoToleranceOnAttributes: NUMBERS,
  // `jeans 20` asks for no article whose number begins so.
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
  // `hemd` and `leinen` find `Leinenhemd`; queries are taken apart by default.
  ...(COMPOUNDING.includes(language) && { decompoundedAttributes: { [language]: ['title'] } }),
  // `short-sleeved` is no `shorts`, and a word without its typos is what was meant.
  alternativesAsExact: ['singleWordSynonym'],
  exactOnSingleWordQuery: 'word',
  typoTolerance: 'min',
  // The best partial matches, where no article has all words; the page says which are missing.
  removeWordsIfNoResults: 'allOptional',
  maxValuesPerFacet: FILTER_VALUE_LIMIT,
  paginationLimitedTo: MAX_HITS_IN_LIST,
  replicas: replicaNames(names),
});

/** What each replica has of its own: index name → settings. */
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
