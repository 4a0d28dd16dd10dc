import { startTransition, useEffect, useState, type RefObject } from 'react';

/** Screens above and below the viewport; browsers lay out less than half as far ahead. */
const MARGIN = '400%';

type Notify = (isOffscreen: boolean) => void;

/** Observes which groups of a list are some screens away from the viewport. */
export interface OffscreenObserver {
  /** @returns stops watching */
  watch: (element: Element, notify: Notify) => () => void;
}

export function createOffscreenObserver(): OffscreenObserver {
  const watching = new Map<Element, Notify>();
  let observer: IntersectionObserver | null = null;

  const onChange: IntersectionObserverCallback = (entries) =>
    // In slices, so that touches meanwhile are handled.
    startTransition(() => {
      for (const { target, isIntersecting } of entries) watching.get(target)?.(!isIntersecting);
    });

  return {
    watch(element, notify) {
      observer ??= new IntersectionObserver(onChange, { rootMargin: MARGIN });
      watching.set(element, notify);
      observer.observe(element);
      return () => {
        watching.delete(element);
        observer?.unobserve(element);
      };
    },
  };
}

interface Distance {
  isOffscreen: boolean;
  /** How often it has gone offscreen. */
  departures: number;
}

/** It has the focus or selected text: its nodes must not be replaced. */
function isInUse(element: Element): boolean {
  const selection = getSelection();
  const selected = selection?.type === 'Range' ? selection.getRangeAt(0) : null;
  return element.contains(document.activeElement) || selected?.intersectsNode(element) === true;
}

/** Whether a group is some screens away from the viewport. One that is in use never is. */
export function useDistance(
  element: RefObject<Element | null>,
  offscreen: OffscreenObserver,
  startsOffscreen: boolean,
): Distance {
  const [distance, setDistance] = useState<Distance>({
    isOffscreen: startsOffscreen,
    departures: 0,
  });
  useEffect(() => {
    const notify = (isOffscreen: boolean) =>
      setDistance((before) =>
        before.isOffscreen === isOffscreen
          ? before
          : { isOffscreen, departures: before.departures + (isOffscreen ? 1 : 0) },
      );
    const { current } = element;
    if (!current || !('IntersectionObserver' in window)) return notify(false);
    return offscreen.watch(current, (isOffscreen) => notify(isOffscreen && !isInUse(current)));
  }, [element, offscreen]);
  return distance;
}
