import { ServerResponse, type IncomingMessage } from 'node:http';
import { LruMap } from '@/lib/platform/cache/lru-map.mjs';
import { cacheSeconds } from '@/lib/platform/page-cache/cache-seconds';
import { mayBeServed } from '@/lib/platform/page-cache/may-be-served.mjs';
import { firstValidRender, INVALIDATION_MEMORY_MS } from '@/lib/platform/page-cache/rendered-pages';
import {
  giveTicket,
  type SelectionRender,
  type SelectionTicket,
} from '@/lib/platform/page-cache/selection-ticket';
import type { SelectionAddress } from './cached-address';
import { requestedForm, sendCompressed, type RequestedForm } from './compressed-response.server';
import { compressedOnce } from './compressed-pages.server';
import { inQueue, queueRender, reject } from './render-queue.server';

/** Leaves the request to Next; settles when Next has responded. */
export type Pass = (into?: ServerResponse) => Promise<void>;

/** A page for a list's parameters, the same for every visitor. */
interface CachedSelection {
  html: Buffer;
  type: string;
  cacheControl: string;
  render: SelectionRender;
}

/**
 * Lifetime of an entry: popular lists are requested again soon, and an invalidation is remembered
 * no longer than this.
 */
const LIFE_MS = Math.min(cacheSeconds(60) * 1_000, INVALIDATION_MEMORY_MS);
const MAX_BYTES = 24 * 1024 * 1024;
/** Share of a page's bytes to add for its compressed forms: two encodings of about a sixth each. */
const COMPRESSED_SHARE = 1 / 3;

const cache = new LruMap<string, CachedSelection>(MAX_BYTES, undefined, ({ html }) =>
  Math.ceil(html.length * (1 + COMPRESSED_SHARE)),
);

function isRight({ render }: CachedSelection): boolean {
  const now = Date.now();
  return (
    now - render.renderedAt < LIFE_MS &&
    mayBeServed(render, firstValidRender(render.documents), now)
  );
}

/** One in-flight render, shared by all requests for a page. */
interface InFlightRender {
  /**
   * `null` when Next's response cannot be shared; it was then sent to the request that began the
   * render.
   */
  page: Promise<CachedSelection | 'refused' | null>;
  waiting: number;
  controller: AbortController;
}
const inFlightRenders = new Map<string, InFlightRender>();

/** Counts a waiting response; the render is aborted when nobody waits any more. */
function waitFor(inFlight: InFlightRender, response: ServerResponse): void {
  inFlight.waiting += 1;
  response.once('close', () => {
    inFlight.waiting -= 1;
    if (inFlight.waiting === 0) inFlight.controller.abort();
  });
}

/** A response that Next wrote and that has not been sent yet. */
interface WrittenResponse {
  response: ServerResponse;
  body: Buffer;
}

