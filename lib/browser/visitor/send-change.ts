import { RequestFailed, fetchJson } from '@/lib/platform/http/fetch-json';
import { hasVisitorHint } from '@/lib/customer/session/visitor-hint';
import { withSessionLock } from './session-lock';

/** Time for waiting and both attempts together, in milliseconds: nobody waits longer for a change. */
const TIMEOUT_MS = 10_000;

/**
 * Sends a change once more if its connection failed; the server recognises the repeat by its key.
 * One that got no response until its time was over is not repeated.
 */
async function attempt<Response>(
  path: string,
  body: object,
  check: (response: unknown) => Response,
  began: number,
): Promise<Response> {
  const left = () => Math.max(TIMEOUT_MS - (performance.now() - began), 0);
  const send = () =>
    fetchJson(path, check, { method: 'POST', body, timeoutMs: left(), keepalive: true });
  try {
    return await send();
  } catch (error) {
    if (left() === 0 || error instanceof RequestFailed) throw error;
    return send();
  }
}

/**
 * Sends a change of the visitor's basket, wishlist or reservation list. One that starts the session
 * is sent alone; others run in parallel, but never during a login. A page that is left does not lose it.
 * @throws as `fetchJson`
 */
export const sendChange = <Response>(
  path: string,
  body: object,
  check: (response: unknown) => Response,
): Promise<Response> => {
  const began = performance.now();
  const mode = hasVisitorHint() ? 'shared' : 'exclusive';
  return withSessionLock(mode, () => attempt(path, body, check, began));
};
