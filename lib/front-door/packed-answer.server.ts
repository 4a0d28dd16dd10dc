import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import { INLINE_SCRIPTS } from '@/lib/hydration/inline-scripts';
import { isHttps } from '@/lib/http/secure-origin';
import { projectHosts } from '@/lib/project/project-hosts';
import { pageHeaders } from '@/lib/security-headers/header-rules';
import type { Encoding, PackedPage } from './packed-pages.server';

const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];
/** A handful of browsers send a handful of headers; strangers may send any. */
const MAX_HEADERS = 200;
const chosenEncodings = new Map<string, Encoding>();

/** What a request is answered in: of those its browser likes equally, the smallest. */
function encodingFor(request: IncomingMessage): Encoding {
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

const SETTINGS = {
  hosts: Object.values(projectHosts(process.env['PROJECT_HOSTS'])).flat(),
  scripts: INLINE_SCRIPTS,
  environment: process.env,
};
const HEADERS = { plain: pageHeaders(SETTINGS, false), encrypted: pageHeaders(SETTINGS, true) };

/** What an answer depends on besides its page. */
export interface Asked {
  encoding: Encoding;
  /** Header with the `ETag`s that the visitor has. */
  known: string | undefined;
  isEncrypted: boolean;
}

export const askedFor = (request: IncomingMessage): Asked => ({
  encoding: encodingFor(request),
  known: request.headers['if-none-match'],
  isEncrypted: isHttps(request.headers),
});

interface PackedAnswer {
  packed: PackedPage;
  type: string;
  cacheControl: string;
}

/** Sends what was packed, or a 304 to whoever has it. */
export function sendPacked(
  { encoding, known, isEncrypted }: Asked,
  response: ServerResponse,
  { packed, type, cacheControl }: PackedAnswer,
): void {
  const headers: Record<string, string | number> = {
    ...HEADERS[isEncrypted ? 'encrypted' : 'plain'],
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
