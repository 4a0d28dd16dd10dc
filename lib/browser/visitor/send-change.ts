import { RequestFailed, fetchJson } from '@/lib/platform/http/fetch-json';
import { hasVisitorHint } from '@/lib/customer/session/visitor-hint';
import { withSessionLock } from './session-lock';

/** Attempts to send a change without a response; the server recognises a repeat by its key. */
const ATTEMPTS = 2;

async function attempt<Response>(
  path: string,
  body: object,
  check: (response: unknown) => Response,
): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await fetchJson(path, check, { method: 'POST', body });
    } catch (error) {
      if (tries === ATTEMPTS || error instanceof RequestFailed) throw error;
    }
  }
}

/**
 * Sends a change of the visitor's basket, wishlist or reservation list. One that starts the session
 * is sent alone; others run in parallel, but never during a login.
 * @throws as `fetchJson`
 */
export const sendChange = <Response>(
  path: string,
  body: object,
  check: (response: unknown) => Response,
): Promise<Response> =>
  withSessionLock(hasVisitorHint() ? 'shared' : 'exclusive', () => attempt(path, body, check));
