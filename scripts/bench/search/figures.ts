/** Milliseconds. */
export interface Percentiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export interface Figures {
  readonly buildMs: number;
  /**
   * Growth of objects and buffers in use from before the records were made until after the build.
   */
  readonly memoryMb: number;
  readonly times: Readonly<Record<string, Percentiles>>;
}

/**
 * Times each call in wall-clock or processor time, whichever is less, because on a shared machine
 * the clock also runs while others compute.
 */
export async function percentilesOf(
  runs: number,
  call: (run: number) => unknown,
): Promise<Percentiles> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const passed = stopwatch();
    await call(run);
    times.push(passed());
  }
  return percentilesIn(times);
}

export function percentilesIn(times: readonly number[]): Percentiles {
  const sorted = times.toSorted((left, right) => left - right);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** @returns a function that returns the milliseconds since, in the same way */
export function stopwatch(): () => number {
  const start = performance.now();
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return Math.min(performance.now() - start, (user + system) / 1000);
  };
}

/** Objects and buffers in use; exact only with `--expose-gc`. */
export function memoryMb(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}
