import Router from 'next/router';
import { useEffect, useLayoutEffect, type RefObject } from 'react';

/** Events after which another page replaces the suggestions. */
const ARRIVALS = ['routeChangeComplete', 'hashChangeStart'] as const;

interface Closing {
  overlay: RefObject<HTMLElement | null>;
  /** The element that opened it, to which the focus is restored. */
  opener: RefObject<HTMLElement | null>;
  close: () => void;
}

/** Closes an overlay on Escape, a click outside, or navigation. */
export function useClosing({ overlay, opener, close }: Closing): void {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      // A dialog above handles the key itself.
      if (key === 'Escape' && !document.querySelector('dialog:modal')) close();
    };
    const onPress = ({ target }: PointerEvent) => {
      const isInside = [overlay, opener].some(
        ({ current }) => target instanceof Node && current?.contains(target),
      );
      if (!isInside) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    for (const arrival of ARRIVALS) Router.events.on(arrival, close);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
      for (const arrival of ARRIVALS) Router.events.off(arrival, close);
    };
  }, [overlay, opener, close]);

  // Must run before it is unmounted, or the focus would be lost and Tab would start at the top.
  useLayoutEffect(() => {
    const [closing, before] = [overlay.current, opener.current];
    return () => {
      if (closing?.contains(document.activeElement)) before?.focus({ preventScroll: true });
    };
  }, [overlay, opener]);
}
