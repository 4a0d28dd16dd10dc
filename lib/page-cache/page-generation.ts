interface Generation {
  value: number;
  onChange: () => void;
}

const GENERATION = Symbol.for('selvedge.page-generation');

// Next bundles instrumentation, pages and routes apart, and renderer.mjs is in none of them: only the
// global object is shared. It is there under a door alone.
const holder = globalThis as { [GENERATION]?: Generation };

/** Counts withdrawals of pages: what a door has kept of an earlier generation may be wrong. */
export const pageGeneration = (): number => holder[GENERATION]?.value ?? 0;

/** Begins a generation: pages were withdrawn. */
export function beginGeneration(): void {
  const generation = holder[GENERATION];
  if (!generation) return;
  generation.value += 1;
  generation.onChange();
}
