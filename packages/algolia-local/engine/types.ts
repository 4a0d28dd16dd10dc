import type { CompoundDictionary, LanguageDictionary } from './dictionaries';

/** A value as JSON knows it. */
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

/** Settings that a single query may override. Meanings and defaults are Algolia's. */
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
  /** `true`: every language the engine knows (de, en, cs, pl, nl, fr). */
  readonly removeStopWords: boolean | readonly string[];
  readonly ignorePlurals: boolean | readonly string[];
  /** Languages `true` means in the two settings above; empty means all supported ones. */
  readonly queryLanguages: readonly string[];
  readonly advancedSyntax: boolean;
  readonly advancedSyntaxFeatures: readonly ('exactPhrase' | 'excludeWords')[];
  /** Compounds of a query also mean their parts, in the languages of `queryLanguages`. */
  readonly decompoundQuery: boolean;
  readonly synonyms: boolean;
  /** Stop words and plurals by language, besides or in place of those the engine knows. */
  readonly dictionaries: Readonly<Record<string, LanguageDictionary>>;
  /** Criteria in order; `asc(attribute)` and `desc(attribute)` may appear anywhere. */
  readonly ranking: readonly string[];
  readonly customRanking: readonly string[];
  readonly minProximity: number;
  /** The best attribute is the one whose words are nearest, when `attribute` ranks first. */
  readonly attributeCriteriaComputedByMinProximity: boolean;
  /** 0–100; anything below 100 drops the least relevant hits of a virtual replica. */
  readonly relevancyStrictness: number;
  readonly distinct: number;
  readonly attributesToRetrieve: readonly string[];
  /** `null`: what is searchable. */
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

/** What an index is built and queried with; every field set (see `defaultSettings`). */
export interface IndexSettings extends QuerySettings {
  /** Empty: every attribute. Forms: `a`, `a,b` (same rank), `unordered(a)`, `a.b`. */
  readonly searchableAttributes: readonly string[];
  /** Forms: `a`, `searchable(a)`, `filterOnly(a)`, `afterDistinct(…)`. */
  readonly attributesForFaceting: readonly string[];
  /** `null`: every number may be filtered on. `equalOnly(a)` is accepted. */
  readonly numericAttributesForFiltering: readonly string[] | null;
  readonly unretrievableAttributes: readonly string[];
  readonly attributeForDistinct: string | null;
  readonly paginationLimitedTo: number;
  readonly separatorsToIndex: string;
  /** Letters that keep their diacritics: with `ø`, `ol` does not find `øl`. */
  readonly keepDiacriticsOnCharacters: string;
  /** `fitGuide` is also found by `fit` and `guide`, in these attributes. */
  readonly camelCaseAttributes: readonly string[];
  /** Compounds are also found by their parts, in these attributes, by language (de, nl). */
  readonly decompoundedAttributes: Readonly<Record<string, readonly string[]>>;
  readonly compounds: Readonly<Record<string, CompoundDictionary>>;
  /** Set on a virtual replica: relevance comes first, `customRanking` sorts what is left. */
  readonly isVirtualReplica: boolean;
}

/** `filters` and its relatives, compiled: all groups must hold, one atom of each. */
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
      /** Both ends belong to the range. */
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

/** One query, normalised by the caller: no strings that hide JSON, no unknown keys. */
export interface SearchParams extends Partial<QuerySettings> {
  readonly query?: string;
  /** In place of `query`: finds what has some of its words, most of them first. */
  readonly similarQuery?: string;
  /** Zero-based. */
  readonly page?: number;
  /** With `length`, replaces `page` and `hitsPerPage`. */
  readonly offset?: number;
  readonly length?: number;
  /** From `compileFilters`. */
  readonly filters?: FilterTree;
  /** From `compileOptionalFilters`; ranks, never excludes. */
  readonly optionalFilters?: FilterTree;
  readonly sumOrFiltersScores?: boolean;
  /** `*`: every attribute that may be counted. */
  readonly facets?: readonly string[];
  readonly facetingAfterDistinct?: boolean;
  readonly restrictSearchableAttributes?: readonly string[];
  readonly getRankingInfo?: boolean;
  readonly aroundLatLng?: GeoPoint;
  /** Metres. */
  readonly aroundRadius?: number | 'all';
  readonly minimumAroundRadius?: number;
  /** Metres, or steps that begin at a distance. */
  readonly aroundPrecision?: number | readonly { readonly from: number; readonly value: number }[];
  /** Two corners each: lat, lng, lat, lng. */
  readonly insideBoundingBox?: readonly (readonly number[])[];
  /** Points each: lat, lng, lat, lng, … */
  readonly insidePolygon?: readonly (readonly number[])[];
}

/** What rules and synonyms add to a query; they are outside the engine. */
export interface SearchContext {
  readonly synonyms?: Synonyms;
  /** Records to pin to a position (zero-based), whether they match or not. */
  readonly promoted?: readonly { readonly objectID: string; readonly position: number }[];
  /** Promoted records must pass the filters too. */
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

/** From `compileSynonyms`: what each normalised phrase may also be called. */
export interface Synonyms {
  readonly byPhrase: ReadonlyMap<string, readonly SynonymPhrase[]>;
  /** Words of the longest phrase above. */
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

/** A record as it is answered: the retrieved attributes and what the engine adds. */
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
 * Keys as they go over the wire; the route adds `query`, `params`, `index`, times and
 * `queryID`, and drops what `responseFields` does not name.
 */
export interface SearchResult {
  readonly hits: readonly Hit[];
  readonly nbHits: number;
  readonly page?: number;
  readonly nbPages?: number;
  readonly hitsPerPage?: number;
  readonly offset?: number;
  readonly length?: number;
  /** Only when facets were requested. An attribute without a value has no key. */
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
