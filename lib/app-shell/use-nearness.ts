import { startTransition, useCallback, useEffect, useState, type RefObject } from 'react';
import { whenAtRest } from './when-at-rest';

/** Half a screen away from the view. */
const MARGIN = '50%';

/**
 * Whether a visitor has come near an element: it is about to be in view of a page at rest, or a
 * pointer or the focus has reached it, which whoever renders it tells by `comeNear`.
 */
export function useNearness(element: RefObject<Element | null>) {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current || !('IntersectionObserver' in window)) return;
    const watched = element.current;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) startTransition(() => setIsNear(true));
      },
      { rootMargin: MARGIN },
    );
    const takeBack = whenAtRest(() => observer.observe(watched));
    return () => {
      takeBack();
      observer.disconnect();
    };
  }, [element, isNear]);
  const comeNear = useCallback(() => setIsNear(true), []);
  return { isNear, comeNear };
}
