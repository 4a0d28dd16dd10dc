import { startTransition, useEffect, useState, type RefObject } from 'react';

/** Screens above and below the view; browsers lay out less than half as far ahead. */
const MARGIN = '400%';

type Tell = (isFar: boolean) => void;

/** Knows which groups of a list are some screens away from the view. */
export interface Farness {
  /** @returns takes it back */
  watch: (element: Element, tell: Tell) => () => void;
}

export function createFarness(): Farness {
  const watching = new Map<Element, Tell>();
  let observer: IntersectionObserver | null = null;

  const onChange: IntersectionObserverCallback = (entries) =>
    // In slices, so that a touch meanwhile is answered.
    startTransition(() => {
      for (const { target, isIntersecting } of entries) watching.get(target)?.(!isIntersecting);
    });

  return {
    watch(element, tell) {
      observer ??= new IntersectionObserver(onChange, { rootMargin: MARGIN });
      watching.set(element, tell);
      observer.observe(element);
      return () => {
        watching.delete(element);
        observer?.unobserve(element);
      };
    },
  };
}

/** Whether a group is some screens away from the view. One that holds the focus never is. */
export function useIsFar(
  element: RefObject<Element | null>,
  farness: Farness,
  startsFar: boolean,
): boolean {
  const [isFar, setIsFar] = useState(startsFar);
  useEffect(() => {
    const { current } = element;
    if (!current || !('IntersectionObserver' in window)) return setIsFar(false);
    return farness.watch(current, (far) =>
      setIsFar(far && !current.contains(document.activeElement)),
    );
  }, [element, farness]);
  return isFar;
}
