import { setTimeout as delay } from 'node:timers/promises';

/**
 * Runs `work` again and again, each time `everyMs` after it has ended, so that no two runs overlap
 * while something it waits for stalls. What it throws is dropped: the next run tries again.
 * @returns a function that ends it, once a run that has begun is over
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
