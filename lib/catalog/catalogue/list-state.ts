import {
  FILTER_ATTRIBUTES,
  filterAttribute,
  filterTypeOf,
  type FilterAttribute,
} from './filter-attributes';
import { splitSizeStrings } from './size-string';
import { isSorting, type Sorting } from './sortings';

/** Bounds of a range; prices in minor units, as in the index. Both are inclusive. */
export interface ListRange {
  min?: number;
  max?: number;
}

/** What a visitor has selected in a product list. */
export interface ListState {
  query: string;
  /** Counted from 1. */
  page: number;
  sortBy: Sorting;
  range: Partial<Record<FilterAttribute, ListRange>>;
  /** Chosen values, each once; a switch or flag that is on has the value `true`. */
  filters: Partial<Record<FilterAttribute, readonly string[]>>;
  /**
   * Every value of every filter stands in the page as a link, for browsers without scripts; others
   * open the filters as they are pressed.
   */
  allFilters?: true;
}

export const EMPTY_LIST_STATE: ListState = {
  query: '',
  page: 1,
  sortBy: 'default',
  range: {},
  filters: {},
};

/** Longest query the search service accepts, in UTF-16 code units. */
const MAX_QUERY_LENGTH = 512;
/** No shop has as many pages; the service accepts whole numbers up to here. */
const MAX_PAGE = 100_000;

const ALL_FILTERS = 'all';

/** Decimal places of an attribute's bounds in an address: prices are in major units there. */
const placesOf = (attribute: FilterAttribute) => (filterTypeOf(attribute) === 'PRICE' ? 2 : 0);

/** `4995` of a price reads `49.95`, `12000` reads `120`. */
function formatBound(bound: number | undefined, places: number): string {
  if (bound === undefined) return '';
  return (bound / 10 ** places).toFixed(places).replace(/\.0+$/, '');
}

function parseBound(text: string, places: number): number | undefined {
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return undefined;
  return Math.round(Number(text) * 10 ** places);
}

function parseRange(text: string, attribute: FilterAttribute): ListRange | null {
  const [least = '', most = '', ...rest] = text.split(':');
  const min = parseBound(least, placesOf(attribute));
  const max = parseBound(most, placesOf(attribute));
  if (rest.length > 0 || (min === undefined && max === undefined)) return null;
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** A comma inside a value is written `%2C`, so what reads like one is written `%252C`. */
const escapePercent = (value: string) => value.replace(/%(?=(?:25)*2C)/g, '%25');
const escaped = (value: string) => escapePercent(value).replaceAll(',', '%2C');
const unescaped = (value: string) =>
  value.replace(/%(25)*2C/g, (sign) => (sign === '%2C' ? ',' : sign.replace('%25', '%')));

/**
 * Parameters of one attribute: all values in one, joined by commas. Size strings keep their commas
 * as older addresses have them, unless they would be ambiguous.
 */
function joinValues(attribute: FilterAttribute, values: readonly string[]): string[] {
  if (filterTypeOf(attribute) !== 'SIZE') return [values.map(escaped).join(',')];
  const kept = values.map(escapePercent);
  const joined = kept.join(',');
  const split = splitSizeStrings(joined);
  const isClear = split.length === kept.length && split.every((value, at) => value === kept[at]);
  return isClear ? [joined] : values.map(escaped);
}

function splitValues(attribute: FilterAttribute, joined: string): string[] {
  const values = filterTypeOf(attribute) === 'SIZE' ? splitSizeStrings(joined) : joined.split(',');
  return values.filter(Boolean).map(unescaped);
}

type Parameter =
  | { kind: 'query' | 'page' | 'sortBy' | 'allFilters' }
  | { kind: 'range' | 'filters'; attribute: FilterAttribute };

/** @returns `null` for a parameter that is not the list's. */
function parameterOf(name: string): Parameter | null {
  if (name === 'query' || name === 'page' || name === 'sortBy') return { kind: name };
  if (name === 'filters') return { kind: 'allFilters' };
  const [, kind, key = ''] = /^(range|filters)\[(\w+)\]$/.exec(name) ?? [];
  const attribute = filterAttribute(key);
  if (!attribute || (kind !== 'range' && kind !== 'filters')) return null;
  return { kind, attribute };
}

function parsePage(text: string): number {
  const page = /^\d{1,6}$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(page, 1), MAX_PAGE);
}

/**
 * The list state of an address. Unreadable parts are left out: addresses are typed, cut and old.
 * Reads exactly what {@link writeListState} writes.
 */
export function readListState(parameters: URLSearchParams): ListState {
  const sortBy = parameters.get('sortBy') ?? '';
  const range: ListState['range'] = {};
  const filters: ListState['filters'] = {};
  for (const [name, value] of parameters) {
    const parameter = parameterOf(name);
    if (parameter?.kind === 'range') {
      const bounds = parseRange(value, parameter.attribute);
      if (bounds) range[parameter.attribute] = bounds;
    } else if (parameter?.kind === 'filters') {
      const { attribute } = parameter;
      const values = new Set([...(filters[attribute] ?? []), ...splitValues(attribute, value)]);
      if (values.size > 0) filters[attribute] = [...values];
    }
  }
  return {
    query: (parameters.get('query') ?? '').slice(0, MAX_QUERY_LENGTH),
    page: parsePage(parameters.get('page') ?? ''),
    sortBy: isSorting(sortBy) ? sortBy : 'default',
    range,
    filters,
    ...(parameters.get('filters') === ALL_FILTERS && { allFilters: true }),
  };
}

/**
 * A list state as parameters of an address, without defaults.
 * @param others parameters of the present address: those that are not the list's are kept.
 */
export function writeListState(
  { query, page, sortBy, range, filters, allFilters }: ListState,
  others = new URLSearchParams(),
): URLSearchParams {
  const written = new URLSearchParams([...others].filter(([name]) => !parameterOf(name)));
  if (query) written.set('query', query);
  if (page > 1) written.set('page', String(page));
  if (sortBy !== 'default') written.set('sortBy', sortBy);
  for (const attribute of FILTER_ATTRIBUTES) {
    const { min, max } = range[attribute] ?? {};
    const places = placesOf(attribute);
    if (min !== undefined || max !== undefined)
      written.set(`range[${attribute}]`, `${formatBound(min, places)}:${formatBound(max, places)}`);
    const values = filters[attribute] ?? [];
    if (values.length === 0) continue;
    for (const value of joinValues(attribute, values))
      written.append(`filters[${attribute}]`, value);
  }
  if (allFilters) written.set('filters', ALL_FILTERS);
  return written;
}

/** Signs that need no percent code in a query and are easier to read without. */
const READABLE: Readonly<Record<string, string>> = {
  '%5B': '[',
  '%5D': ']',
  '%3A': ':',
  '%2C': ',',
};

/** `?query=hemd&range[priceMin]=49.95:120`, or nothing when there are no parameters. */
export function listSearch(parameters: URLSearchParams): string {
  const text = parameters.toString().replace(/%5B|%5D|%3A|%2C/g, (code) => READABLE[code] ?? code);
  return text && `?${text}`;
}
