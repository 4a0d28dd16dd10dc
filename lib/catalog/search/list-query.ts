import type { SearchQuery } from 'algoliasearch/lite';
import {
  FILTER_ATTRIBUTES,
  FILTER_VALUE_LIMIT,
  filterTypeOf,
  indexPathOf,
  type FilterAttribute,
} from '@/lib/catalog/catalogue/filter-attributes';
import type { ProductType } from '@/lib/catalog/catalogue/product-type';
import { tileAttributes } from '@/lib/catalog/catalogue/tile-product';
import type { Language } from '@/lib/shop/page-context/locale';
import type { Currency } from '@/lib/shop/project/currencies';
import type { ProjectId } from '@/lib/shop/project/projects';
import { anyOf, quoted } from './filter-terms';
import { indexNames, sortingOf } from './index-names';
import type { ListState } from '@/lib/catalog/catalogue/list-state';
import { wordParameters } from './size-query';
import { singlesFirst, withoutTypes } from './without-types';

/** Content of a list before a visitor filters it. JSON, because it is part of the page's props. */
export interface ListSource {
  project: ProjectId;
  language: Language;
  currency: Currency;
  /** Key in the catalogue; `null` for all articles. */
  category: string | null;
  /** Product types that are excluded from the visitor's country. */
  excludedTypes: readonly ProductType[];
  /** Whether the list contains only articles with tall sizes in stock. */
  tallOnly: boolean;
  /** Filters set by the editor, always applied. */
  fixed: ListState['filters'];
  /** Words of the query that no article has together with the others; empty if all match. */
  leftOut?: readonly string[];
  productsPerPage: number;
}

/** Filters of a query that visitors cannot remove, in the service's filter language. */
export function listFilters(source: ListSource): string {
  const { category, excludedTypes, tallOnly, fixed, currency } = source;
  const tallPath = indexPathOf('hasTallSizesOnStock', currency);
  return [
    ...(category === null ? [] : [`categories:${quoted(category)}`]),
    ...FILTER_ATTRIBUTES.flatMap((attribute) => {
      const values = fixed[attribute] ?? [];
      return values.length > 0 ? [anyOf(indexPathOf(attribute, currency), values)] : [];
    }),
    ...(tallOnly ? [`${tallPath}:true`] : []),
    ...(excludedTypes.length > 0 ? [withoutTypes(excludedTypes)] : []),
  ].join(' AND ');
}

/** Parameters of every query of a list, whatever the visitor has selected. */
export const listConfiguration = (source: ListSource) => ({
  filters: listFilters(source),
  hitsPerPage: source.productsPerPage,
  distinct: true,
  clickAnalytics: true,
  attributesToRetrieve: tileAttributes(source.currency),
  attributesToHighlight: [],
  attributesToSnippet: [],
  maxValuesPerFacet: FILTER_VALUE_LIMIT,
  ...(isOfEverything(source) && { optionalFilters: singlesFirst }),
});

/** Whether the list searches all articles, where a set matches the same words as its parts. */
const isOfEverything = ({ category, tallOnly, fixed }: ListSource): boolean =>
  category === null && !tallOnly && Object.keys(fixed).length === 0;

/** Index attribute of each filter, in the order of the filters. */
const facetPaths = ({ currency }: ListSource): string[] =>
  FILTER_ATTRIBUTES.map((attribute) => indexPathOf(attribute, currency));

type Chosen<Value> = [path: string, Value][];

function byPath<Value, Result>(
  chosen: Partial<Record<FilterAttribute, Value>>,
  currency: Currency,
  resultOf: (value: Value) => Result | null,
): Chosen<Result> {
  return FILTER_ATTRIBUTES.flatMap((attribute): Chosen<Result> => {
    const value = chosen[attribute];
    const result = value === undefined ? null : resultOf(value);
    return result === null ? [] : [[indexPathOf(attribute, currency), result]];
  });
}

type Comparisons = Partial<Record<'>=' | '<=', number[]>>;

/**
 * Converts a list's state to the vendor's helper library, which React InstantSearch needs together
 * with results to start from them.
 */
export function listParameters(list: ListState, source: ListSource) {
  const { currency } = source;
  const { sorted } = indexNames(source.project, source.language);
  const values = byPath(list.filters, currency, (chosen) =>
    chosen.length > 0 ? [...chosen] : null,
  );
  const bounds = byPath(list.range, currency, ({ min, max }): Comparisons | null =>
    min === undefined && max === undefined
      ? null
      : { ...(min !== undefined && { '>=': [min] }), ...(max !== undefined && { '<=': [max] }) },
  );
  return {
    ...listConfiguration(source),
    index: sorted[list.sortBy],
    query: list.query,
    ...wordParameters(list.query, source.leftOut),
    page: list.page - 1,
    disjunctiveFacets: facetPaths(source),
    disjunctiveFacetsRefinements: Object.fromEntries(values),
    numericRefinements: Object.fromEntries(bounds),
  };
}
type ListParameters = ReturnType<typeof listParameters>;

