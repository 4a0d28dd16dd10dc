import type { Json } from '#model/entities';
import { type Criterion, invalidCriterion, splitList } from './criterion';
import { distanceKm, pointOf } from './location';
import { textOf, wordsOf } from './words';

/** A test of the value of a path: a single value, a list, or nothing. */
export type Test = (found: Json | undefined) => boolean;
type Scalar = string | number | boolean;

/**
 * How a path's values are compared. `instant` is a timestamp of this service: all have one format,
 * so they are compared as texts. `date` comes from an editor in any ISO format.
 */
export type ValueType =
  | 'string'
  | 'number'
  | 'boolean'
  | 'date'
  | 'instant'
  | 'text'
  | 'location'
  | 'opaque';

const LISTS = ['eq', 'ne', 'in', 'nin', 'all', 'exists'];
const RANGES = ['lt', 'lte', 'gt', 'gte'];
const ALLOWED: Record<ValueType, ReadonlySet<string>> = {
  string: new Set([...LISTS, ...RANGES, 'match']),
  text: new Set([...LISTS, 'match']),
  number: new Set([...LISTS, ...RANGES]),
  date: new Set([...LISTS, ...RANGES]),
  instant: new Set([...LISTS, ...RANGES]),
  boolean: new Set(['eq', 'ne', 'in', 'nin', 'exists']),
  location: new Set(['exists', 'near', 'within']),
  opaque: new Set(['exists']),
};

/**
 * Compiles a criterion to a test of values returned by `comparable`. A list passes if one element
 * does; a missing value matches `ne` and `nin`.
 * @throws ApiError 400 if operator or operand does not fit the type
 */
export function compileTest(criterion: Criterion, type: ValueType): Test {
  const { operator, value } = criterion;
  if (!ALLOWED[type].has(operator)) throw invalidCriterion(criterion, 'operator');
  switch (operator) {
    case 'exists':
      return existsTest(criterion);
    case 'match':
      return matchTest(value);
    case 'near':
      parseNumbers(criterion, [2]);
      return anyOf((one) => pointOf(one) !== undefined);
    case 'within':
      return withinTest(criterion);
    case 'lt':
    case 'lte':
    case 'gt':
    case 'gte':
      return rangeTest(criterion, type, operator);
    default:
      return equalityTest(criterion, type);
  }
}

const anyOf =
  (passes: (value: Json) => boolean): Test =>
  (found) => {
    if (found === undefined) return false;
    return Array.isArray(found) ? found.some(passes) : passes(found);
  };

function existsTest(criterion: Criterion): Test {
  if (criterion.value !== 'true' && criterion.value !== 'false')
    throw invalidCriterion(criterion, 'type');
  const wanted = criterion.value === 'true';
  return (found) => (found !== undefined) === wanted;
}

function operandsOf(criterion: Criterion, type: ValueType): ReadonlySet<Json> {
  const { operator, value } = criterion;
  const isList = operator === 'in' || operator === 'nin' || operator === 'all';
  const parts = isList ? splitList(value) : [value];
  return new Set<Json>(parts.map((part) => operand(criterion, type, part)));
}

function equalityTest(criterion: Criterion, type: ValueType): Test {
  const { operator } = criterion;
  const operands = operandsOf(criterion, type);
  const isFound = anyOf((one) => operands.has(one));
  if (operator === 'ne' || operator === 'nin') return (found) => !isFound(found);
  if (operator !== 'all') return isFound;
  return (found) => {
    const present = new Set([found ?? []].flat());
    return [...operands].every((wanted) => present.has(wanted));
  };
}

export const COMPARISONS = {
  lt: (value: Scalar, limit: Scalar) => value < limit,
  lte: (value: Scalar, limit: Scalar) => value <= limit,
  gt: (value: Scalar, limit: Scalar) => value > limit,
  gte: (value: Scalar, limit: Scalar) => value >= limit,
};
type Comparison = keyof typeof COMPARISONS;

