import { badRequest } from '#http/api-error';
import { isObject, type Json, type JsonObject, parseJson } from '#http/json';
import { requireKnownNames } from '#http/known-names';

/**
 * Converts a parameter's value to its type. Values are JSON, or text from a URL-encoded string:
 * `true`, `1`, a list as JSON text or with commas.
 * @throws ApiError 400 naming the parameter
 */
export type Reader<Type> = (value: Json, name: string) => Type;

const invalid = (name: string, expected: string) =>
  badRequest(`Invalid value for "${name}" parameter, expected ${expected}`);

const MAX_TEXT = 64 * 1024;

export const text: Reader<string> = (value, name) => {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value.length > MAX_TEXT) throw invalid(name, 'text');
  return value;
};

export const flag: Reader<boolean> = (value, name) => {
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === '1' || value === 1) return true;
  if (value === 'false' || value === '0' || value === 0 || value === '') return false;
  throw invalid(name, 'true or false');
};

function asNumber(value: Json, name: string): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) throw invalid(name, 'a number');
  return number;
}

/** A whole number within bounds. */
export const whole =
  (min: number, max: number): Reader<number> =>
  (value, name) => {
    const number = asNumber(value, name);
    if (!Number.isInteger(number) || number < min || number > max) {
      throw invalid(name, `an integer between ${min} and ${max}`);
    }
    return number;
  };

/** A whole number within bounds; larger ones are clamped to the maximum. */
export const wholeUpTo =
  (max: number): Reader<number> =>
  (value, name) =>
    Math.min(whole(0, Number.MAX_SAFE_INTEGER)(value, name), max);

export const oneOf =
  <Choice extends string>(...choices: readonly Choice[]): Reader<Choice> =>
  (value, name) => {
    const found = choices.find((choice) => choice === value);
    if (found === undefined) throw invalid(name, choices.map((choice) => `"${choice}"`).join(', '));
    return found;
  };

const MAX_LIST = 1_000;

/** A list; as text it is JSON or separated by commas. */
export function listItems(value: Json, name: string): readonly Json[] {
  const parsed =
    typeof value === 'string' && value.trimStart().startsWith('[') ? parseJson(value) : value;
  if (parsed === '' || parsed === null) return [];
  const items = typeof parsed === 'string' ? parsed.split(',').map((item) => item.trim()) : parsed;
  if (!Array.isArray(items) || items.length > MAX_LIST) throw invalid(name, 'an array');
  return items;
}

export const texts: Reader<readonly string[]> = (value, name) =>
  listItems(value, name).map((item) => {
    if (typeof item !== 'string') throw invalid(name, 'an array of text');
    return item;
  });

export const listOf =
  <Choice extends string>(...choices: readonly Choice[]): Reader<readonly Choice[]> =>
  (value, name) =>
    texts(value, name).map((item) => oneOf(...choices)(item, name));

const LANGUAGE = /^[a-z]{2}(?:-[a-z]{2})?$/;

/** Codes as the vendor writes them: `de`, `pt-br`. */
export const languages: Reader<readonly string[]> = (value, name) =>
  texts(value, name).map((given) => {
    const code = given.toLowerCase();
    if (!LANGUAGE.test(code)) throw invalid(name, 'codes of languages');
    return code;
  });

/** A parameter that is either a switch or a list of languages. */
export const flagOrLanguages: Reader<boolean | readonly string[]> = (value, name) =>
  Array.isArray(value) || (typeof value === 'string' && !/^(true|false|0|1|)$/.test(value))
    ? languages(value, name)
    : flag(value, name);

export const typoTolerance: Reader<boolean | 'min' | 'strict'> = (value, name) =>
  value === 'min' || value === 'strict' ? value : flag(value, name);

/** `true` means one record of each group. */
export const distinct: Reader<number> = (value, name) =>
  typeof value === 'boolean' || value === 'true' || value === 'false'
    ? Number(flag(value, name))
    : whole(0, 1_000)(value, name);

export const object: Reader<JsonObject> = (value, name) => {
  const parsed = typeof value === 'string' ? parseJson(value) : value;
  if (!isObject(parsed)) throw invalid(name, 'an object');
  return parsed;
};

