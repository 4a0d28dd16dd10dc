import type { IncomingMessage, ServerResponse } from 'node:http';
import pLimit from 'p-limit';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { isHttps } from '@/lib/platform/http/secure-origin';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { answerHeaders } from '@/lib/platform/security-headers/header-rules';

/** One uses the processor while the others wait for the search. */
const AT_ONCE = 4;
/** What a page has behind it when it begins to wait, some three seconds' work. */
const MAX_WAITING = 60;
const RETRY_AFTER_SECONDS = 3;

/** Who walks through lists must not keep others from their baskets. */
const lanes = { shared: pLimit(AT_ONCE), own: pLimit(AT_ONCE) };
type Lane = keyof typeof lanes;

/** Says so in few bytes: whoever is refused must not cost what a page costs. */
export function refuse({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
  const language = LANGUAGES.find((known) => url.startsWith(`/${known}-`)) ?? 'de';
  const { unavailableHeadline: title, unavailableText: text } = messagesFor(language).error;
  const body = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`;
  response
    .writeHead(503, {
      ...answerHeaders(isHttps(headers)),
      'Retry-After': RETRY_AFTER_SECONDS,
      'Cache-Control': 'no-store',
      'Content-Type': 'text/html; charset=utf-8',
    })
    .end(body);
}

/**
 * Renders for a request take turns, so that pages in the cache, the calls and the health checks
 * never wait behind more than a few of them.
 * @param render settles when its page was rendered
 * @returns `null` when too many wait: see {@link refuse}
 */
export function inTurn(render: () => Promise<void>, lane: Lane = 'shared'): Promise<void> | null {
  const limit = lanes[lane];
  return limit.pendingCount >= MAX_WAITING ? null : limit(render);
}

/** By what is rendered: when its turn has come. */
const turns = new Map<string, Promise<void>>();

/**
 * Has Next render a page that is in no cache. The first one who asks for it waits for a turn, the
 * others with it: Next renders it once for all of them.
 */
export function renderMissing(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  render: () => void,
): void {
  const known = turns.get(path);
  if (known) return void known.then(render);
  let begin: () => void = () => undefined;
  turns.set(path, new Promise<void>((resolve) => (begin = resolve)));
  const isQueued = queueRender(request, response, () => {
    begin();
    render();
  });
  if (isQueued) response.once('close', () => end());
  else end();
  function end() {
    begin();
    turns.delete(path);
  }
}

/** Has Next answer a request in its turn. @returns false when too many wait, and it was refused */
export function queueRender(
  request: IncomingMessage,
  response: ServerResponse,
  render: () => void,
  lane: Lane = 'shared',
): boolean {
  const turn = inTurn(
    () =>
      new Promise<void>((resolve) => {
        // Given up while it waited.
        if (response.destroyed) return resolve();
        response.once('close', resolve);
        render();
      }),
    lane,
  );
  if (!turn) refuse(request, response);
  return turn !== null;
}
