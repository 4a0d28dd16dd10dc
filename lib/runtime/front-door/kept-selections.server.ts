import { ServerResponse, type IncomingMessage } from 'node:http';
import { LruMap } from '@/lib/platform/cache/lru-map';
import { cacheSeconds } from '@/lib/platform/page-cache/cache-seconds';
import { isWithdrawn, WITHDRAWAL_MEMORY_MS } from '@/lib/platform/page-cache/rendered-pages';
import {
  giveTicket,
  type SelectionRender,
  type SelectionTicket,
} from '@/lib/platform/page-cache/selection-ticket';
import type { SelectionAddress } from './cached-address';
import { askedFor, sendPacked, type Asked } from './packed-answer.server';
import { packedOnce } from './packed-pages.server';
import { inTurn, queueRender, refuse } from './render-queue.server';

/** Has Next answer; settles when it has. */
export type Pass = (into?: ServerResponse) => Promise<void>;

/** A page for a list's parameters, as everybody gets it. */
interface KeptSelection {
  html: Buffer;
  type: string;
  cacheControl: string;
  render: SelectionRender;
}

/** What many ask for they ask for soon; a change is remembered for no longer. */
const LIFE_MS = Math.min(cacheSeconds(60) * 1_000, WITHDRAWAL_MEMORY_MS);
const MAX_BYTES = 24 * 1024 * 1024;
/** Packed, a page has a sixth of its bytes; there are two ways to pack it. */
const PACKED_SHARE = 1 / 3;

const kept = new LruMap<string, KeptSelection>(MAX_BYTES, undefined, ({ html }) =>
  Math.ceil(html.length * (1 + PACKED_SHARE)),
);

function isRight({ render }: KeptSelection): boolean {
  const now = Date.now();
  const { renderedAt, validUntil } = render;
  const isFresh = now - renderedAt < LIFE_MS;
  return isFresh && (validUntil === null || now < validUntil) && !isWithdrawn(render);
}

/** One render for all who ask for a page at once. */
interface Flight {
  /** `null`: what Next answered is no page for everybody, and the first one has it. */
  page: Promise<KeptSelection | 'refused' | null>;
  waiting: number;
  controller: AbortController;
}
const flights = new Map<string, Flight>();

/** The render goes on while anybody waits for it. */
function waitFor(flight: Flight, response: ServerResponse): void {
  flight.waiting += 1;
  response.once('close', () => {
    flight.waiting -= 1;
    if (flight.waiting === 0) flight.controller.abort();
  });
}

/** What Next wrote, and nobody got yet. */
interface Made {
  response: ServerResponse;
  body: Buffer;
}

/** Has Next write into a response without a connection. */
async function writtenByNext(request: IncomingMessage, pass: Pass): Promise<Made> {
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
 * Has Next make the page. It is asked for as the codec writes the address, without anything of the
 * visitor: nothing of the first one can be in it.
 * @returns `null` when it is no page for everybody: it was sent to the first one then
 */
async function renderPage(
  { url }: SelectionAddress,
  request: IncomingMessage,
  response: ServerResponse,
  pass: Pass,
  signal: AbortSignal,
): Promise<KeptSelection | null> {
  const ticket: SelectionTicket = { signal };
  giveTicket(request, ticket);
  request.url = url;
  request.method = 'GET';
  for (const name of ['accept-encoding', 'if-none-match', 'cookie']) delete request.headers[name];
  const made = await writtenByNext(request, pass);
  const { statusCode } = made.response;
  if (ticket.render && statusCode === 200)
    return {
      html: made.body,
      type: textHeader(made.response, 'content-type'),
      cacheControl: textHeader(made.response, 'cache-control'),
      render: ticket.render,
    };
  if (!response.destroyed)
    response.writeHead(statusCode, made.response.getHeaders()).end(made.body);
  return null;
}

function startFlight(
  address: SelectionAddress,
  request: IncomingMessage,
  response: ServerResponse,
  pass: Pass,
): Flight {
  const { key } = address;
  const controller = new AbortController();
  const { signal } = controller;
  const render = async () => {
    let page: KeptSelection | null = null;
    const turn = inTurn(async () => {
      if (!signal.aborted) page = await renderPage(address, request, response, pass, signal);
    });
    if (!turn) return 'refused';
    await turn;
    if (page && isRight(page)) kept.set(key, page);
    return page;
  };
  const page = render().finally(() => {
    if (flights.get(key) === flight) flights.delete(key);
  });
  const flight: Flight = { page, waiting: 0, controller };
  flights.set(key, flight);
  return flight;
}

/** @param isPlain asked for as the codec writes it */
async function send(page: KeptSelection, response: ServerResponse, asked: Asked, isPlain: boolean) {
  const { html, type, cacheControl, render } = page;
  const packable = {
    render: page,
    form: 'document',
    plain: () => html,
    kind: 'selection',
  } as const;
  const packed = await packedOnce(packable, asked.encoding);
  if (response.destroyed) return;
  const end = Math.min(render.renderedAt + LIFE_MS, render.validUntil ?? Infinity);
  const until = isPlain && isRight(page) ? end : null;
  sendPacked(asked, response, { packed, type, cacheControl, until });
}

function keptPage({ key }: SelectionAddress): KeptSelection | null {
  const page = kept.get(key);
  return page && isRight(page) ? page : null;
}

/** Answers a page for a list's parameters from memory. @returns whether it is there, and right */
export function answerKept(
  address: SelectionAddress,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const page = keptPage(address);
  if (page)
    send(page, response, askedFor(request), address.isPlain).catch(() => response.destroy());
  return page !== null;
}

async function answerNewly(
  address: SelectionAddress,
  request: IncomingMessage,
  response: ServerResponse,
  pass: Pass,
): Promise<void> {
  const asked = askedFor(request);
  const underWay = flights.get(address.key);
  const joined = underWay?.controller.signal.aborted ? undefined : underWay;
  const flight = joined ?? startFlight(address, request, response, pass);
  waitFor(flight, response);
  const page = await flight.page;
  if (response.destroyed || response.writableEnded) return;
  if (page === 'refused') return refuse(request, response);
  if (!page) return void queueRender(request, response, () => void pass());
  if (!joined || isRight(page)) return send(page, response, asked, address.isPlain);
  // Something has changed since the render began, perhaps before this request.
  const newer = keptPage(address);
  return newer
    ? send(newer, response, asked, address.isPlain)
    : answerNewly(address, request, response, pass);
}

/**
 * Answers a page for a list's parameters that is not in memory: by the render that is under way, or
 * by one that begins now. A page that a change or an edge has overtaken goes to those alone whose
 * request began its render.
 */
export function answerRendered(
  address: SelectionAddress,
  request: IncomingMessage,
  response: ServerResponse,
  pass: Pass,
): void {
  answerNewly(address, request, response, pass).catch(() => response.destroy());
}