/**
 * Extensions of a search. @returns whether categories of the query are asked for
 * @throws ApiError 400 naming what would be ignored
 */
export const wantsCategories: Reader<boolean> = (value, name) => {
  const extensions = object(value, name);
  requireKnownNames(extensions, ['queryCategorization']);
  const wanted = object(extensions['queryCategorization'] ?? {}, 'queryCategorization');
  requireKnownNames(wanted, ['enableCategoriesRetrieval', 'enableAutoFiltering']);
  flag(wanted['enableAutoFiltering'] ?? false, 'enableAutoFiltering');
  return flag(wanted['enableCategoriesRetrieval'] ?? false, 'enableCategoriesRetrieval');
};

const point = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/;

export const latLng: Reader<{ lat: number; lng: number }> = (value, name) => {
  const [, lat, lng] = (typeof value === 'string' && point.exec(value)) || [];
  if (lat === undefined || lng === undefined || Math.abs(+lat) > 90 || Math.abs(+lng) > 180) {
    throw invalid(name, '"latitude,longitude"');
  }
  return { lat: Number(lat), lng: Number(lng) };
};

export const radius: Reader<number | 'all'> = (value, name) =>
  value === 'all' ? 'all' : whole(1, 100_000_000)(value, name);

export const precision: Reader<number | { from: number; value: number }[]> = (value, name) => {
  const parsed = typeof value === 'string' && value.startsWith('[') ? parseJson(value) : value;
  if (!Array.isArray(parsed)) return whole(1, 100_000_000)(value, name);
  return parsed.map((step) => {
    if (!isObject(step)) throw invalid(name, 'steps with "from" and "value"');
    return {
      from: asNumber(step['from'] ?? 0, name),
      value: asNumber(step['value'] ?? 0, name),
    };
  });
};

function areasOf(value: Json, name: string): number[][] {
  if (value === null || value === '') return [];
  const items = listItems(value, name);
  const groups = items.every(Array.isArray) ? items : [items];
  return groups.map((group) =>
    (Array.isArray(group) ? group : []).map((item) => asNumber(item, name)),
  );
}

const CORNERS = 4;

/** Boxes of four numbers each: a list of them, or one after the other in a text. */
export const boxes: Reader<readonly (readonly number[])[]> = (value, name) =>
  areasOf(value, name).flatMap((numbers) => {
    const isWhole = numbers.length > 0 && numbers.length % CORNERS === 0;
    if (!isWhole) throw invalid(name, 'coordinates, four of each box');
    return Array.from({ length: numbers.length / CORNERS }, (_, at) =>
      numbers.slice(at * CORNERS, (at + 1) * CORNERS),
    );
  });

const FEWEST_IN_POLYGON = 6;

/** `[[lat,lng,lat,lng,lat,lng]]`, or one polygon as text with commas. */
export const polygons: Reader<readonly (readonly number[])[]> = (value, name) => {
  const areas = areasOf(value, name);
  const isWhole = areas.every(({ length }) => length >= FEWEST_IN_POLYGON && length % 2 === 0);
  if (!isWhole) throw invalid(name, 'coordinates');
  return areas;
};

/** Accepts only values without effect, because ignoring others would fake success. */
export const only =
  (...accepted: readonly Json[]): Reader<undefined> =>
  (value, name) => {
    const isAccepted = accepted.some((one) => JSON.stringify(one) === JSON.stringify(value));
    if (!isAccepted) throw badRequest(`The embedded search service does not implement "${name}"`);
    return undefined;
  };

/** A parameter without effect on the response. */
export const ignored: Reader<undefined> = () => undefined;

type Readers = Readonly<Record<string, Reader<unknown>>>;

/**
 * Reads every parameter of `raw` that has a reader; `null` counts as absent.
 * @throws ApiError 400 for a parameter without one
 */
export function readAll(raw: JsonObject, readers: Readers): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(raw)) {
    const read = Object.hasOwn(readers, name) ? readers[name] : undefined;
    if (!read) throw badRequest(`Unknown parameter: ${name.slice(0, 100)}`);
    const known = value === null ? undefined : read(value, name);
    if (known !== undefined) result[name] = known;
  }
  return result;
}
