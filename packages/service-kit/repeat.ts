import { setTimeout as delay } from 'node:timers/promises';

/**
 * Runs `work` repeatedly, each time `everyMs` after the previous run has ended, so that runs do not
 * overlap if one stalls. Errors are ignored: the next run tries again.
 * @returns a function that stops it after the current run
 */
export function repeat(everyMs: number, work: () => Promise<unknown>): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = (async () => {
    while (!signal.aborted) {
      await delay(everyMs, undefined, { signal }).catch(() => {});
      if (!signal.aborted) await work().catch(() => {});
    }
  })();
  return () => {
    stopping.abort();
    return running;
  };
}
