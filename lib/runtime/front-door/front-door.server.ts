import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { isHttps } from '@/lib/platform/http/secure-origin';
import { answerHeaders } from '@/lib/platform/security-headers/header-rules';
import { cachedPage, type CachedPage } from '@/lib/platform/page-cache/cached-pages';
import { projectHosts } from '@/lib/shop/project/project-hosts';
import { PROJECT_IDS } from '@/lib/shop/project/projects';
import { answerCall } from './answer-call.server';
import { CachedAddresses, isSelection, PARAMETERS, type CachedAddress } from './cached-address';
import { answerKept, answerRendered, type Pass } from './kept-selections.server';
import { askedFor, sendPacked } from './packed-answer.server';
import { packedPage, type PackedPage } from './packed-pages.server';
import { queueRender, renderMissing } from './render-queue.server';
import { isDraft } from './shared-address.mjs';
import { plainPath } from './plain-path';
import { isCall, limitMissing, limitOwn, limitVisitor } from './visitor-limits.server';

/** Answers a request from finished bytes, or calls `pass`: then it is Next's. */
type FrontDoor = (request: IncomingMessage, response: ServerResponse, pass: Pass) => void;

const FRONT_DOOR = Symbol.for('selvedge.front-door');
const READ_PARAMETERS = Symbol.for('selvedge.read-parameters');

// renderer.mjs runs outside the bundles: only the global object is shared.
const holder = globalThis as {
  [FRONT_DOOR]?: FrontDoor;
  [READ_PARAMETERS]?: (names: readonly string[]) => void;
};

const CONTENT_TYPES: Record<CachedAddress['form'], string> = {
  document: 'text/html; charset=utf-8',
  pageData: 'application/json',
};

/** Others get the page beside it: see the rewrites. */
const wantsDocument = ({ headers: { accept = '' } }: IncomingMessage) =>
  accept.includes('text/html');

function cacheControl({ revalidate, expire }: CachedPage): string {
  const grace = expire > revalidate ? `, stale-while-revalidate=${expire - revalidate}` : '';
  return `s-maxage=${revalidate}${grace}`;
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

/** Addresses of files, which Next sends from the disk. */
const filesOf = (directory: string): ReadonlySet<string> =>
  new Set(
    readdirSync(directory, { recursive: true, encoding: 'utf8' }).map(
      (file) => `/${file.split(path.sep).join('/')}`,
    ),
  );

/** What is rendered for each request: a visitor's own pages, drafts, the studio, other spellings of a page. */
function ownDoor(request: IncomingMessage, response: ServerResponse, pass: Pass): void {
  limitOwn(request, response, () => queueRender(request, response, () => void pass(), 'own'));
}

/** A browser searches and tells events; of other methods the service reads more into an address. */
const SEARCH_METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST'];

const isOtherMethodOfSearch = ({ url = '', method = '' }: IncomingMessage) =>
  !SEARCH_METHODS.includes(method) && plainPath(url).startsWith('/_search/');

function refuseMethod({ headers }: IncomingMessage, response: ServerResponse): void {
  const allowed = { Allow: SEARCH_METHODS.join(', ') };
  response.writeHead(405, { ...answerHeaders(isHttps(headers)), ...allowed }).end();
}

/** The parameters of a visitor's own pages, of articles and of drafts are rendered for each request. */
function selectionDoor(
  addresses: CachedAddresses,
  request: IncomingMessage,
  response: ServerResponse,
  pass: Pass,
): void {
  const { headers, url = '' } = request;
  const isShared = !isDraft(headers.cookie ?? '') && wantsDocument(request);
  const address = isShared ? addresses.findSelection(headers.host, url) : null;
  if (address && answerKept(address, request, response)) return;
  limitVisitor(request, response, () => {
    if (address) answerRendered(address, request, response, pass);
    else queueRender(request, response, () => void pass());
  });
}

function frontDoor(addresses: CachedAddresses, files: ReadonlySet<string>): FrontDoor {
  return (request, response, pass) => {
    const { method, headers, url = '' } = request;
    if (isOtherMethodOfSearch(request)) return refuseMethod(request, response);
    if (isCall(url))
      return limitVisitor(request, response, () => answerCall(request, response) || void pass());
    const isRead = method === 'GET' || method === 'HEAD';
    if (isRead && isSelection(url)) return selectionDoor(addresses, request, response, pass);
    const isShared = isRead && !isDraft(headers.cookie ?? '');
    const address = isShared ? addresses.find(headers.host, url) : null;
    if (!address)
      return files.has(url.split('?', 1)[0] ?? '') ? void pass() : ownDoor(request, response, pass);
    const page = cachedPage(address.path);
    if (!page) {
      const render = () => void pass();
      return limitMissing(request, response, () =>
        renderMissing(address.path, request, response, render),
      );
    }
    if (renews(page)) return void pass();
    const asked = askedFor(request);
    const type = CONTENT_TYPES[address.form];
    const send = (now: CachedPage, packed: PackedPage) =>
      sendPacked(asked, response, {
        packed,
        type,
        cacheControl: cacheControl(now),
        until: now.isFresh ? now.until : null,
      });
    const packed = packedPage(address, page, asked.encoding);
    if (!(packed instanceof Promise)) return send(page, packed);
    packed
      .then((ready) => {
        // An edge or a publish may have come while it was packed.
        const now = cachedPage(address.path);
        if (now?.value !== page.value) void pass();
        else send(now, ready);
      })
      .catch(() => pass());
  };
}

/**
 * Has `renderer.mjs` answer cached pages from packed bytes. In development, and under a server that
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
  holder[READ_PARAMETERS]?.([...PARAMETERS]);
  holder[FRONT_DOOR] = frontDoor(new CachedAddresses(hosts, buildId), filesOf('public'));
}
