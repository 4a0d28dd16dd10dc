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
import type { Currency, Language } from '@/lib/shop/page-context/locale';
import type { ProjectId } from '@/lib/shop/project/projects';
import { anyOf, quoted } from './filter-terms';
import { indexNames, sortingOf } from './index-names';
import type { ListState } from '@/lib/catalog/catalogue/list-state';
import { wordParameters } from './size-query';
import { singlesFirst, withoutTypes } from './without-types';

/** What a list is a list of, before a visitor narrows it. Plain JSON: it travels in the page. */
export interface ListSource {
  project: ProjectId;
  language: Language;
  currency: Currency;
  /** Key in the catalogue; `null` for all articles. */
  category: string | null;
  /** Types of articles that are excluded from the visitor's country. */
  excludedTypes: readonly ProductType[];
  /** Only articles with tall sizes in stock. */
  tallOnly: boolean;
  /** What its editor has narrowed it by, always on. */
  fixed: ListState['filters'];
  /** Words of its search that no article has together with the others; none where all match. */
  leftOut?: readonly string[];
  productsPerPage: number;
}

/** The part of a query that no visitor can remove, in the service's filter language. */
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

/** Parameters of every query of a list, whatever its visitor has chosen. */
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

/** A search among all articles, whose words a set has as well as its parts. */
const isOfEverything = ({ category, tallOnly, fixed }: ListSource): boolean =>
  category === null && !tallOnly && Object.keys(fixed).length === 0;

/** Each filter's attribute in the index, in the order of the filters. */
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
 * A list's state in the form of the vendor's helper library: what React InstantSearch needs beside
 * results to start from them.
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
 * The queries that load a list at once: its articles with the counts of all filters, then for
 * each filter in use its counts as if it were not, so that its other values can be added. They are
 * those that the vendor's helper library makes, in its order.
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

/** Switches and flags are toggles to InstantSearch, all other filters but prices lists. */
const isToggle = (attribute: FilterAttribute) =>
  filterTypeOf(attribute) === 'SWITCH' || filterTypeOf(attribute) === 'FLAG';

/** A list's state in React InstantSearch's form for an index. */
export interface ListUiState {
  query?: string;
  page?: number;
  /** Name of the index that is in the order. */
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

/** The other way round. */
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
