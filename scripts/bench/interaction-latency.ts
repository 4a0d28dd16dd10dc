import type { Page } from '@playwright/test';

interface Seen {
  latencies: number[];
}

/** Records latencies of clicks and keys, as measured by the browser (web.dev/articles/inp). */
export async function watchLatencies(page: Page): Promise<void> {
  // esbuild, which compiles this file, wraps functions in a call of `__name`.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(() => {
    const latencies: Seen['latencies'] = [];
    Object.assign(globalThis, { latencies });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Number(Reflect.get(entry, 'interactionId') ?? 0) > 0) latencies.push(entry.duration);
      // The threshold is missing from the platform's types.
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/**
 * The slowest latency of a click or key since the last call, in all frames of the page, from the
 * event to the next frame, as for INP, in milliseconds.
 */
export async function slowestLatency(page: Page): Promise<number> {
  await page.waitForTimeout(400);
  const slowest = page.frames().map((frame) =>
    frame.evaluate(() => {
      // Set by watchLatencies; missing in a frame with a document of its own.
      const { latencies = [] } = globalThis as unknown as Partial<Seen>;
      return Math.max(0, ...latencies.splice(0));
    }),
  );
  return Math.max(...(await Promise.all(slowest)));
}
