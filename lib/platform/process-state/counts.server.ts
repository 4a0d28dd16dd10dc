import { processState } from './process-state.mjs';

declare module './process-values' {
  interface ProcessValues {
    /** Events since the start, by name. */
    counts?: Map<string, number>;
  }
}

const counts = (processState.counts ??= new Map());

/** Counts an event for the metrics of this process. */
export function countUp(name: string, by = 1): void {
  counts.set(name, countOf(name) + by);
}

export const countOf = (name: string): number => counts.get(name) ?? 0;
