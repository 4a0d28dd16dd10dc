import { useCallback, useState } from 'react';
import { useIsHydrated } from '@/lib/platform/hydration/use-is-hydrated';

/** URLs of decoded pictures by article and index, the latest last. */
const shown = new Map<string, string>();
/** More pictures than a visitor scrolls past before opening one. */
const MAX_SHOWN = 400;

/**
 * URL under which this picture is shown elsewhere on the page, or was on the previous one: it is in
 * the browser's cache, so it can replace a larger one without a request. `undefined` for a
 * server-rendered picture, which would be painted again and count as a later paint.
 */
export function useShownPicture(picture: string) {
  const isHydrated = useIsHydrated();
  const [address] = useState(() => (isHydrated ? shown.get(picture) : undefined));
  const remember = useCallback(
    (image: HTMLImageElement) => {
      shown.delete(picture);
      shown.set(picture, image.currentSrc);
      const [oldest] = shown.keys();
      if (shown.size > MAX_SHOWN && oldest !== undefined) shown.delete(oldest);
    },
    [picture],
  );
  return { address, remember };
}
