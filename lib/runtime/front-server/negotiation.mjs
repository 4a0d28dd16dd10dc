import Negotiator from 'negotiator';
// oxlint-disable-next-line house/no-parent-import -- plain Node runs this file, without `@/`
import { LruMap } from '../../platform/cache/lru-map.mjs';

/** @typedef {'br' | 'gzip' | 'identity'} Encoding */

/** @type {Encoding[]} */
const ENCODINGS = ['br', 'gzip', 'identity'];
/**
 * Limit of remembered headers: real browsers send a handful of them, other clients may send any.
 */
const MAX_HEADERS = 200;
/** @type {LruMap<string, Encoding>} */
const chosenEncodings = new LruMap(MAX_HEADERS);

/**
 * The encoding of a response: the smallest of those the browser likes equally.
 * @param {import('node:http').IncomingMessage} request
 * @returns {Encoding}
 */
export function encodingFor(request) {
  const header = [request.headers['accept-encoding'] ?? ''].flat().join(',');
  const known = chosenEncodings.get(header);
  if (known) return known;
  // outside: negotiator-weights, negotiator-absent
  const wanted = new Negotiator(request).encodings(ENCODINGS);
  const chosen = ENCODINGS.find((encoding) => wanted.includes(encoding)) ?? 'identity';
  chosenEncodings.set(header, chosen);
  return chosen;
}

/**
 * Whether `If-None-Match` names a tag. Weak comparison, as RFC 9110 §13.1.2 requires for this
 * header.
 * @param {string | undefined} header `If-None-Match`
 * @param {string} etag
 */
export const isKnown = (header, etag) =>
  header !== undefined &&
  (header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag));
