import { startTransition, useCallback, useEffect, useState, type RefObject } from 'react';
import { whenIdle } from './when-idle';

/** Half a screen beyond the viewport. */
const MARGIN = '50%';

/**
 * Whether an element is near the viewport once the page is idle, or has been reached by pointer or
 * focus, which the caller reports with `comeNear`.
 */
export function useNearViewport(element: RefObject<Element | null>) {
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
    const takeBack = whenIdle(() => observer.observe(watched));
    return () => {
      takeBack();
      observer.disconnect();
    };
  }, [element, isNear]);
  const comeNear = useCallback(() => setIsNear(true), []);
  return { isNear, comeNear };
}
