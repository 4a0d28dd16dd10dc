import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Algolia keeps this many calls, and this much of each body. */
const MOST_CALLS = 1_000;
const MOST_CHARACTERS = 1_000;

export const LOG_TYPES = ['all', 'query', 'build', 'error'] as const;
export type LogType = (typeof LOG_TYPES)[number];

/** One call, as https://www.algolia.com/doc/rest-api/search/get-logs answers it: all of it text. */
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

/** A call that has been answered. */
export interface AnsweredCall {
  request: IncomingMessage;
  status: number;
  body: Buffer;
  answer: Buffer;
  /** Name in the address. */
  index: string | null;
  milliseconds: number;
}

interface Window {
  /** Newest first. */
  offset: number;
  length: number;
  indexName: string | null;
  type: LogType;
}

/** A copy of the beginning: a slice of a string would keep all of it in memory. */
const beginning = (bytes: Buffer): string =>
  bytes.toString('utf8', 0, 4 * MOST_CHARACTERS).slice(0, MOST_CHARACTERS);

/** Who may read logs need not learn the keys of others. */
const withoutKeys = (text: string): string =>
  text.replace(/(x-algolia-api-key(?:=|: ))[^&\n]*/gi, '$1*****');

const headersOf = ({ headers }: IncomingMessage): string =>
  withoutKeys(
    Object.entries(headers)
      .map(([name, value]) => `${name}: ${String(value)}`)
      .join('\n'),
  );

const QUERY = /\/(query|queries|browse)(\?|$)/;

function isOf({ method, url, answer_code: code }: LogEntry, type: LogType): boolean {
  if (type === 'all') return true;
  if (type === 'error') return Number(code) >= 400;
  return type === 'query' ? QUERY.test(url) : method !== 'GET' && !QUERY.test(url);
}

/** The last calls of the service, in memory: they tell what a shop asks, and are gone with it. */
export class CallLog {
  /** The oldest is overwritten first. */
  readonly #entries: LogEntry[] = [];
  #calls = 0;

  add({ request, status, body, answer, index, milliseconds }: AnsweredCall): void {
    const told = beginning(answer);
    const hits = /"nbHits":(\d+)/.exec(told)?.[1];
    this.#entries[this.#calls % MOST_CALLS] = {
      timestamp: new Date().toISOString(),
      method: request.method ?? '',
      answer_code: String(status),
      query_body: beginning(body),
      answer: told,
      url: withoutKeys(request.url ?? ''),
      ip: request.socket.remoteAddress ?? '',
      query_headers: headersOf(request),
      nb_api_calls: '1',
      processing_time_ms: String(Math.round(milliseconds)),
      ...(index !== null && { index }),
      ...(hits !== undefined && { query_nb_hits: hits }),
    };
    this.#calls += 1;
  }

  /** Newest first, each with its SHA-1. */
  latest({ offset, length, indexName, type }: Window): (LogEntry & { sha1: string })[] {
    const newest = this.#calls % MOST_CALLS;
    return [...this.#entries.slice(newest), ...this.#entries.slice(0, newest)]
      .toReversed()
      .filter((entry) => isOf(entry, type) && (indexName === null || entry.index === indexName))
      .slice(offset, offset + length)
      .map((entry) => ({
        ...entry,
        sha1: createHash('sha1').update(JSON.stringify(entry)).digest('hex'),
      }));
  }
}
