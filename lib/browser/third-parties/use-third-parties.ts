import { useEffect } from 'react';
import { whenIdle } from '@/lib/platform/hydration/when-idle';
import { documentSettings } from './third-party-settings';

let hasStarted = false;

/** Starts third-party scripts once per document, if any are configured. */
export function useThirdParties(): void {
  useEffect(() => {
    const settings = hasStarted ? null : documentSettings();
    if (!settings) return;
    return whenIdle(() => {
      hasStarted = true;
      // Blocked or offline: the page works without them.
      import('./start-third-parties').then(
        ({ startThirdParties }) => startThirdParties(settings),
        () => undefined,
      );
    });
  }, []);
}
