import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Algolia keeps this many requests and this much of each body. */
const MAX_ENTRIES = 1_000;
const MAX_CHARACTERS = 1_000;

export const LOG_TYPES = ['all', 'query', 'build', 'error'] as const;
export type LogType = (typeof LOG_TYPES)[number];

/**
 * One request as returned by https://www.algolia.com/doc/rest-api/search/get-logs, with text values
 * only.
 */
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

export interface LoggedRequest {
  request: IncomingMessage;
  /** Still encoded. */
  path: string;
  /** Query parameters without credentials. */
  query: URLSearchParams;
  /** The route's pattern, or the requested path if there is no route. */
  route: string;
  status: number;
  body: Buffer;
  /** The response, as a value and as serialized. */
  value: unknown;
  bytes: Buffer;
  /** Name in the URL. */
  index: string | null;
  milliseconds: number;
}

interface Window {
  /** Whether the caller may see the requests on an index, or (for null) on none or several. */
  isVisible: (index: string | null) => boolean;
  /** Newest first. */
  offset: number;
  length: number;
  indexName: string | null;
  type: LogType;
}

/**
 * Reads no more bytes than needed: a slice of a string would keep all of a large response in
 * memory.
 */
const beginning = (bytes: Buffer): string =>
  bytes.toString('utf8', 0, 4 * MAX_CHARACTERS).slice(0, MAX_CHARACTERS);

/** Replaces keys, which a reader of the logs must not learn. */
const HIDDEN = '*****';
const KEY_ROUTES = '/1/keys';

/**
 * Headers that are logged; a shop forwards its visitors' cookies and addresses, which stay private.
 */
const LOGGED_HEADERS = ['x-algolia-application-id', 'x-algolia-agent', 'content-type'];

function headersOf({ headers }: IncomingMessage): string {
  const logged = LOGGED_HEADERS.filter((name) => headers[name] !== undefined);
  const key = headers['x-algolia-api-key'] === undefined ? [] : [`x-algolia-api-key: ${HIDDEN}`];
  return [...logged.map((name) => `${name}: ${String(headers[name])}`), ...key].join('\n');
}

/** URL and response for the log: those about keys contain keys. */
function loggedOf({ path, query, route, bytes }: LoggedRequest): { url: string; answer: string } {
  const parameters = query.size > 0 ? `?${query.toString()}` : '';
  return route.startsWith(KEY_ROUTES)
    ? { url: route.replace(/(?<=^\/1\/keys\/).*/, HIDDEN), answer: '' }
    : { url: path + parameters, answer: beginning(bytes) };
}

/** Number of hits of a single search. */
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

/** The latest requests, in memory only. */
export class CallLog {
  /** The oldest is overwritten first. */
  readonly #entries: LogEntry[] = [];
  #count = 0;

  add(logged: LoggedRequest): void {
    const { request, status, body, value, index, milliseconds } = logged;
    const hits = hitsOf(value);
    this.#entries[this.#count % MAX_ENTRIES] = {
      timestamp: new Date().toISOString(),
      method: request.method ?? '',
      answer_code: String(status),
      query_body: beginning(body),
      ...loggedOf(logged),
      ip: request.socket.remoteAddress ?? '',
      query_headers: headersOf(request),
      nb_api_calls: '1',
      processing_time_ms: String(Math.round(milliseconds)),
      ...(index !== null && { index }),
      ...(hits !== null && { query_nb_hits: hits }),
    };
    this.#count += 1;
  }

  /** Newest first, each with its SHA-1. */
  latest({ isVisible, offset, length, indexName, type }: Window): (LogEntry & { sha1: string })[] {
    const newest = this.#count % MAX_ENTRIES;
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
