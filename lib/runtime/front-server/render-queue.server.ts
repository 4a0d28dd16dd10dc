import type { IncomingMessage, ServerResponse } from 'node:http';
import pLimit from 'p-limit';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { requestIdOf } from '@/lib/platform/http/request-id.mjs';
import { isHttps } from '@/lib/platform/http/secure-origin';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { responseHeaders } from '@/lib/platform/security-headers/header-rules';

/** Renders at a time: one uses the processor while the others wait for the search. */
const AT_ONCE = 4;
/** Length of the queue, about three seconds of work. */
const MAX_WAITING = 60;
const RETRY_AFTER_SECONDS = 3;

/**
 * Separate queues, so that visitors who walk through lists do not keep others from their baskets.
 */
const queues = { shared: pLimit(AT_ONCE), own: pLimit(AT_ONCE) };
type QueueName = keyof typeof queues;
/** Renders that found their queue full, since the start. */
const rejected: Record<QueueName, number> = { shared: 0, own: 0 };

/** How long the queues are now. */
export const renderQueues = () =>
  (['shared', 'own'] as const).map((queue) => ({
    queue,
    running: queues[queue].activeCount,
    waiting: queues[queue].pendingCount,
    rejected: rejected[queue],
  }));

/** Rejects a request with a short 503: it must not cost as much as a page. */
export function reject(request: IncomingMessage, response: ServerResponse): void {
  const { url = '', headers } = request;
  const language = LANGUAGES.find((known) => url.startsWith(`/${known}-`)) ?? 'de';
  const messages = messagesFor(language).error;
  const { unavailableHeadline: title, unavailableText: text } = messages;
  const reference = `<p>${messages.reference} <code>${requestIdOf(request)}</code></p>`;
  const body = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><h1>${title}</h1><p>${text}</p>${reference}</html>`;
  response
    .writeHead(503, {
      ...responseHeaders(isHttps(headers)),
      'Retry-After': RETRY_AFTER_SECONDS,
      'Cache-Control': 'no-store',
      'Content-Type': 'text/html; charset=utf-8',
    })
    .end(body);
}

/**
 * Queues renders, so that cached pages, endpoints and health checks never wait behind more than a
 * few of them.
 * @param render settles when its page was rendered
 * @returns `null` when too many wait: see {@link reject}
 */
export function inQueue(
  render: () => Promise<void>,
  queue: QueueName = 'shared',
): Promise<void> | null {
  const limit = queues[queue];
  if (limit.pendingCount < MAX_WAITING) return limit(render);
  rejected[queue] += 1;
  return null;
}

/** Queued renders by path; each settles when its render begins. */
const queuedRenders = new Map<string, Promise<void>>();

/**
 * Has Next render a page that is in no cache. Only the first request takes a place in the queue;
 * the others wait with it, and Next renders once for all of them.
 */
export function renderMissing(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  render: () => void,
): void {
  const known = queuedRenders.get(path);
  if (known) return void known.then(render);
  let begin: () => void = () => undefined;
  queuedRenders.set(path, new Promise<void>((resolve) => (begin = resolve)));
  const isQueued = queueRender(request, response, () => {
    begin();
    render();
  });
  if (isQueued) response.once('close', () => end());
  else end();
  function end() {
    begin();
    queuedRenders.delete(path);
  }
}

/** Queues a request for Next. @returns false when the queue is full and the request was rejected */
export function queueRender(
  request: IncomingMessage,
  response: ServerResponse,
  render: () => void,
  queue: QueueName = 'shared',
): boolean {
  const queued = inQueue(
    () =>
      new Promise<void>((resolve) => {
        // The visitor left while the request was queued.
        if (response.destroyed) return resolve();
        response.once('close', resolve);
        render();
      }),
    queue,
  );
  if (!queued) reject(request, response);
  return queued !== null;
}
