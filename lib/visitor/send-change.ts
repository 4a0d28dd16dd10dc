import { CallFailed, fetchJson } from '@/lib/http/fetch-json';
import { hasVisitorHint } from '@/lib/session/visitor-hint';

/** Times a change is sent whose response did not come; the server makes it once, by its key. */
const ATTEMPTS = 2;
/** Milliseconds to wait for other tabs; a tab that the browser has frozen must not block this one. */
const LOCK_TIMEOUT_MS = 10_000;

/**
 * Runs a request that may begin or replace the session apart from all others of this browser, in every
 * tab: two first changes at once would begin two sessions, and the browser would keep the cookie of one.
 * @see https://www.w3.org/TR/web-locks/
 */
export async function withSessionLock<Result>(
  mode: LockMode,
  run: () => Promise<Result>,
): Promise<Result> {
  // Missing in browsers before 2022 and outside secure contexts.
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return run();
  const signal = AbortSignal.timeout(LOCK_TIMEOUT_MS);
  let hasBegun = false;
  try {
    return await locks.request('session', { mode, signal }, () => {
      hasBegun = true;
      return run();
    });
  } catch (error) {
    if (hasBegun) throw error;
    return run();
  }
}

async function attempt<Response>(
  path: string,
  body: object,
  check: (response: unknown) => Response,
): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await fetchJson(path, check, { method: 'POST', body });
    } catch (error) {
      if (tries === ATTEMPTS || error instanceof CallFailed) throw error;
    }
  }
}

/**
 * Sends a change of the visitor's basket, wishlist or reservation list. One that begins the session is
 * sent alone; all others at the same time, but never during a login.
 * @throws as `fetchJson`
 */
export const sendChange = <Response>(
  path: string,
  body: object,
  check: (response: unknown) => Response,
): Promise<Response> =>
  withSessionLock(hasVisitorHint() ? 'shared' : 'exclusive', () => attempt(path, body, check));
