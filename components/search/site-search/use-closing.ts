import Router from 'next/router';
import { useEffect, useLayoutEffect, type RefObject } from 'react';

/** The suggestions stay until another page is there in their place. */
const ARRIVALS = ['routeChangeComplete', 'hashChangeStart'] as const;

interface Closing {
  overlay: RefObject<HTMLElement | null>;
  /** Opened it, and gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  close: () => void;
}

/** Closes an overlay by Escape, by a press outside, and when a page has been navigated to. */
export function useClosing({ overlay, opener, close }: Closing): void {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      // A dialog above has its own use for the key.
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

  // Before it is unmounted: afterwards the focus would be lost, and Tab would start anew.
  useLayoutEffect(() => {
    const [closing, before] = [overlay.current, opener.current];
    return () => {
      if (closing?.contains(document.activeElement)) before?.focus({ preventScroll: true });
    };
  }, [overlay, opener]);
}
