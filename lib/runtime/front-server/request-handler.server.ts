import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { processState } from '@/lib/platform/process-state/process-state.mjs';
import { requestIdOf } from '@/lib/platform/http/request-id.mjs';
import { isHttps } from '@/lib/platform/http/secure-origin';
import { log } from '@/lib/platform/log/log.server';
import { responseHeaders } from '@/lib/platform/security-headers/header-rules';
import { cachedPage, type CachedPage } from '@/lib/platform/page-cache/cached-pages';
import { lowerCaseAddress } from '@/lib/shop/routes/lower-case-address';
import { projectHosts } from '@/lib/shop/project/project-hosts';
import { PROJECT_IDS } from '@/lib/shop/project/projects';
import { handleVisitorEndpoint } from './visitor-endpoints.server';
import {
  CachedAddresses,
  isPageAddress,
  isSelection,
  PARAMETERS,
  type CachedAddress,
} from './cached-address';
import { sendCachedSelection, sendRenderedSelection, type Pass } from './cached-selections.server';
import { requestedForm, sendCompressed } from './compressed-response.server';
import { compressedPage, type CompressedPage } from './compressed-pages.server';
import { queueRender, renderMissing } from './render-queue.server';
import { isDraft } from './shared-address.mjs';
import { addressWithLocale, mayLackLocale } from './missing-locale.server';
import { plainPath } from './plain-path';
import { keepUnusedParameters } from './unused-parameters';
import { isEndpoint, limitMissing, limitOwn, limitVisitor } from './visitor-limits.server';

/** Responds with finished bytes, or calls `pass` to leave the request to Next. */
type RequestHandler = (request: IncomingMessage, response: ServerResponse, pass: Pass) => void;

const CONTENT_TYPES: Record<CachedAddress['form'], string> = {
  document: 'text/html; charset=utf-8',
  pageData: 'application/json',
};

function cacheControl({ revalidate, expire }: CachedPage): string {
  const grace = expire > revalidate ? `, stale-while-revalidate=${expire - revalidate}` : '';
  return `s-maxage=${revalidate}${grace}`;
}

/** Milliseconds during which a stale page is served while one request has Next render it again. */
const RENEWAL_MS = 1_000;
const renewals = new WeakMap<object, number>();

/** Whether this request is the one that has Next render the stale page again. */
function renews(page: CachedPage): boolean {
  if (page.isFresh) return false;
  const now = Date.now();
  if (now - (renewals.get(page.value) ?? 0) < RENEWAL_MS) return false;
  renewals.set(page.value, now);
  return true;
}

/** Addresses of the files in a directory, which Next sends from the disk. */
const filesOf = (directory: string): ReadonlySet<string> =>
  new Set(
    readdirSync(directory, { recursive: true, encoding: 'utf8' }).map(
      (file) => `/${file.split(path.sep).join('/')}`,
    ),
  );

/**
 * Methods that browsers use for search and events; with any other method the service would read
 * more into an address.
 */
const SEARCH_METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST'];

const isOtherMethodOfSearch = ({ url = '', method = '' }: IncomingMessage) =>
  !SEARCH_METHODS.includes(method) && plainPath(url).startsWith('/_search/');

function rejectMethod({ headers }: IncomingMessage, response: ServerResponse): void {
  const allowed = { Allow: SEARCH_METHODS.join(', ') };
  response.writeHead(405, { ...responseHeaders(isHttps(headers)), ...allowed }).end();
}

function redirect(
  { headers }: IncomingMessage,
  response: ServerResponse,
  location: Readonly<Record<string, string>>,
): void {
  response.writeHead(308, { ...responseHeaders(isHttps(headers)), ...location }).end();
}

