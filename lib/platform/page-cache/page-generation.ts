interface Generation {
  value: number;
  onChange: () => void;
}

const GENERATION = Symbol.for('selvedge.page-generation');

// Next bundles instrumentation, pages and routes apart, and renderer.mjs is in none of them: only the
// global object is shared. It exists only in renderer.mjs.
const holder = globalThis as { [GENERATION]?: Generation };

/** Begins a generation: pages were invalidated, so the front server drops those of earlier ones. */
export function beginGeneration(): void {
  const generation = holder[GENERATION];
  if (!generation) return;
  generation.value += 1;
  generation.onChange();
}
