import { useEffect } from 'react';
import { whenIdle } from '@/lib/platform/hydration/when-idle';
import { documentSettings } from './third-party-settings';

let hasStarted = false;

/** Starts what the shop loads from others, once in a document; without settings it loads nothing. */
export function useThirdParties(): void {
  useEffect(() => {
    const settings = hasStarted ? null : documentSettings();
    if (!settings) return;
    return whenIdle(() => {
      hasStarted = true;
      // Blocked or offline: the page itself needs none of it.
      import('./start-third-parties').then(
        ({ startThirdParties }) => startThirdParties(settings),
        () => undefined,
      );
    });
  }, []);
}
