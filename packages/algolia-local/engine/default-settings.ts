import type { IndexSettings } from './types';

/** Defaults according to Algolia's settings reference. */
export const defaultSettings: IndexSettings = {
  searchableAttributes: [],
  attributesForFaceting: [],
  numericAttributesForFiltering: null,
  unretrievableAttributes: [],
  attributeForDistinct: null,
  paginationLimitedTo: 1000,
  separatorsToIndex: '',
  keepDiacriticsOnCharacters: '',
  camelCaseAttributes: [],
  decompoundedAttributes: {},
  compounds: {},
  isVirtualReplica: false,
  queryType: 'prefixLast',
  typoTolerance: true,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: true,
  disableTypoToleranceOnAttributes: [],
  disableTypoToleranceOnWords: [],
  disablePrefixOnAttributes: [],
  disableExactOnAttributes: [],
  exactOnSingleWordQuery: 'attribute',
  alternativesAsExact: ['ignorePlurals', 'singleWordSynonym'],
  removeWordsIfNoResults: 'none',
  optionalWords: [],
  removeStopWords: false,
  ignorePlurals: false,
  queryLanguages: [],
  advancedSyntax: false,
  advancedSyntaxFeatures: ['exactPhrase', 'excludeWords'],
  decompoundQuery: true,
  synonyms: true,
  dictionaries: {},
  ranking: ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
  customRanking: [],
  minProximity: 1,
  attributeCriteriaComputedByMinProximity: false,
  relevancyStrictness: 100,
  distinct: 0,
  attributesToRetrieve: ['*'],
  attributesToHighlight: null,
  attributesToSnippet: [],
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
  snippetEllipsisText: '…',
  restrictHighlightAndSnippetArrays: false,
  replaceSynonymsInHighlight: false,
  maxValuesPerFacet: 100,
  sortFacetValuesBy: 'count',
  maxFacetHits: 10,
  hitsPerPage: 20,
};

/** Settings that shape postings and columns. */
const BUILT_IN = [
  'searchableAttributes',
  'attributesForFaceting',
  'numericAttributesForFiltering',
  'attributeForDistinct',
  'separatorsToIndex',
  'keepDiacriticsOnCharacters',
  'camelCaseAttributes',
  'decompoundedAttributes',
  'compounds',
] as const satisfies readonly (keyof IndexSettings)[];

/**
 * Whether an index built with `before` has to be rebuilt for `after`. Attributes that replicas sort
 * by are not considered: name them in `sortAttributes` when building.
 */
export function mustRebuild(before: IndexSettings, after: IndexSettings): boolean {
  return BUILT_IN.some(
    (name) =>
      before[name] !== after[name] && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
}
