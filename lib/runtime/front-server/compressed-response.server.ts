import type { IncomingMessage, ServerResponse } from 'node:http';
import { INLINE_SCRIPTS } from '@/lib/browser/consent/inline-scripts';
import { isHttps } from '@/lib/platform/http/secure-origin';
import { projectHosts } from '@/lib/shop/project/project-hosts';
import { pageHeaders } from '@/lib/platform/security-headers/header-rules';
import { encodingFor, isKnown } from './negotiation.mjs';
import type { Encoding, CompressedPage } from './compressed-pages.server';

const SETTINGS = {
  hosts: Object.values(projectHosts(process.env['PROJECT_HOSTS'])).flat(),
  scripts: INLINE_SCRIPTS,
  environment: process.env,
};
/** Set by server.mjs. */
const HAS_FRONT_SERVER = Boolean(process.env['SELVEDGE_FRONT_SERVER']);

const HEADERS = { plain: pageHeaders(SETTINGS, false), encrypted: pageHeaders(SETTINGS, true) };

/** What a response depends on besides its page. */
export interface RequestedForm {
  encoding: Encoding;
  /** Header with the `ETag`s that the visitor has. */
  known: string | undefined;
  isEncrypted: boolean;
}

export const requestedForm = (request: IncomingMessage): RequestedForm => ({
  encoding: encodingFor(request),
  known: request.headers['if-none-match'],
  isEncrypted: isHttps(request.headers),
});

interface CompressedResponse {
  compressed: CompressedPage;
  type: string;
  cacheControl: string;
  /** Epoch milliseconds until which the front server may cache it; `null` when it must not. */
  until: number | null;
}

/** Sends compressed bytes, or a 304 to a visitor who has them already. */
export function sendCompressed(
  { encoding, known, isEncrypted }: RequestedForm,
  response: ServerResponse,
  { compressed, type, cacheControl, until }: CompressedResponse,
): void {
  const headers: Record<string, string | number> = {
    ...HEADERS[isEncrypted ? 'encrypted' : 'plain'],
    Vary: 'Accept-Encoding',
    ETag: compressed.etag,
    'Cache-Control': cacheControl,
  };
  if (HAS_FRONT_SERVER && until !== null) headers['X-Renderer-Until'] = until;
  if (isKnown(known, compressed.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  headers['Content-Type'] = type;
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  headers['Content-Length'] = compressed.body.length;
  response.writeHead(200, headers);
  // Node sends no body after a HEAD.
  response.end(compressed.body);
}
