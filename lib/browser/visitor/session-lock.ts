/** Milliseconds to wait for other tabs; a tab that the browser has frozen must not block this one. */
const LOCK_TIMEOUT_MS = 10_000;

/** Ends with the last request of this document that runs alone, in browsers without locks across tabs. */
let lastAlone: Promise<unknown> | null = null;

/** Runs after the requests of this document that run alone, whether these have worked or not. */
function inDocument<Result>(mode: LockMode, run: () => Promise<Result>): Promise<Result> {
  const result = lastAlone ? lastAlone.then(run) : run();
  if (mode === 'shared') return result;
  const ended = result.then(
    () => undefined,
    () => undefined,
  );
  lastAlone = ended;
  void ended.then(() => {
    if (lastAlone === ended) lastAlone = null;
  });
  return result;
}

/**
 * Runs a request that may begin, replace or end the session apart from all others of this browser, in every
 * tab: two first changes at once would begin two sessions, and the browser would keep the cookie of one.
 * @param mode `shared` for a request of a session that exists, of which several run at a time
 * @see https://www.w3.org/TR/web-locks/
 */
export async function withSessionLock<Result>(
  mode: LockMode,
  run: () => Promise<Result>,
): Promise<Result> {
  // Missing in browsers before 2022 and outside secure contexts.
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return inDocument(mode, run);
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
