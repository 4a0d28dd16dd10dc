import { useEffect } from 'react';
import type { TrackedStep } from './events';
import type { LoadedStep } from '@/lib/commerce/checkout/loaded-checkout';

/** Reports a step that can be taken, once for each time it is shown. */
export function useStepReport(step: TrackedStep, loaded: LoadedStep<object> | null): void {
  const basket = loaded?.missing === null ? loaded.basket : null;
  useEffect(() => {
    if (!basket) return;
    import('./track-step').then(
      ({ trackStep }) => trackStep(step, basket),
      // Blocked or offline, the report is lost; the step is not.
      () => undefined,
    );
  }, [step, basket]);
}
