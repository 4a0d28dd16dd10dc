import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import type { Encoding, PackedPage } from './packed-pages.server';

const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];
/** A handful of browsers send a handful of headers; strangers may send any. */
const MAX_HEADERS = 200;
const chosenEncodings = new Map<string, Encoding>();

/** What a request is answered in: of those its browser likes equally, the smallest. */
export function encodingFor(request: IncomingMessage): Encoding {
  const header = request.headers['accept-encoding'] ?? '';
  const known = chosenEncodings.get(header);
  if (known) return known;
  const wanted = new Negotiator(request).encodings(ENCODINGS);
  const chosen = ENCODINGS.find((encoding) => wanted.includes(encoding)) ?? 'identity';
  if (chosenEncodings.size >= MAX_HEADERS) chosenEncodings.clear();
  chosenEncodings.set(header, chosen);
  return chosen;
}

/** Weak comparison, as RFC 9110 §13.1.2 wants it for this header. */
const isKnown = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag));

export interface PackedAnswer {
  packed: PackedPage;
  encoding: Encoding;
  type: string;
  cacheControl: string;
}

/** Sends what was packed, or a 304 to whoever has it. */
export function sendPacked(
  known: string | undefined,
  response: ServerResponse,
  { packed, encoding, type, cacheControl }: PackedAnswer,
): void {
  const headers: Record<string, string | number> = {
    Vary: 'Accept-Encoding',
    ETag: packed.etag,
    'Cache-Control': cacheControl,
  };
  if (isKnown(known, packed.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  headers['Content-Type'] = type;
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  headers['Content-Length'] = packed.body.length;
  response.writeHead(200, headers);
  // Node sends no body after a HEAD.
  response.end(packed.body);
}
