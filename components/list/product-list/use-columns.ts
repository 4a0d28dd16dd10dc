import { useSyncExternalStore } from 'react';

/** Articles per row, from the widest window down; list-grid.module.css has the same steps. */
const STEPS = [
  ['(min-width: 992px)', 4],
  ['(min-width: 768px)', 3],
] as const;
const NARROWEST = 2;

const queries = () => STEPS.map(([query]) => globalThis.matchMedia?.(query));

function subscribe(onChange: () => void): () => void {
  const watched = queries();
  for (const query of watched) query?.addEventListener('change', onChange);
  return () => {
    for (const query of watched) query?.removeEventListener('change', onChange);
  };
}

/** Articles per row; four are assumed until the browser has measured. */
export const useColumns = (): number =>
  useSyncExternalStore(
    subscribe,
    () => STEPS.find((_, at) => queries()[at]?.matches ?? true)?.[1] ?? NARROWEST,
    () => STEPS[0][1],
  );
