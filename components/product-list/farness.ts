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

interface Distance {
  isFar: boolean;
  /** Times it has gone far away. */
  departures: number;
}

/** The focus is in it, or text that is selected: what is there must stay the very same. */
function isHeld(element: Element): boolean {
  const selection = getSelection();
  const selected = selection?.type === 'Range' ? selection.getRangeAt(0) : null;
  return element.contains(document.activeElement) || selected?.intersectsNode(element) === true;
}

/** Whether a group is some screens away from the view. One that holds a visitor never is. */
export function useDistance(
  element: RefObject<Element | null>,
  farness: Farness,
  startsFar: boolean,
): Distance {
  const [distance, setDistance] = useState<Distance>({ isFar: startsFar, departures: 0 });
  useEffect(() => {
    const tell = (isFar: boolean) =>
      setDistance((before) =>
        before.isFar === isFar
          ? before
          : { isFar, departures: before.departures + (isFar ? 1 : 0) },
      );
    const { current } = element;
    if (!current || !('IntersectionObserver' in window)) return tell(false);
    return farness.watch(current, (far) => tell(far && !isHeld(current)));
  }, [element, farness]);
  return distance;
}
