interface Generation {
  value: number;
  onChange: () => void;
}

const GENERATION = Symbol.for('selvedge.page-generation');

// Next bundles instrumentation, pages and routes apart, and renderer.mjs is in none of them: only the
// global object is shared. It is there under a door alone.
const holder = globalThis as { [GENERATION]?: Generation };

/** Begins a generation, since pages were withdrawn: what the door has kept of an earlier one may be wrong. */
export function beginGeneration(): void {
  const generation = holder[GENERATION];
  if (!generation) return;
  generation.value += 1;
  generation.onChange();
}
