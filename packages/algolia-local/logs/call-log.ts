import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Algolia keeps this many requests, and this much of each body. */
const MAX_CALLS = 1_000;
const MAX_CHARACTERS = 1_000;

export const LOG_TYPES = ['all', 'query', 'build', 'error'] as const;
export type LogType = (typeof LOG_TYPES)[number];

/** One request, as https://www.algolia.com/doc/rest-api/search/get-logs answers it: all text. */
interface LogEntry {
  timestamp: string;
  method: string;
  answer_code: string;
  query_body: string;
  answer: string;
  url: string;
  ip: string;
  query_headers: string;
  nb_api_calls: string;
  processing_time_ms: string;
  index?: string;
  query_nb_hits?: string;
}

/** A request that has been answered. */
export interface AnsweredCall {
  request: IncomingMessage;
  /** Of the address, still encoded. */
  path: string;
  /** Of the address, without credentials. */
  query: URLSearchParams;
  /** The route's pattern; of an unknown route, the requested path. */
  route: string;
  status: number;
  body: Buffer;
  /** What was answered, and as it was written. */
  value: unknown;
  answer: Buffer;
  /** Name in the address. */
  index: string | null;
  milliseconds: number;
}

interface Window {
  /** Whether the caller may see the requests on an index, or those on none or several at once. */
  isVisible: (index: string | null) => boolean;
  /** Newest first. */
  offset: number;
  length: number;
  indexName: string | null;
  type: LogType;
}

/** Read from no more bytes than it takes: a string's slice would keep all of a large answer in memory. */
const beginning = (bytes: Buffer): string =>
  bytes.toString('utf8', 0, 4 * MAX_CHARACTERS).slice(0, MAX_CHARACTERS);

/** A reader of the logs must not learn the keys of others. */
const HIDDEN = '*****';
const KEY_ROUTES = '/1/keys';

/** Of a client: a shop forwards its visitors' cookies and addresses, which stay private. */
const TOLD_HEADERS = ['x-algolia-application-id', 'x-algolia-agent', 'content-type'];

function headersOf({ headers }: IncomingMessage): string {
  const told = TOLD_HEADERS.filter((name) => headers[name] !== undefined);
  const key = headers['x-algolia-api-key'] === undefined ? [] : [`x-algolia-api-key: ${HIDDEN}`];
  return [...told.map((name) => `${name}: ${String(headers[name])}`), ...key].join('\n');
}

/** URL and response as they may be logged: those about keys contain keys. */
function toldOf({ path, query, route, answer }: AnsweredCall): { url: string; answer: string } {
  const parameters = query.size > 0 ? `?${query.toString()}` : '';
  return route.startsWith(KEY_ROUTES)
    ? { url: route.replace(/(?<=^\/1\/keys\/).*/, HIDDEN), answer: '' }
    : { url: path + parameters, answer: beginning(answer) };
}

/** Of a search; several at once have none. */
function hitsOf(value: unknown): string | null {
  const hits: unknown = Object(value).nbHits;
  return typeof hits === 'number' ? String(hits) : null;
}

const QUERY = /\/(query|queries|browse)(\?|$)/;

function isOf({ method, url, answer_code: code }: LogEntry, type: LogType): boolean {
  if (type === 'all') return true;
  if (type === 'error') return Number(code) >= 400;
  return type === 'query' ? QUERY.test(url) : method !== 'GET' && !QUERY.test(url);
}

/** The last requests, in memory: they show what a shop queries, and end with the process. */
export class CallLog {
  /** The oldest is overwritten first. */
  readonly #entries: LogEntry[] = [];
  #calls = 0;

  add(call: AnsweredCall): void {
    const { request, status, body, value, index, milliseconds } = call;
    const hits = hitsOf(value);
    this.#entries[this.#calls % MAX_CALLS] = {
      timestamp: new Date().toISOString(),
      method: request.method ?? '',
      answer_code: String(status),
      query_body: beginning(body),
      ...toldOf(call),
      ip: request.socket.remoteAddress ?? '',
      query_headers: headersOf(request),
      nb_api_calls: '1',
      processing_time_ms: String(Math.round(milliseconds)),
      ...(index !== null && { index }),
      ...(hits !== null && { query_nb_hits: hits }),
    };
    this.#calls += 1;
  }

  /** Newest first, each with its SHA-1. */
  latest({ isVisible, offset, length, indexName, type }: Window): (LogEntry & { sha1: string })[] {
    const newest = this.#calls % MAX_CALLS;
    return [...this.#entries.slice(newest), ...this.#entries.slice(0, newest)]
      .toReversed()
      .filter((entry) => isVisible(entry.index ?? null) && isOf(entry, type))
      .filter(({ index }) => indexName === null || index === indexName)
      .slice(offset, offset + length)
      .map((entry) => ({
        ...entry,
        sha1: createHash('sha1').update(JSON.stringify(entry)).digest('hex'),
      }));
  }
}
