const nothing = () => undefined;

/**
 * A signal for one request: aborted by its caller, or with a `TimeoutError` after a time.
 * `AbortSignal.any` holds what it is made of weakly, and Node 20 forgets a timeout that nobody listens to with
 * the next collection of garbage: a receiver that never answers would then be waited for for ever.
 * @param ms milliseconds
 */
export function timeLimit(ms: number, stopping: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(ms);
  limit.addEventListener('abort', nothing);
  return AbortSignal.any([stopping, limit]);
}
