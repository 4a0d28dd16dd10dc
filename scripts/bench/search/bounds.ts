import type { Figures } from './figures';
import type { HttpFigures } from './measure-http';

/** From the task of a change of stock until a search shows it, p95. */
const PATCH_MS = 100;
/** Bounds of the engine at 100,000 products: 95th percentile in milliseconds. */
const ENGINE_MS: Readonly<Record<string, number>> = {
  'a warm': 5,
  'a cold': 10,
  'a typo warm': 5,
  'a typo cold': 10,
  b: 6,
  c: 10,
  'stock patch': PATCH_MS,
};
const BUILD_MS = 6000;
const MEMORY_MB = 600;
/** Maximum p95 of a request by one client beyond the engine's own. */
const HTTP_MS = 10;
/** Maximum slowdown of queries during a rebuild of an index, p99. */
const MAX_SLOWDOWN = 5;
/** Minimum speed-up over the faster library (medians). */
const FASTER = 10;

/** A sentence for each exceeded bound; none if all are met. */
export function engineFailures({ times, buildMs, memoryMb }: Figures): string[] {
  const slow = Object.entries(ENGINE_MS).filter(
    ([name, bound]) => (times[name]?.p95 ?? Infinity) > bound,
  );
  return [
    ...slow.map(([name, bound]) => `${name}: p95 over ${bound} ms`),
    ...(buildMs > BUILD_MS ? [`build over ${BUILD_MS} ms`] : []),
    ...(memoryMb > MEMORY_MB ? [`the engine's memory over ${MEMORY_MB} MB`] : []),
  ];
}

/** @param engine figures for the same number of products */
export function httpFailures(http: HttpFigures, engine: Figures | undefined): string[] {
  const { calls, calm, rebuilding, patched, memoryMb } = http;
  const loads = [...Object.values(calls).flatMap((byClients) => [...byClients.values()]), calm];
  const slow = Object.entries(calls).filter(([name, byClients]) => {
    const alone = engine?.times[name]?.p95;
    return alone !== undefined && (byClients.get(1)?.p95 ?? Infinity) > alone + HTTP_MS;
  });
  return [
    ...slow.map(([name]) => `${name}: over HTTP more than ${HTTP_MS} ms over the engine`),
    ...([...loads, rebuilding].some(({ failed }) => failed > 0) ? ['calls failed'] : []),
    ...(rebuilding.p99 > calm.p99 * MAX_SLOWDOWN
      ? [`p99 during a rebuild over ${MAX_SLOWDOWN} times that in peace`]
      : []),
    ...(patched.p95 > PATCH_MS ? [`a change of stock shows later than ${PATCH_MS} ms`] : []),
    ...(Math.max(memoryMb.queried, memoryMb.rebuilt) > MEMORY_MB
      ? [`the service's memory over ${MEMORY_MB} MB`]
      : []),
  ];
}

/** Speed-up over the faster library, by name of the query. */
export function advantages(
  engine: Figures,
  others: readonly Figures[],
): readonly (readonly [name: string, times: number])[] {
  return ['b', 'c'].map((name) => {
    const best = Math.min(...others.map(({ times }) => times[name]?.p50 ?? Infinity));
    return [name, best / (engine.times[name]?.p50 ?? Infinity)] as const;
  });
}

export const isFasterEnough = (times: number): boolean => times >= FASTER;
