import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import Negotiator from 'negotiator';
import { cachedPage, type CachedPage } from '@/lib/page-cache/cached-pages';
import { INLINE_SCRIPTS } from '@/lib/hydration/inline-scripts';
import { isHttps } from '@/lib/http/secure-origin';
import { projectHosts } from '@/lib/project/project-hosts';
import { PROJECT_IDS } from '@/lib/project/projects';
import { pageHeaders } from '@/lib/security-headers/header-rules';
import { CachedAddresses, isSelection, type CachedAddress } from './cached-address';
import { packedPage, type Encoding, type PackedPage } from './packed-pages.server';
import { queueRender } from './render-queue.server';
import { limitVisitor } from './visitor-limits.server';

/** Answers a request from finished bytes, or calls `pass`: then it is Next's. */
type FrontDoor = (request: IncomingMessage, response: ServerResponse, pass: () => void) => void;

const FRONT_DOOR = Symbol.for('selvedge.front-door');

// server.mjs runs outside the bundles: only the global object is shared.
const holder = globalThis as { [FRONT_DOOR]?: FrontDoor };

const CONTENT_TYPES: Record<CachedAddress['form'], string> = {
  document: 'text/html; charset=utf-8',
  pageData: 'application/json',
};

const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];
/** A handful of browsers send a handful of headers; strangers may send any. */
const MAX_HEADERS = 200;
const chosenEncodings = new Map<string, Encoding>();

function encodingFor(request: IncomingMessage): Encoding {
  const header = request.headers['accept-encoding'] ?? '';
  const known = chosenEncodings.get(header);
  if (known) return known;
  const wanted = new Negotiator(request).encodings(ENCODINGS);
  // Of those a browser likes equally, the smallest.
  const chosen = ENCODINGS.find((encoding) => wanted.includes(encoding)) ?? 'identity';
  if (chosenEncodings.size >= MAX_HEADERS) chosenEncodings.clear();
  chosenEncodings.set(header, chosen);
  return chosen;
}

/** A draft is nobody else's page. Next checks whether the cookie is one. */
const isDraft = ({ headers: { cookie = '' } }: IncomingMessage) =>
  cookie.includes('__prerender_bypass') || cookie.includes('__next_preview_data');

/** Weak comparison, as RFC 9110 §13.1.2 wants it for this header. */
const isKnown = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag));

function cacheControl({ revalidate, expire }: CachedPage): string {
  const grace = expire > revalidate ? `, stale-while-revalidate=${expire - revalidate}` : '';
  return `s-maxage=${revalidate}${grace}`;
}

const SETTINGS = {
  hosts: Object.values(projectHosts(process.env['PROJECT_HOSTS'])).flat(),
  scripts: INLINE_SCRIPTS,
  environment: process.env,
};
const HEADERS = { plain: pageHeaders(SETTINGS, false), encrypted: pageHeaders(SETTINGS, true) };

function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: { page: CachedPage; packed: PackedPage; encoding: Encoding; type: string },
): void {
  const { page, packed, encoding, type } = answer;
  const headers: Record<string, string | number> = {
    ...HEADERS[isHttps(request.headers) ? 'encrypted' : 'plain'],
    Vary: 'Accept-Encoding',
    ETag: packed.etag,
    'Cache-Control': cacheControl(page),
  };
  if (isKnown(request.headers['if-none-match'], packed.etag)) {
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

/** How long a page that is due is left to the request that has it made again, in milliseconds. */
const RENEWAL_MS = 1_000;
const renewals = new WeakMap<object, number>();

/** Whether this request is the one that has Next make the page again. */
function renews(page: CachedPage): boolean {
  if (page.isFresh) return false;
  const now = Date.now();
  if (now - (renewals.get(page.value) ?? 0) < RENEWAL_MS) return false;
  renewals.set(page.value, now);
  return true;
}

function frontDoor(addresses: CachedAddresses): FrontDoor {
  return (request, response, pass) => {
    const { method, headers, url = '' } = request;
    const isCounted = url.startsWith('/_search/') || /^\/(?:api|_hirmer)\//.test(url);
    if (isCounted) return limitVisitor(request, response, pass);
    if ((method !== 'GET' && method !== 'HEAD') || isDraft(request)) return pass();
    if (isSelection(url))
      return limitVisitor(request, response, () => queueRender(request, response, pass));
    const address = addresses.find(headers.host, url);
    const page = address && cachedPage(address.path);
    if (!page || renews(page)) return pass();
    const encoding = encodingFor(request);
    const type = CONTENT_TYPES[address.form];
    const packed = packedPage(address, page, encoding);
    if (!(packed instanceof Promise))
      return send(request, response, { page, packed, encoding, type });
    packed
      .then((ready) => {
        // An edge or a publish may have come while it was packed.
        const now = cachedPage(address.path);
        if (now?.value !== page.value) pass();
        else send(request, response, { page: now, packed: ready, encoding, type });
      })
      .catch(pass);
  };
}

/**
 * Has `server.mjs` answer cached pages from packed bytes. In development, and under a server that
 * does not ask (`next start`), Next answers everything.
 */
export function openFrontDoor(): void {
  if (process.env['NODE_ENV'] !== 'production') return;
  const directory = process.env['SELVEDGE_DIST_DIR'] ?? '.next';
  const buildId = readFileSync(path.join(directory, 'BUILD_ID'), 'utf8');
  const names = projectHosts(process.env['PROJECT_HOSTS']);
  const hosts = new Map(
    PROJECT_IDS.flatMap((project) => names[project].map((name) => [name, project] as const)),
  );
  holder[FRONT_DOOR] = frontDoor(new CachedAddresses(hosts, buildId));
}
