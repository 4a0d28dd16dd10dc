interface Generation {
  value: number;
  onChange: () => void;
}

const GENERATION = Symbol.for('selvedge.page-generation');

// Next bundles instrumentation, pages and routes separately, and renderer.mjs belongs to none of
// them, so only the global object is shared. It is set only in renderer.mjs.
const holder = globalThis as { [GENERATION]?: Generation };

/**
 * Begins a generation after pages were invalidated: the front server then drops those of earlier
 * ones.
 */
export function beginGeneration(): void {
  const generation = holder[GENERATION];
  if (!generation) return;
  generation.value += 1;
  generation.onChange();
}
