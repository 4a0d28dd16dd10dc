import type { CompoundDictionary, LanguageDictionary } from './dictionaries';

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

/** One record of an index. Field names and nesting are the shop's own. */
export interface SearchRecord {
  readonly objectID: string;
  readonly [attribute: string]: JsonValue;
}

export type QueryType = 'prefixLast' | 'prefixAll' | 'prefixNone';
export type TypoTolerance = boolean | 'min' | 'strict';
export type WordRemoval = 'none' | 'lastWords' | 'firstWords' | 'allOptional';

/** Settings that a query may override. Meanings and defaults are Algolia's. */
export interface QuerySettings {
  readonly queryType: QueryType;
  readonly typoTolerance: TypoTolerance;
  readonly minWordSizefor1Typo: number;
  readonly minWordSizefor2Typos: number;
  readonly allowTyposOnNumericTokens: boolean;
  readonly disableTypoToleranceOnAttributes: readonly string[];
  readonly disableTypoToleranceOnWords: readonly string[];
  readonly disablePrefixOnAttributes: readonly string[];
  readonly disableExactOnAttributes: readonly string[];
  readonly exactOnSingleWordQuery: 'attribute' | 'none' | 'word';
  readonly alternativesAsExact: readonly (
    | 'ignorePlurals'
    | 'singleWordSynonym'
    | 'multiWordsSynonym'
  )[];
  readonly removeWordsIfNoResults: WordRemoval;
  readonly optionalWords: readonly string[];
  /** `true`: every supported language (de, en, cs, pl, nl, fr). */
  readonly removeStopWords: boolean | readonly string[];
  readonly ignorePlurals: boolean | readonly string[];
  /** Languages meant by `true` in the two settings above; empty means all supported ones. */
  readonly queryLanguages: readonly string[];
  readonly advancedSyntax: boolean;
  readonly advancedSyntaxFeatures: readonly ('exactPhrase' | 'excludeWords')[];
  /** Compounds of a query also match their parts, in the languages of `queryLanguages`. */
  readonly decompoundQuery: boolean;
  readonly synonyms: boolean;
  /** Stop words and plurals by language, added to the standard ones or replacing them. */
  readonly dictionaries: Readonly<Record<string, LanguageDictionary>>;
  /** Criteria in order; `asc(attribute)` and `desc(attribute)` may appear anywhere. */
  readonly ranking: readonly string[];
  readonly customRanking: readonly string[];
  readonly minProximity: number;
  /** Whether the best attribute is the one whose words are nearest, if `attribute` ranks first. */
  readonly attributeCriteriaComputedByMinProximity: boolean;
  /** 0–100; values below 100 drop the least relevant hits of a virtual replica. */
  readonly relevancyStrictness: number;
  readonly distinct: number;
  readonly attributesToRetrieve: readonly string[];
  /** `null` means all searchable attributes. */
  readonly attributesToHighlight: readonly string[] | null;
  readonly attributesToSnippet: readonly string[];
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
  readonly snippetEllipsisText: string;
  readonly restrictHighlightAndSnippetArrays: boolean;
  readonly replaceSynonymsInHighlight: boolean;
  readonly maxValuesPerFacet: number;
  readonly sortFacetValuesBy: 'count' | 'alpha';
  readonly maxFacetHits: number;
  readonly hitsPerPage: number;
}

/** Settings for building and querying an index, with every field set (see `defaultSettings`). */
export interface IndexSettings extends QuerySettings {
  /** Empty means every attribute. Forms: `a`, `a,b` (same rank), `unordered(a)`, `a.b`. */
  readonly searchableAttributes: readonly string[];
  /** Forms: `a`, `searchable(a)`, `filterOnly(a)`, `afterDistinct(…)`. */
  readonly attributesForFaceting: readonly string[];
  /** `null` allows filters on every number. `equalOnly(a)` is accepted. */
  readonly numericAttributesForFiltering: readonly string[] | null;
  readonly unretrievableAttributes: readonly string[];
  readonly attributeForDistinct: string | null;
  readonly paginationLimitedTo: number;
  readonly separatorsToIndex: string;
  /** Letters that keep their diacritics: with `ø`, `ol` does not find `øl`. */
  readonly keepDiacriticsOnCharacters: string;
  /** Attributes in which `fitGuide` is also found by `fit` and `guide`. */
  readonly camelCaseAttributes: readonly string[];
  /** Attributes in which compounds are also found by their parts, by language (de, nl). */
  readonly decompoundedAttributes: Readonly<Record<string, readonly string[]>>;
  readonly compounds: Readonly<Record<string, CompoundDictionary>>;
  /** Set on a virtual replica: results are limited by relevance, then sorted by `customRanking`. */
  readonly isVirtualReplica: boolean;
}

/** The filter parameters, compiled: all groups must hold, each by one of its atoms. */
export type FilterTree = readonly FilterGroup[];
export type FilterGroup = readonly FilterAtom[];

export type NumericOperator = '<' | '<=' | '=' | '!=' | '>' | '>=';

export type FilterAtom =
  | {
      readonly kind: 'facet';
      readonly attribute: string;
      readonly value: string;
      readonly isNegated: boolean;
      /** Weight for the `filters` criterion; 1 unless `<score=n>` sets it. */
      readonly score: number;
    }
  | {
      readonly kind: 'number';
      readonly attribute: string;
      readonly operator: NumericOperator;
      readonly value: number;
      readonly isNegated: boolean;
    }
  | {
      /** Both ends are inclusive. */
      readonly kind: 'range';
      readonly attribute: string;
      readonly from: number;
      readonly to: number;
      readonly isNegated: boolean;
    };

