import type { QuerySettings } from '#engine/types';
import {
  distinct,
  flag,
  flagOrLanguages,
  languages,
  ignored,
  listOf,
  object,
  oneOf,
  only,
  type Reader,
  text,
  texts,
  typoTolerance,
  whole,
  wholeUpTo,
} from '#query/readers';

/** Maximum number of hits per page and of values per facet; larger ones are clamped. */
export const MAX_HITS_PER_PAGE = 1_000;
export const MAX_FACET_VALUES = 1_000;
const MAX_FACET_HITS = 100;

/** Names of parameters that older clients send. */
export const QUERY_ALIASES: Readonly<Record<string, string>> = {
  removeWordsIfNoResult: 'removeWordsIfNoResults',
};

type ReadersOf<Type> = { readonly [Name in keyof Type]-?: Reader<Type[Name]> };

/** Settings that a query may override; `customRanking` and some others belong to the index only. */
export const querySettingReaders: ReadersOf<
  Omit<
    QuerySettings,
    'customRanking' | 'disablePrefixOnAttributes' | 'disableTypoToleranceOnWords' | 'dictionaries'
  >
> = {
  queryType: oneOf('prefixLast', 'prefixAll', 'prefixNone'),
  typoTolerance,
  minWordSizefor1Typo: whole(0, 100),
  minWordSizefor2Typos: whole(0, 100),
  allowTyposOnNumericTokens: flag,
  disableTypoToleranceOnAttributes: texts,
  disableExactOnAttributes: texts,
  exactOnSingleWordQuery: oneOf('attribute', 'none', 'word'),
  alternativesAsExact: listOf('ignorePlurals', 'singleWordSynonym', 'multiWordsSynonym'),
  removeWordsIfNoResults: oneOf('none', 'lastWords', 'firstWords', 'allOptional'),
  optionalWords: texts,
  removeStopWords: flagOrLanguages,
  ignorePlurals: flagOrLanguages,
  queryLanguages: languages,
  advancedSyntax: flag,
  advancedSyntaxFeatures: listOf('exactPhrase', 'excludeWords'),
  decompoundQuery: flag,
  synonyms: flag,
  ranking: texts,
  minProximity: whole(1, 7),
  attributeCriteriaComputedByMinProximity: flag,
  relevancyStrictness: whole(0, 100),
  distinct,
  attributesToRetrieve: texts,
  attributesToHighlight: texts,
  attributesToSnippet: texts,
  highlightPreTag: text,
  highlightPostTag: text,
  snippetEllipsisText: text,
  restrictHighlightAndSnippetArrays: flag,
  replaceSynonymsInHighlight: flag,
  maxValuesPerFacet: wholeUpTo(MAX_FACET_VALUES),
  sortFacetValuesBy: oneOf('count', 'alpha'),
  maxFacetHits: wholeUpTo(MAX_FACET_HITS),
  hitsPerPage: wholeUpTo(MAX_HITS_PER_PAGE),
};

/** Settings and parameters that the service handles itself or that have no effect. */
export const serviceSettingReaders = {
  enableRules: flag,
  responseFields: texts,
  renderingContent: object,
  enablePersonalization: only(false, 'false'),
  enableReRanking: ignored,
  reRankingApplyFilter: ignored,
  attributeCriteriaComputedBy: only('best'),
  mode: only('keywordSearch'),
  semanticSearch: only({}),
} satisfies Readonly<Record<string, Reader<unknown>>>;
