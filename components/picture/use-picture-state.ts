import { useCallback, useState } from 'react';

/** `unloadable` never arrived whole, `undecodable` arrived but cannot be shown. */
export type PictureState = 'sound' | 'unloadable' | 'undecodable';

/**
 * What became of a picture, with what its `img` element needs for that. A picture may fail before
 * React hears its events: the element is also asked once when React takes it over.
 */
export function usePictureState() {
  const [state, setState] = useState<PictureState>('sound');

  const decode = useCallback((image: HTMLImageElement) => {
    image.decode().then(
      () => setState('sound'),
      () => setState('undecodable'),
    );
  }, []);

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
