import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { cachedPage, type CachedPage } from '@/lib/page-cache/cached-pages';
import { projectHosts } from '@/lib/project/project-hosts';
import { PROJECT_IDS } from '@/lib/project/projects';
import { CachedAddresses, isSelection, type CachedAddress } from './cached-address';
import { answerSelection, type Pass } from './kept-selections.server';
import { encodingFor, sendPacked } from './packed-answer.server';
import { packedPage, type PackedPage } from './packed-pages.server';
import { queueRender } from './render-queue.server';

/** Answers a request from finished bytes, or calls `pass`: then it is Next's. */
type FrontDoor = (request: IncomingMessage, response: ServerResponse, pass: Pass) => void;

const FRONT_DOOR = Symbol.for('selvedge.front-door');

// server.mjs runs outside the bundles: only the global object is shared.
const holder = globalThis as { [FRONT_DOOR]?: FrontDoor };

const CONTENT_TYPES: Record<CachedAddress['form'], string> = {
  document: 'text/html; charset=utf-8',
  pageData: 'application/json',
};

/** Others get the page beside it: see the rewrites. */
const wantsDocument = ({ headers: { accept = '' } }: IncomingMessage) =>
  accept.includes('text/html');

/** A draft is nobody else's page. Next checks whether the cookie is one. */
const isDraft = ({ headers: { cookie = '' } }: IncomingMessage) =>
  cookie.includes('__prerender_bypass') || cookie.includes('__next_preview_data');

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

function frontDoor(addresses: CachedAddresses): FrontDoor {
  return (request, response, pass) => {
    const { method, headers, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return void pass();
    if (isSelection(url)) {
      const selection =
        !isDraft(request) && wantsDocument(request) && addresses.findSelection(headers.host, url);
      if (selection) return answerSelection(selection, request, response, pass);
      return queueRender(request, response, () => void pass());
    }
    if (isDraft(request)) return void pass();
    const address = addresses.find(headers.host, url);
    const page = address && cachedPage(address.path);
    if (!page || renews(page)) return void pass();
    const encoding = encodingFor(request);
    const send = (now: CachedPage, packed: PackedPage) =>
      sendPacked(headers['if-none-match'], response, {
        ...{ packed, encoding, type: CONTENT_TYPES[address.form] },
        cacheControl: cacheControl(now),
      });
    const packed = packedPage(address, page, encoding);
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
