import type { Page } from '@playwright/test';

interface Seen {
  latencies: number[];
}

/** Latencies of presses and keys, as the browser times them (web.dev/articles/inp). */
export async function watchLatencies(page: Page): Promise<void> {
  // esbuild, which runs this file, names functions by a function of its own.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(() => {
    const latencies: Seen['latencies'] = [];
    Object.assign(globalThis, { latencies });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Number(Reflect.get(entry, 'interactionId') ?? 0) > 0) latencies.push(entry.duration);
      // Event timing takes a threshold that the types of the platform do not know yet.
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/** In all frames of the page: milliseconds from the slowest press or key since the last call to its next frame, as INP counts. */
export async function slowestLatency(page: Page): Promise<number> {
  await page.waitForTimeout(400);
  const slowest = page.frames().map((frame) =>
    frame.evaluate(() => {
      // Put there by watchLatencies; a frame of a document of its own may have none.
      const { latencies = [] } = globalThis as unknown as Partial<Seen>;
      return Math.max(0, ...latencies.splice(0));
    }),
  );
  return Math.max(...(await Promise.all(slowest)));
}
