/**
 * Milliseconds to wait for other tabs, in case the browser has frozen the tab that holds the lock.
 */
const LOCK_TIMEOUT_MS = 5_000;

/** Resolves with the last exclusive request of this document, in browsers without Web Locks. */
let lastAlone: Promise<unknown> | null = null;

/** Runs after the exclusive requests of this document, successful or not. */
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
 * Runs a request that may start, replace or end the session exclusively in all tabs of this
 * browser: two simultaneous first changes would start two sessions, and the browser would keep the
 * cookie of one.
 * @param mode `shared` for a request of an existing session, several of which may run at a time
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
