/** Milliseconds. */
export interface Percentiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export interface Figures {
  readonly buildMs: number;
  /** Resident memory after the build, less that of the empty process. */
  readonly memoryMb: number;
  readonly times: Readonly<Record<string, Percentiles>>;
}

/** Times each call; what the calls answer is kept alive, so that nothing is optimised away. */
export async function percentilesOf(
  runs: number,
  call: (run: number) => unknown,
): Promise<Percentiles> {
  const times: number[] = [];
  let answers = 0;
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    if (await call(run)) answers += 1;
    times.push(performance.now() - start);
  }
  if (answers < 0) throw new Error('unreachable');
  times.sort((left, right) => left - right);
  const at = (share: number): number => times[Math.min(runs - 1, Math.floor(runs * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

export function memoryMb(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss / 2 ** 20;
}
