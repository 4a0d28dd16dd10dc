import type { Json } from '@/services/content/model/entities';
import { isObject } from '@/services/content/model/entities';
import { type Criterion, refuse, splitList } from './criterion';

type Test = (values: Json[]) => boolean;
type Scalar = string | number | boolean;

/** What a path's values are compared as. */
export type ValueType = 'string' | 'number' | 'boolean' | 'date' | 'text' | 'location' | 'opaque';

const ALLOWED: Record<ValueType, ReadonlySet<string>> = {
  string: new Set(['eq', 'ne', 'in', 'nin', 'all', 'exists', 'match', 'lt', 'lte', 'gt', 'gte']),
  text: new Set(['eq', 'ne', 'in', 'nin', 'all', 'exists', 'match']),
  number: new Set(['eq', 'ne', 'in', 'nin', 'all', 'exists', 'lt', 'lte', 'gt', 'gte']),
  date: new Set(['eq', 'ne', 'in', 'nin', 'all', 'exists', 'lt', 'lte', 'gt', 'gte']),
  boolean: new Set(['eq', 'ne', 'in', 'nin', 'exists']),
  location: new Set(['exists', 'near', 'within']),
  opaque: new Set(['exists']),
};

/**
 * Compiles a criterion to a test over the values found at its path (an array's elements count
 * one by one). A missing value matches `ne` and `nin`.
 * @throws ApiError 400 when operator or operand does not fit the type.
 */
export function compileTest(criterion: Criterion, type: ValueType): Test {
  const { operator, value } = criterion;
  if (!ALLOWED[type].has(operator)) throw refuse(criterion, 'operator');
  switch (operator) {
    case 'exists':
      return existsTest(criterion);
    case 'match':
      return matchTest(value);
    case 'near':
      parseNumbers(criterion, [2]);
      return locationTest(() => true);
    case 'within':
      return withinTest(criterion);
    case 'lt':
    case 'lte':
    case 'gt':
    case 'gte':
      return rangeTest(criterion, type);
    default:
      return equalityTest(criterion, type);
  }
}

function existsTest(criterion: Criterion): Test {
  if (criterion.value !== 'true' && criterion.value !== 'false') throw refuse(criterion, 'type');
  const wanted = criterion.value === 'true';
  return (values) => values.length > 0 === wanted;
}

function equalityTest(criterion: Criterion, type: ValueType): Test {
  const isList =
    criterion.operator === 'in' || criterion.operator === 'nin' || criterion.operator === 'all';
  const parts = isList ? splitList(criterion.value) : [criterion.value];
  const operands = new Set<Json>(parts.map((part) => operand(criterion, type, part)));
  const found = (values: Json[]) => values.some((value) => operands.has(comparable(type, value)));
  if (criterion.operator === 'ne' || criterion.operator === 'nin')
    return (values) => !found(values);
  if (criterion.operator !== 'all') return found;
  return (values) => {
    const present = new Set(values.map((value) => comparable(type, value)));
    return [...operands].every((wanted) => present.has(wanted));
  };
}

function rangeTest(criterion: Criterion, type: ValueType): Test {
  const limit = operand(criterion, type, criterion.value);
  const holds = {
    lt: (value: Scalar) => value < limit,
    lte: (value: Scalar) => value <= limit,
    gt: (value: Scalar) => value > limit,
    gte: (value: Scalar) => value >= limit,
  }[criterion.operator as 'lt' | 'lte' | 'gt' | 'gte']; // compileTest admits only these four here
  return (values) =>
    values.some((value) => {
      const scalar = comparable(type, value);
      return typeof scalar === typeof limit && holds(scalar as Scalar); // typeof was just compared
    });
}

/** The operand as the type's own scalar; dates as epoch milliseconds. */
function operand(criterion: Criterion, type: ValueType, text: string): Scalar {
  if (type === 'number' || type === 'date') {
    const number = type === 'date' ? Date.parse(text) : Number(text);
    if (text.trim() === '' || !Number.isFinite(number)) throw refuse(criterion, 'type');
    return number;
  }
  if (type === 'boolean') {
    if (text !== 'true' && text !== 'false') throw refuse(criterion, 'type');
    return text === 'true';
  }
  return text;
}

function comparable(type: ValueType, value: Json): Json {
  return type === 'date' && typeof value === 'string' ? Date.parse(value) : value;
}

const words = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Every word of the query must begin a word of the text; case does not matter. */
export function matchTest(query: string): Test {
  const wanted = words(query);
  return (values) => {
    const found = values.flatMap((value) => (typeof value === 'string' ? words(value) : []));
    return wanted.every((prefix) => found.some((word) => word.startsWith(prefix)));
  };
}

function parseNumbers(criterion: Criterion, counts: number[]): number[] {
  const numbers = criterion.value.split(',').map((part) => (part.trim() ? Number(part) : NaN));
  if (!counts.includes(numbers.length) || !numbers.every(Number.isFinite)) {
    throw refuse(criterion, 'type');
  }
  return numbers;
}

function locationTest(inside: (lat: number, lon: number) => boolean): Test {
  return (values) =>
    values.some((value) => {
      const point = pointOf(value);
      return point !== undefined && inside(point.lat, point.lon);
    });
}

function withinTest(criterion: Criterion): Test {
  const numbers = parseNumbers(criterion, [3, 4]);
  const [a = 0, b = 0, c = 0, d] = numbers;
  if (d === undefined) {
    return locationTest((lat, lon) => distanceKm({ lat: a, lon: b }, { lat, lon }) <= c);
  }
  const between = (value: number, one: number, other: number) =>
    value >= Math.min(one, other) && value <= Math.max(one, other);
  return locationTest((lat, lon) => between(lat, a, c) && between(lon, b, d));
}

export interface Point {
  lat: number;
  lon: number;
}

export function pointOf(value: Json | undefined): Point | undefined {
  if (!isObject(value)) return undefined;
  const { lat, lon } = value;
  return typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : undefined;
}

/** Great-circle distance in kilometres (haversine, mean earth radius). */
export function distanceKm(from: Point, to: Point): number {
  const rad = Math.PI / 180;
  const a =
    Math.sin(((to.lat - from.lat) * rad) / 2) ** 2 +
    Math.cos(from.lat * rad) *
      Math.cos(to.lat * rad) *
      Math.sin(((to.lon - from.lon) * rad) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(a)));
}