/** Has Next write into a response without a connection. */
async function writtenByNext(request: IncomingMessage, pass: Pass): Promise<WrittenResponse> {
  const response = new ServerResponse(request);
  const chunks: Buffer[] = [];
  const collect = (chunk: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const end = response.end.bind(response);
  response.write = (chunk: unknown) => {
    collect(chunk);
    return true;
  };
  response.end = (chunk?: unknown) => {
    collect(chunk);
    return end();
  };
  await pass(response);
  return { response, body: Buffer.concat(chunks) };
}

const textHeader = (response: ServerResponse, name: string) =>
  String(response.getHeader(name) ?? '');

/**
 * Has Next render the page. The request has the codec's spelling of the address and no cookies, so
 * nothing of the first visitor can be in the page.
 * @returns `null` when the response cannot be shared: it was then sent to the first visitor alone
 */
async function renderPage(
  { url }: SelectionAddress,
  request: IncomingMessage,
  response: ServerResponse,
  pass: Pass,
  signal: AbortSignal,
): Promise<CachedSelection | null> {
  const ticket: SelectionTicket = { signal };
  giveTicket(request, ticket);
  request.url = url;
  request.method = 'GET';
  for (const name of ['accept-encoding', 'if-none-match', 'cookie']) delete request.headers[name];
  const written = await writtenByNext(request, pass);
  const { statusCode } = written.response;
  if (ticket.render && statusCode === 200)
    return {
      html: written.body,
      type: textHeader(written.response, 'content-type'),
      cacheControl: textHeader(written.response, 'cache-control'),
      render: ticket.render,
    };
  if (response.destroyed) return null;
  for (const [name, value = ''] of Object.entries(written.response.getHeaders()))
    response.setHeader(name, value);
  response.writeHead(statusCode).end(written.body);
  return null;
}

function startRender(
  address: SelectionAddress,
  request: IncomingMessage,
  response: ServerResponse,
  pass: Pass,
): InFlightRender {
  const { key } = address;
  const controller = new AbortController();
  const { signal } = controller;
  const render = async () => {
    let page: CachedSelection | null = null;
    const queued = inQueue(async () => {
      if (!signal.aborted) page = await renderPage(address, request, response, pass, signal);
    });
    if (!queued) return 'refused';
    await queued;
    if (page && isRight(page)) cache.set(key, page);
    return page;
  };
  const page = render().finally(() => {
    if (inFlightRenders.get(key) === inFlight) inFlightRenders.delete(key);
  });
  const inFlight: InFlightRender = { page, waiting: 0, controller };
  inFlightRenders.set(key, inFlight);
  return inFlight;
}

/** @param isPlain whether the request used the codec's own spelling */
async function send(
  page: CachedSelection,
  response: ServerResponse,
  requested: RequestedForm,
  isPlain: boolean,
) {
  const { html, type, cacheControl, render } = page;
  const compressible = {
    render: page,
    form: 'document',
    plain: () => html,
    kind: 'selection',
  } as const;
  const compressed = await compressedOnce(compressible, requested.encoding);
  if (response.destroyed) return;
  const end = Math.min(render.renderedAt + LIFE_MS, render.validUntil ?? Infinity);
  const until = isPlain && isRight(page) ? end : null;
  sendCompressed(requested, response, { compressed, type, cacheControl, until });
}

function cachedSelection({ key }: SelectionAddress): CachedSelection | null {
  const page = cache.get(key);
  return page && isRight(page) ? page : null;
}

/**
 * Serves a page for a list's parameters from memory. @returns whether an up-to-date one was there
 */
export function sendCachedSelection(
  address: SelectionAddress,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const page = cachedSelection(address);
  if (page)
    send(page, response, requestedForm(request), address.isPlain).catch(() => response.destroy());
  return page !== null;
}

async function sendNewSelection(
  address: SelectionAddress,
  request: IncomingMessage,
  response: ServerResponse,
  pass: Pass,
): Promise<void> {
  const requested = requestedForm(request);
  const underWay = inFlightRenders.get(address.key);
  const joined = underWay?.controller.signal.aborted ? undefined : underWay;
  const inFlight = joined ?? startRender(address, request, response, pass);
  waitFor(inFlight, response);
  const page = await inFlight.page;
  if (response.destroyed || response.writableEnded) return;
  if (page === 'refused') return reject(request, response);
  if (!page) return void queueRender(request, response, () => void pass());
  if (!joined || isRight(page)) return send(page, response, requested, address.isPlain);
  // The content changed after the render began, perhaps before this request: use a newer page or
  // render again.
  const newer = cachedSelection(address);
  return newer
    ? send(newer, response, requested, address.isPlain)
    : sendNewSelection(address, request, response, pass);
}

/**
 * Serves a page for a list's parameters that is not in memory, by the render in flight or a new
 * one. A page that became outdated during its render is sent only to the request that began it.
 */
export function sendRenderedSelection(
  address: SelectionAddress,
  request: IncomingMessage,
  response: ServerResponse,
  pass: Pass,
): void {
  sendNewSelection(address, request, response, pass).catch(() => response.destroy());
}
