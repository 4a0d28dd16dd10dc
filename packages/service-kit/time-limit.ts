const nothing = () => undefined;

/**
 * A signal for one request, aborted by its caller or with a `TimeoutError` after a time.
 * `AbortSignal.any` holds its sources weakly, and Node 20 drops a timeout without listeners at the
 * next garbage collection, so a receiver that never responds would be waited for for ever.
 * @param ms milliseconds
 */
export function timeLimit(ms: number, stopping: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(ms);
  limit.addEventListener('abort', nothing);
  return AbortSignal.any([stopping, limit]);
}