export interface GeoPoint {
  readonly lat: number;
  readonly lng: number;
}

/** One query, normalised by the caller: no JSON in strings, no unknown keys. */
export interface SearchParams extends Partial<QuerySettings> {
  readonly query?: string;
  /** Replaces `query`: finds records with some of its words, most of them first. */
  readonly similarQuery?: string;
  /** Zero-based. */
  readonly page?: number;
  /** With `length`, replaces `page` and `hitsPerPage`. */
  readonly offset?: number;
  readonly length?: number;
  /** From `compileFilters`. */
  readonly filters?: FilterTree;
  /** From `compileOptionalFilters`; affects ranking, never excludes. */
  readonly optionalFilters?: FilterTree;
  readonly sumOrFiltersScores?: boolean;
  /** `*` means every attribute that may be counted. */
  readonly facets?: readonly string[];
  readonly facetingAfterDistinct?: boolean;
  readonly restrictSearchableAttributes?: readonly string[];
  readonly getRankingInfo?: boolean;
  readonly aroundLatLng?: GeoPoint;
  /** In metres. */
  readonly aroundRadius?: number | 'all';
  readonly minimumAroundRadius?: number;
  /** In metres, or steps that begin at a distance. */
  readonly aroundPrecision?: number | readonly { readonly from: number; readonly value: number }[];
  /** Two corners each: lat, lng, lat, lng. */
  readonly insideBoundingBox?: readonly (readonly number[])[];
  /** Points each: lat, lng, lat, lng, … */
  readonly insidePolygon?: readonly (readonly number[])[];
}

/** Additions of rules and synonyms to a query, which are outside the engine. */
export interface SearchContext {
  readonly synonyms?: Synonyms;
  /** Records to pin to a position (zero-based), whether they match or not. */
  readonly promoted?: readonly { readonly objectID: string; readonly position: number }[];
  /** Whether promoted records must pass the filters too. */
  readonly filterPromotes?: boolean;
  readonly hidden?: readonly string[];
}

export type Synonym =
  | {
      readonly objectID: string;
      readonly type: 'synonym';
      readonly synonyms: readonly string[];
    }
  | {
      readonly objectID: string;
      readonly type: 'onewaysynonym';
      readonly input: string;
      readonly synonyms: readonly string[];
    }
  | {
      readonly objectID: string;
      readonly type: 'altcorrection1' | 'altcorrection2';
      readonly word: string;
      readonly corrections: readonly string[];
    }
  | {
      readonly objectID: string;
      readonly type: 'placeholder';
      readonly placeholder: string;
      readonly replacements: readonly string[];
    };

/** From `compileSynonyms`: alternatives of each normalised phrase. */
export interface Synonyms {
  readonly byPhrase: ReadonlyMap<string, readonly SynonymPhrase[]>;
  /** Number of words of the longest phrase above. */
  readonly longest: number;
}

export interface SynonymPhrase {
  readonly words: readonly string[];
  /** 0 for synonyms, 1 or 2 for alternative corrections. */
  readonly typos: number;
}

export interface HighlightValue {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords: readonly string[];
  readonly fullyHighlighted?: boolean;
}

export interface SnippetValue {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
}

/** Mirrors the nesting of the record. */
export type Marked<Leaf> =
  | Leaf
  | readonly Marked<Leaf>[]
  | { readonly [attribute: string]: Marked<Leaf> };

export interface RankingInfo {
  readonly nbTypos: number;
  readonly firstMatchedWord: number;
  readonly proximityDistance: number;
  readonly userScore: number;
  readonly geoDistance: number;
  readonly geoPrecision: number;
  readonly nbExactWords: number;
  readonly words: number;
  readonly filters: number;
  readonly promoted?: boolean;
}

/** A record as returned: the retrieved attributes and what the engine adds. */
export interface Hit {
  readonly objectID: string;
  readonly _highlightResult?: Readonly<Record<string, Marked<HighlightValue>>>;
  readonly _snippetResult?: Readonly<Record<string, Marked<SnippetValue>>>;
  readonly _rankingInfo?: RankingInfo;
  readonly _distinctSeqID?: number;
  readonly [attribute: string]: unknown;
}

export interface FacetStats {
  readonly min: number;
  readonly max: number;
  readonly avg: number;
  readonly sum: number;
}

/**
 * Result in the vendor's names; the route adds `query`, `params`, `index`, times and `queryID`, and
 * drops what `responseFields` does not name.
 */
export interface SearchResult {
  readonly hits: readonly Hit[];
  readonly nbHits: number;
  readonly page?: number;
  readonly nbPages?: number;
  readonly hitsPerPage?: number;
  readonly offset?: number;
  readonly length?: number;
  /** Present only if facets were requested. Attributes without values have no key. */
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly facets_stats?: Readonly<Record<string, FacetStats>>;
  readonly exhaustiveFacetsCount?: boolean;
  readonly exhaustiveNbHits: boolean;
  readonly exhaustiveTypo: boolean;
  readonly queryAfterRemoval?: string;
  readonly nbSortedHits?: number;
  readonly appliedRelevancyStrictness?: number;
  readonly aroundLatLng?: string;
  readonly automaticRadius?: string;
  readonly parsedQuery?: string;
}

export interface FacetHit {
  readonly value: string;
  readonly highlighted: string;
  readonly count: number;
}

export interface FacetSearchResult {
  readonly facetHits: readonly FacetHit[];
  readonly exhaustiveFacetsCount: boolean;
}
