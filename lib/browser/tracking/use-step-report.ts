import { useEffect } from 'react';
import type { TrackedStep } from './events';
import type { LoadedStep } from '@/lib/commerce/checkout/loaded-checkout';

/** Reports an available step, once each time it is shown. */
export function useStepReport(step: TrackedStep, loaded: LoadedStep<object> | null): void {
  const basket = loaded?.missing === null ? loaded.basket : null;
  useEffect(() => {
    if (!basket) return;
    import('./track-step').then(
      ({ trackStep }) => trackStep(step, basket),
      // Blocked or offline: only the report is lost.
      () => undefined,
    );
  }, [step, basket]);
}