/** Logs a page as `apiRoute` logs an endpoint: without the query, which may contain names and tokens. */
function logPage(request: IncomingMessage, response: ServerResponse): void {
  const startedAt = performance.now();
  // The renderer rewrites the address.
  const { method, url = '' } = request;
  const requestId = requestIdOf(request);
  response.once('close', () =>
    log('request', {
      requestId,
      method,
      path: url.split('?', 1)[0],
      status: response.writableFinished ? response.statusCode : 'aborted',
      ms: Math.round(performance.now() - startedAt),
    }),
  );
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/**
 * Queues what is rendered for each request: a visitor's own pages, drafts, the studio, unusual
 * spellings of an address. An address without a locale is redirected to its page, if it is that of one.
 */
function handleUncached(request: IncomingMessage, response: ServerResponse, pass: Pass): void {
  const render = () => queueRender(request, response, () => void pass(), 'own');
  const addLocale = (address: string | null) =>
    address === null
      ? render()
      : redirect(request, response, {
          Location: address,
          'Cache-Control': 'no-store',
          Vary: 'Accept-Language, Cookie',
        });
  limitOwn(request, response, () => {
    if (!isRead(request) || !mayLackLocale(request.url ?? '')) return render();
    addressWithLocale(request).then(addLocale, render);
  });
}

/**
 * Serves a page with parameters: a list's selection from the cache or a shared render; a visitor's
 * own pages, articles and drafts are rendered for each request.
 */
function handleSelection(
  addresses: CachedAddresses,
  request: IncomingMessage,
  response: ServerResponse,
  pass: Pass,
): void {
  const { headers, url = '' } = request;
  const isShared = !isDraft(headers.cookie ?? '');
  const address = isShared ? addresses.findSelection(headers.host, url) : null;
  if (address && sendCachedSelection(address, request, response)) return;
  limitVisitor(request, response, () => {
    if (address) sendRenderedSelection(address, request, response, pass);
    else queueRender(request, response, () => void pass());
  });
}

function requestHandler(
  addresses: CachedAddresses,
  files: ReadonlySet<string>,
  hosts: ReadonlySet<string>,
): RequestHandler {
  return (request, response, pass) => {
    const { headers, url = '' } = request;
    // The rewrites take a request without this header for the client router's.
    headers.accept ??= '*/*';
    if (isOtherMethodOfSearch(request)) return rejectMethod(request, response);
    if (isEndpoint(url))
      return limitVisitor(
        request,
        response,
        () => handleVisitorEndpoint(request, response) || void pass(),
      );
    const isFile = files.has(url.split('?', 1)[0] ?? '');
    if (!isFile) logPage(request, response);
    const isReading = isRead(request);
    const inLowerCase = isReading ? lowerCaseAddress(url) : null;
    if (inLowerCase !== null)
      return redirect(request, response, {
        Location: inLowerCase,
        'Cache-Control': 'public, max-age=86400',
      });
    if (isReading && url.includes('?') && isPageAddress(url))
      keepUnusedParameters(url, response, PARAMETERS, hosts);
    if (isReading && isSelection(url)) return handleSelection(addresses, request, response, pass);
    const isShared = isReading && !isDraft(headers.cookie ?? '');
    const address = isShared ? addresses.find(headers.host, url) : null;
    if (!address) return isFile ? void pass() : handleUncached(request, response, pass);
    const page = cachedPage(address.path);
    if (!page) {
      const render = () => void pass();
      return limitMissing(request, response, () =>
        renderMissing(address.path, request, response, render),
      );
    }
    if (renews(page)) return void pass();
    const requested = requestedForm(request);
    const type = CONTENT_TYPES[address.form];
    const send = (now: CachedPage, compressed: CompressedPage) =>
      sendCompressed(requested, response, {
        compressed,
        type,
        cacheControl: cacheControl(now),
        until: now.isFresh ? now.until : null,
      });
    const compressed = compressedPage(address, page, requested.encoding);
    if (!(compressed instanceof Promise)) return send(page, compressed);
    compressed
      .then((ready) => {
        // Checks again after compressing: the page may have changed or been invalidated meanwhile.
        const now = cachedPage(address.path);
        if (now?.value !== page.value) void pass();
        else send(now, ready);
      })
      .catch(() => pass());
  };
}

/**
 * Lets `renderer.mjs` serve cached pages as compressed bytes. In development and under `next
 * start`, Next serves everything itself.
 */
export function installRequestHandler(): void {
  if (process.env['NODE_ENV'] !== 'production') return;
  const directory = process.env['SELVEDGE_DIST_DIR'] ?? '.next';
  const buildId = readFileSync(path.join(directory, 'BUILD_ID'), 'utf8');
  const names = projectHosts(process.env['PROJECT_HOSTS']);
  const hosts = new Map(
    PROJECT_IDS.flatMap((project) => names[project].map((name) => [name, project] as const)),
  );
  processState.sendParameters?.([...PARAMETERS]);
  processState.requestHandler = requestHandler(
    new CachedAddresses(hosts, buildId),
    filesOf('public'),
    new Set(hosts.keys()),
  );
}
