import type { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Values of `processState`. Modules add those of their own types by `declare module`.
 */
export interface ProcessValues {
  /** Generation of cached pages; only in a renderer behind a front server. */
  pageGeneration?: { value: number; onChange: () => void };
  /** Document key → when it was last found to have changed, in epoch milliseconds; oldest first. */
  invalidatedDocuments?: Map<string, number>;
  /** The request in progress, for its log lines; only in a renderer behind a front server. */
  requests?: AsyncLocalStorage<{ requestId: string }>;
  /** Whether calls of this process are traced (`lib/platform/tracing`). */
  isTraced?: boolean;
  /** Responds with finished bytes, or calls `pass` to leave the request to Next. */
  requestHandler?: (
    request: IncomingMessage,
    response: ServerResponse,
    pass: (into?: ServerResponse) => Promise<void>,
  ) => void;
  /** Called once instrumentation has installed what serves and limits requests; only in a renderer. */
  onInstalled?: () => void;
  /** Names the parameters that pages read to the front server. */
  sendParameters?: (names: readonly string[]) => void;
  /** Tables of server-only values by name, each value by the props that it belongs to. */
  serverOnly?: Map<string, WeakMap<object, unknown>>;
  /** Whether this process follows changes of stock and prices. */
  followsCatalogue?: boolean;
  runsJobs?: boolean;
  /** Set when a signal tells the jobs to stop. */
  jobsEnded?: Promise<void>;
}