function rangeTest(criterion: Criterion, type: ValueType, operator: Comparison): Test {
  const limit = operand(criterion, type, criterion.value);
  const kind = typeof limit;
  // Its type was just checked.
  return anyOf((one) => typeof one === kind && COMPARISONS[operator](one as Scalar, limit));
}

export interface Range {
  kind: 'range';
  operator: Comparison;
  limit: number;
}

interface Equality {
  kind: 'equality';
  values: ReadonlySet<Json>;
  isNegated: boolean;
}

/** A condition in a form that a column of single values can evaluate at once. */
export type Shortcut = Range | Equality;

export function shortcutOf(criterion: Criterion, type: ValueType): Shortcut | undefined {
  const { operator } = criterion;
  switch (operator) {
    case 'eq':
    case 'in':
      return { kind: 'equality', values: operandsOf(criterion, type), isNegated: false };
    case 'ne':
    case 'nin':
      return { kind: 'equality', values: operandsOf(criterion, type), isNegated: true };
    case 'lt':
    case 'lte':
    case 'gt':
    case 'gte': {
      const limit = operand(criterion, type, criterion.value);
      return typeof limit === 'number' ? { kind: 'range', operator, limit } : undefined;
    }
    default:
      return undefined;
  }
}

/** The operand as a scalar of the type; dates as epoch milliseconds. */
function operand(criterion: Criterion, type: ValueType, text: string): Scalar {
  if (type === 'number' || type === 'date' || type === 'instant') {
    const number = type === 'number' ? Number(text) : Date.parse(text);
    if (text.trim() === '' || !Number.isFinite(number)) throw invalidCriterion(criterion, 'type');
    return type === 'instant' ? new Date(number).toISOString() : number;
  }
  if (type === 'boolean') {
    if (text !== 'true' && text !== 'false') throw invalidCriterion(criterion, 'type');
    return text === 'true';
  }
  return text;
}

/** Converts a value for tests of this type: dates to epoch milliseconds, NaN if invalid. */
export function comparable(type: ValueType, value: Json | undefined): Json | undefined {
  if (type === 'opaque') return value === undefined ? undefined : true;
  if (type !== 'date') return value;
  if (Array.isArray(value)) return value.map((one) => comparable(type, one) ?? null);
  return typeof value === 'string' ? Date.parse(value) : value;
}

/** Every word of the query must be a prefix of a word of the texts; case is ignored. */
export function matchTest(query: string): Test {
  const wanted = wordsOf(query);
  return (found) => {
    const text = textOf(found);
    // Most texts do not contain the letters at all, which is much faster to check.
    const small = text.toLowerCase();
    if (!wanted.every((prefix) => small.includes(prefix))) return false;
    const present = wordsOf(text);
    return wanted.every((prefix) => present.some((word) => word.startsWith(prefix)));
  };
}

function parseNumbers(criterion: Criterion, counts: number[]): number[] {
  const numbers = criterion.value.split(',').map((part) => (part.trim() ? Number(part) : NaN));
  if (!counts.includes(numbers.length) || !numbers.every(Number.isFinite)) {
    throw invalidCriterion(criterion, 'type');
  }
  return numbers;
}

/** Three numbers are a circle (latitude, longitude, kilometres), four are a box's corners. */
function withinTest(criterion: Criterion): Test {
  const [a = 0, b = 0, c = 0, d] = parseNumbers(criterion, [3, 4]);
  const isInside =
    d === undefined
      ? (lat: number, lon: number) => distanceKm({ lat: a, lon: b }, { lat, lon }) <= c
      : (lat: number, lon: number) => between(lat, a, c) && between(lon, b, d);
  return anyOf((one) => {
    const point = pointOf(one);
    return point !== undefined && isInside(point.lat, point.lon);
  });
}

const between = (value: number, one: number, other: number) =>
  value >= Math.min(one, other) && value <= Math.max(one, other);
