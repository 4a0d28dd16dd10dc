import { useEffect } from 'react';
import { whenIdle } from '@/lib/platform/hydration/when-idle';

/** Calls {@link prepareForOffline} once a page is idle. @param path with the locale */
export function useOfflineHand(locale: string, path: string): void {
  useEffect(
    () =>
      whenIdle(() => {
        import('./offline-hand').then(
          ({ prepareForOffline }) => prepareForOffline(locale, path),
          () => undefined,
        );
      }),
    [locale, path],
  );
}
