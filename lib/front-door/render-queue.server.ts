import type { IncomingMessage, ServerResponse } from 'node:http';
import pLimit from 'p-limit';
import { messagesFor } from '@/lib/i18n/messages';
import { LANGUAGES } from '@/lib/page-context/locale';

/** One uses the processor while the others wait for the search. */
const AT_ONCE = 4;
/** What a page has behind it when it begins to wait, some three seconds' work. */
const MAX_WAITING = 60;
const RETRY_AFTER_SECONDS = 3;

const limit = pLimit(AT_ONCE);

/** Says so in few bytes: whoever is refused must not cost what a page costs. */
function refuse({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const language = LANGUAGES.find((known) => url.startsWith(`/${known}-`)) ?? 'de';
  const { unavailableHeadline: title, unavailableText: text } = messagesFor(language).error;
  const body = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`;
  response
    .writeHead(503, {
      'Retry-After': RETRY_AFTER_SECONDS,
      'Cache-Control': 'no-store',
      'Content-Type': 'text/html; charset=utf-8',
    })
    .end(body);
}

/**
 * Pages that are rendered for their request take turns, so that pages in the cache, the calls and
 * the health checks never wait behind more than a few of them. Beyond the queue: 503.
 */
export function queueRender(
  request: IncomingMessage,
  response: ServerResponse,
  render: () => void,
): void {
  if (limit.pendingCount >= MAX_WAITING) return refuse(request, response);
  void limit(
    () =>
      new Promise<void>((resolve) => {
        // Given up while it waited.
        if (response.destroyed) return resolve();
        response.once('close', resolve);
        render();
      }),
  );
}
