import {
  FILTER_ATTRIBUTES,
  filterAttribute,
  filterTypeOf,
  type FilterAttribute,
} from './filter-attributes';
import { splitSizeStrings } from './size-string';
import { isSorting, type Sorting } from './sortings';

/** Inclusive bounds of a range; prices in minor units, as in the index. */
export interface ListRange {
  min?: number;
  max?: number;
}

/** Selection of a visitor in a product list. */
export interface ListState {
  query: string;
  page: number;
  sortBy: Sorting;
  range: Partial<Record<FilterAttribute, ListRange>>;
  /** Selected values without duplicates; a switch or flag that is on has the value `true`. */
  filters: Partial<Record<FilterAttribute, readonly string[]>>;
  /**
   * Renders every value of every filter as a link, for browsers without JavaScript; with it,
   * filters open on demand.
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
/** Higher than any shop's last page, and still accepted by the service. */
const MAX_PAGE = 100_000;

const ALL_FILTERS = 'all';

/** Decimal places of an attribute's bounds in an address, where prices are in major units. */
const placesOf = (attribute: FilterAttribute) => (filterTypeOf(attribute) === 'PRICE' ? 2 : 0);

/** Formats `4995` as `49.95` for prices, `12000` as `120`. */
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

/** Escapes `%2C` in a value as `%252C`, since a comma inside a value is written `%2C`. */
const escapePercent = (value: string) => value.replace(/%(?=(?:25)*2C)/g, '%25');
const escaped = (value: string) => escapePercent(value).replaceAll(',', '%2C');
const unescaped = (value: string) =>
  value.replace(/%(25)*2C/g, (sign) => (sign === '%2C' ? ',' : sign.replace('%25', '%')));

/**
 * Joins the values of an attribute by commas. Size strings keep their own commas, as in older
 * addresses, unless this is ambiguous.
 */
function joinValues(attribute: FilterAttribute, values: readonly string[]): string[] {
  if (filterTypeOf(attribute) !== 'SIZE') return [values.map(escaped).join(',')];
  const percentEscaped = values.map(escapePercent);
  const joined = percentEscaped.join(',');
  const split = splitSizeStrings(joined);
  const isClear =
    split.length === percentEscaped.length &&
    split.every((value, at) => value === percentEscaped[at]);
  return isClear ? [joined] : values.map(escaped);
}

function splitValues(attribute: FilterAttribute, joined: string): string[] {
  const values = filterTypeOf(attribute) === 'SIZE' ? splitSizeStrings(joined) : joined.split(',');
  return values.filter(Boolean).map(unescaped);
}

type Parameter =
  | { kind: 'query' | 'page' | 'sortBy' | 'allFilters' }
  | { kind: 'range' | 'filters'; attribute: FilterAttribute };

/** @returns `null` if the parameter does not belong to the list. */
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
 * Reads a list state from an address as {@link writeListState} writes it. Omits unreadable parts,
 * since addresses may be typed by hand, truncated or old.
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
 * Writes a list state as parameters of an address, without defaults.
 * @param others parameters of the current address; those that do not belong to the list are kept.
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

/** Characters that may stay unescaped in a query, for readability. */
const READABLE: Readonly<Record<string, string>> = {
  '%5B': '[',
  '%5D': ']',
  '%3A': ':',
  '%2C': ',',
};

/** `?query=hemd&range[priceMin]=49.95:120`, or `''` without parameters. */
export function listSearch(parameters: URLSearchParams): string {
  const text = parameters.toString().replace(/%5B|%5D|%3A|%2C/g, (code) => READABLE[code] ?? code);
  return text && `?${text}`;
}
