import { processState } from '@/lib/platform/process-state/process-state.mjs';

/**
 * Begins a generation after pages were invalidated: the front server then drops those of earlier
 * ones.
 */
export function beginGeneration(): void {
  const { pageGeneration } = processState;
  if (!pageGeneration) return;
  pageGeneration.value += 1;
  pageGeneration.onChange();
}
