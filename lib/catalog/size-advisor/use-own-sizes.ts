import { useMemo, useSyncExternalStore } from 'react';
import type { SizeRecommendation } from '@/lib/catalog/catalogue/size-recommendation';
import { ANSWERS_KEY } from './answers-key';
import type { MeasuredSize } from './garment-measure';

type Advise = <Size extends MeasuredSize>(
  sizes: readonly Size[],
  fit: SizeRecommendation | null,
) => ReadonlySet<Size>;

/** Set for visitors with stored answers, otherwise `null`. */
let advise: Advise | null = null;
const listeners = new Set<() => void>();

function hasAnswers(): boolean {
  try {
    return localStorage.getItem(ANSWERS_KEY) !== null;
  } catch {
    return false;
  }
}

function settle(next: Advise | null): void {
  advise = next;
  for (const listener of listeners) listener();
}

async function loadAdvice(): Promise<void> {
  const [{ ownSizes }, { storedAnswers }] = await Promise.all([
    import('./own-sizes'),
    import('./stored-answers'),
  ]);
  const answers = storedAnswers();
  settle(answers && ((sizes, fit) => ownSizes(sizes, answers, fit)));
}

/** Updates the marked sizes after the answers have changed. */
export function refreshOwnSizes(): void {
  if (!hasAnswers()) settle(null);
  // Without this code no size is marked; the advisor itself still works.
  else void loadAdvice().catch(() => undefined);
}

function subscribe(listener: () => void): () => void {
  const isFirst = listeners.size === 0;
  listeners.add(listener);
  if (isFirst && !advise && hasAnswers()) refreshOwnSizes();
  return () => listeners.delete(listener);
}

const NONE: ReadonlySet<never> = new Set();

/**
 * Sizes of an article that fit this visitor by the answers stored in this browser; loads the code
 * only for visitors with answers. @param sizes a stable array as long as they do not change @param
 * fit customers' ratings of the fit
 */
export function useOwnSizes<Size extends MeasuredSize>(
  sizes: readonly Size[],
  fit: SizeRecommendation | null = null,
): ReadonlySet<Size> {
  const known = useSyncExternalStore(
    subscribe,
    () => advise,
    () => null,
  );
  return useMemo(() => known?.(sizes, fit) ?? NONE, [known, sizes, fit]);
}
