import { ServerResponse, type IncomingMessage } from 'node:http';
import { LruMap } from '@/lib/cache/lru-map';
import { isWithdrawn, WITHDRAWAL_MEMORY_MS } from '@/lib/page-cache/rendered-pages';
import {
  giveTicket,
  type SelectionRender,
  type SelectionTicket,
} from '@/lib/page-cache/selection-ticket';
import type { SelectionAddress } from './cached-address';
import { encodingFor, sendPacked } from './packed-answer.server';
import { packedOnce, type Encoding } from './packed-pages.server';
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
const LIFE_MS = WITHDRAWAL_MEMORY_MS;
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

interface Asked {
  encoding: Encoding;
  known: string | undefined;
}

async function send(page: KeptSelection, response: ServerResponse, { encoding, known }: Asked) {
  const { html, type, cacheControl } = page;
  const packed = await packedOnce({ render: page, form: 'document', plain: () => html }, encoding);
  if (!response.destroyed) sendPacked(known, response, { packed, encoding, type, cacheControl });
}

/**
 * Answers a page for a list's parameters: from memory while it is right, else rendered once for all
 * who wait. A page that a change or an edge has overtaken goes to those alone whose request began
 * its render.
 */
export function answerSelection(
  address: SelectionAddress,
  request: IncomingMessage,
  response: ServerResponse,
  pass: Pass,
): void {
  const asked = { encoding: encodingFor(request), known: request.headers['if-none-match'] };
  const answer = async (): Promise<void> => {
    const page = kept.get(address.key);
    if (page && isRight(page)) return send(page, response, asked);
    const underWay = flights.get(address.key);
    const joined = underWay?.controller.signal.aborted ? undefined : underWay;
    const flight = joined ?? startFlight(address, request, response, pass);
    waitFor(flight, response);
    const rendered = await flight.page;
    if (response.destroyed || response.writableEnded) return;
    if (rendered === 'refused') return refuse(request, response);
    if (rendered && (!joined || isRight(rendered))) return send(rendered, response, asked);
    if (rendered) return answer();
    return queueRender(request, response, () => void pass());
  };
  answer().catch(() => response.destroy());
}
