import { useEffect, useState } from 'react';
import type { Driver } from './drive';

interface Options {
  driver: Driver | null;
  isInView: boolean;
  hasAutoplay: boolean;
}

/** Pauses autoplay under the mouse, with focus inside, or out of view. */
export function useAutoplay({ driver, isInView, hasAutoplay }: Options) {
  const [isPaused, setIsPaused] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  useEffect(() => {
    if (hasAutoplay) driver?.play(isInView && !isPaused && !hasFocus);
  }, [driver, hasAutoplay, isInView, isPaused, hasFocus]);
  return { isPaused, setIsPaused, setHasFocus };
}
