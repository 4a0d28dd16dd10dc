import { useCallback, useSyncExternalStore } from 'react';

/** Addresses of decoded pictures by article and index, the latest last. */
const shown = new Map<string, string>();
/** More than a visitor scrolls past before opening one of them. */
const MAX_KEPT = 400;

const nothingChanges = () => () => undefined;

/**
 * The address under which this picture is on show elsewhere on the page, or was on the one before:
 * the browser has it, so that it can stand in for a larger one without a request. `undefined` on the
 * server and while its HTML is hydrated.
 */
export function useShownPicture(picture: string) {
  const address = useSyncExternalStore(
    nothingChanges,
    () => shown.get(picture),
    () => undefined,
  );
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
