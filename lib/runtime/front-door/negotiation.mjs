import Negotiator from 'negotiator';

/** @typedef {'br' | 'gzip' | 'identity'} Encoding */

/** @type {Encoding[]} */
const ENCODINGS = ['br', 'gzip', 'identity'];
/** A handful of browsers send a handful of headers; strangers may send any. */
const MAX_HEADERS = 200;
/** @type {Map<string, Encoding>} */
const chosenEncodings = new Map();

/**
 * What a request is answered in: of those its browser likes equally, the smallest.
 * @param {import('node:http').IncomingMessage} request
 * @returns {Encoding}
 */
export function encodingFor(request) {
  const header = [request.headers['accept-encoding'] ?? ''].flat().join(',');
  const known = chosenEncodings.get(header);
  if (known) return known;
  const wanted = new Negotiator(request).encodings(ENCODINGS);
  const chosen = ENCODINGS.find((encoding) => wanted.includes(encoding)) ?? 'identity';
  if (chosenEncodings.size >= MAX_HEADERS) chosenEncodings.clear();
  chosenEncodings.set(header, chosen);
  return chosen;
}

/**
 * Whether a visitor has what a tag stands for. Weak comparison, as RFC 9110 §13.1.2 wants it for this header.
 * @param {string | undefined} header `If-None-Match`
 * @param {string} etag
 */
export const isKnown = (header, etag) =>
  header !== undefined &&
  (header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag));
