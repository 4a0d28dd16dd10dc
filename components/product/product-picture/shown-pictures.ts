import { useCallback, useState } from 'react';
import { useIsHydrated } from '@/lib/platform/hydration/use-is-hydrated';

/** Addresses of decoded pictures by article and index, the latest last. */
const shown = new Map<string, string>();
/** More than a visitor scrolls past before opening one of them. */
const MAX_KEPT = 400;

/**
 * The address under which this picture is on show elsewhere on the page, or was on the one before:
 * the browser has it, so that it can stand in for a larger one without a request. `undefined` for a
 * picture that the server has sent: its own address would be painted once more, and count as later.
 */
export function useShownPicture(picture: string) {
  const isHydrated = useIsHydrated();
  const [address] = useState(() => (isHydrated ? shown.get(picture) : undefined));
  const remember = useCallback(
    (image: HTMLImageElement) => {
      shown.delete(picture);
      shown.set(picture, image.currentSrc);
      const [oldest] = shown.keys();
      if (shown.size > MAX_KEPT && oldest !== undefined) shown.delete(oldest);
    },
    [picture],
  );
  return { address, remember };
}
