import { badRequest } from '#http/api-error';
import { isObject, type Json, type JsonObject } from '#http/json';

/** Parameters from a URL-encoded string; of a repeated name the last one counts. */
export function fromQueryString(query: string): JsonObject {
  return Object.fromEntries(new URLSearchParams(query));
}

/**
 * The parameters of one query as they came: those in the string `params` and those beside it.
 * @throws ApiError 400 when it is no object, or `params` no string
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

/** Parameters as one URL-encoded string, lists and objects as JSON: what answers repeat in `params`. */
export function toQueryString(raw: JsonObject): string {
  const pairs = Object.entries(raw)
    .filter(([, value]) => value !== null)
    .map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
  return new URLSearchParams(pairs).toString();
}