const numericFilters = ({ numericRefinements }: ListParameters, without?: string): string[] =>
  Object.entries(numericRefinements)
    .filter(([path]) => path !== without)
    .flatMap(([path, comparisons]) =>
      Object.entries(comparisons).flatMap(([sign, bounds]) =>
        bounds.map((bound) => `${path}${sign}${bound}`),
      ),
    );

const facetFilters = ({ disjunctiveFacetsRefinements }: ListParameters, without?: string) =>
  Object.entries(disjunctiveFacetsRefinements)
    .filter(([path]) => path !== without)
    .map(([path, values]) => values.map((value) => `${path}:${value}`));

/**
 * Queries that load a list in one request: articles with the counts of all filters, then for each
 * filter in use its counts as if it were not applied, so that other values can be added. Same
 * queries and order as in the vendor's helper library.
 */
export function listQueries(list: ListState, source: ListSource): SearchQuery[] {
  const parameters = listParameters(list, source);
  const { index: indexName, query, page, disjunctiveFacets } = parameters;
  const inUse = [
    ...Object.keys(parameters.disjunctiveFacetsRefinements),
    ...Object.keys(parameters.numericRefinements),
  ];
  const shared = { ...listConfiguration(source), query, ...wordParameters(query, source.leftOut) };
  return [
    {
      indexName,
      ...shared,
      page,
      facets: disjunctiveFacets,
      facetFilters: facetFilters(parameters),
      numericFilters: numericFilters(parameters),
    },
    ...inUse.map((path) => ({
      indexName,
      ...shared,
      page: 0,
      hitsPerPage: 0,
      facets: [path],
      analytics: false,
      clickAnalytics: false,
      facetFilters: facetFilters(parameters, path),
      numericFilters: numericFilters(parameters, path),
    })),
  ];
}

/**
 * Whether InstantSearch treats a filter as a toggle, as it does switches and flags. All others are
 * lists, except for prices.
 */
const isToggle = (attribute: FilterAttribute) =>
  filterTypeOf(attribute) === 'SWITCH' || filterTypeOf(attribute) === 'FLAG';

/** State of a list in React InstantSearch's format. */
export interface ListUiState {
  query?: string;
  page?: number;
  sortBy?: string;
  refinementList?: Record<string, string[]>;
  range?: Record<string, string>;
  toggle?: Record<string, boolean>;
}

export function uiStateOf(list: ListState, source: ListSource): ListUiState {
  const { currency, project, language } = source;
  const state: Required<Pick<ListUiState, 'refinementList' | 'range' | 'toggle'>> = {
    refinementList: {},
    range: {},
    toggle: {},
  };
  for (const attribute of FILTER_ATTRIBUTES) {
    const path = indexPathOf(attribute, currency);
    const { min = '', max = '' } = list.range[attribute] ?? {};
    const values = list.filters[attribute] ?? [];
    if (min !== '' || max !== '') state.range[path] = `${min}:${max}`;
    if (values.length > 0 && isToggle(attribute)) state.toggle[path] = true;
    else if (values.length > 0) state.refinementList[path] = [...values];
  }
  return {
    ...state,
    ...(list.query && { query: list.query }),
    ...(list.page > 1 && { page: list.page }),
    ...(list.sortBy !== 'default' && { sortBy: indexNames(project, language).sorted[list.sortBy] }),
  };
}

/** Inverse of {@link uiStateOf}. */
export function listOf(state: ListUiState, source: ListSource): ListState {
  const range: ListState['range'] = {};
  const filters: ListState['filters'] = {};
  for (const attribute of FILTER_ATTRIBUTES) {
    const path = indexPathOf(attribute, source.currency);
    const [min = NaN, max = NaN] = (state.range?.[path] ?? '').split(':').map(Number.parseFloat);
    if (Number.isFinite(min) || Number.isFinite(max))
      range[attribute] = {
        ...(Number.isFinite(min) && { min }),
        ...(Number.isFinite(max) && { max }),
      };
    const values = state.toggle?.[path] ? ['true'] : (state.refinementList?.[path] ?? []);
    if (values.length > 0) filters[attribute] = values;
  }
  const sortBy = sortingOf(indexNames(source.project, source.language), state.sortBy);
  return { query: state.query ?? '', page: state.page ?? 1, sortBy, range, filters };
}
