import { badRequest } from '#http/api-error';
import { isObject, type Json, type JsonObject } from '#http/json';

/** Parameters from a URL-encoded string; the last one of a repeated name counts. */
export function fromQueryString(query: string): JsonObject {
  return Object.fromEntries(new URLSearchParams(query));
}

/**
 * The unparsed parameters of one query: those in the string `params` and those next to it.
 * @throws ApiError 400 if it is not an object or `params` is not a string
 */
export function rawParameters(body: Json): JsonObject {
  if (!isObject(body)) throw badRequest('Invalid object, expected a JSON object of parameters');
  const { params, ...own } = body;
  if (params === undefined || params === null) return own;
  if (typeof params !== 'string') {
    throw badRequest('Invalid value for "params" parameter, expected a URL-encoded string');
  }
  return { ...fromQueryString(params), ...own };
}

/**
 * Parameters as one URL-encoded string, with lists and objects as JSON, for `params` in responses.
 */
export function toQueryString(raw: JsonObject): string {
  const pairs = Object.entries(raw)
    .filter(([, value]) => value !== null)
    .map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
  return new URLSearchParams(pairs).toString();
}
