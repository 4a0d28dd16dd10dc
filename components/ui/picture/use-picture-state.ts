import { useCallback, useState } from 'react';

/** `unloadable` was never fully loaded, `undecodable` was loaded but cannot be shown. */
export type PictureState = 'sound' | 'unloadable' | 'undecodable';

/**
 * Load state of a picture, with the `img` props that track it. A picture may fail before React
 * attaches its listeners, so the element is also checked once at hydration. `onSound` is called
 * with each valid picture and must be a stable function.
 */
export function usePictureState(onSound?: (image: HTMLImageElement) => void) {
  const [state, setState] = useState<PictureState>('sound');

  const decode = useCallback(
    (image: HTMLImageElement) => {
      image.decode().then(
        () => {
          setState('sound');
          onSound?.(image);
        },
        () => setState('undecodable'),
      );
    },
    [onSound],
  );

  const takeOver = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image?.complete || !image.currentSrc) return;
      if (image.naturalWidth === 0) setState('unloadable');
      else decode(image);
    },
    [decode],
  );

  return {
    state,
    imageProps: {
      ref: takeOver,
      onLoad: (event: { currentTarget: HTMLImageElement }) => decode(event.currentTarget),
      onError: () => setState('unloadable'),
    },
  };
}
