import { startTransition, useEffect, useState, type RefObject } from 'react';

/** Screens above and below the view; browsers lay out less than half as far ahead. */
const MARGIN = '400%';

/** Rows of two, three and four are whole in it. To watch every tile would cost each frame. */
const TILES_IN_GROUP = 12;

type Tell = (isFar: boolean) => void;

interface Group {
  isFar: boolean | null;
  members: Map<Element, Tell>;
  /** One of them, usually the first, is looked at for all. */
  watched: Element | null;
}

/** Knows which tiles of a list are some screens away from the view, a dozen at a time. */
export interface Farness {
  /** @returns takes it back */
  watch: (position: number, element: Element, tell: Tell) => () => void;
}

export function createFarness(): Farness {
  const groups = new Map<number, Group>();
  const groupOf = new WeakMap<Element, Group>();
  let observer: IntersectionObserver | null = null;

  const onChange: IntersectionObserverCallback = (entries) =>
    // In slices, so that a touch meanwhile is answered.
    startTransition(() => {
      for (const { target, isIntersecting } of entries) {
        const group = groupOf.get(target);
        if (!group || group.isFar === !isIntersecting) continue;
        group.isFar = !isIntersecting;
        for (const tell of group.members.values()) tell(group.isFar);
      }
    });
  const lookAt = (group: Group, element: Element | null) => {
    observer ??= new IntersectionObserver(onChange, { rootMargin: MARGIN });
    if (group.watched) observer.unobserve(group.watched);
    group.watched = element;
    if (!element) return;
    groupOf.set(element, group);
    observer.observe(element);
  };

  return {
    watch(position, element, tell) {
      const number = Math.floor((position - 1) / TILES_IN_GROUP);
      const group = groups.get(number) ?? { isFar: null, members: new Map(), watched: null };
      groups.set(number, group);
      group.members.set(element, tell);
      if (!group.watched) lookAt(group, element);
      else if (group.isFar !== null) tell(group.isFar);
      return () => {
        group.members.delete(element);
        const [next] = group.members.keys();
        if (group.watched === element) lookAt(group, next ?? null);
        if (next === undefined) groups.delete(number);
      };
    },
  };
}

interface Watched {
  farness: Farness;
  position: number;
  startsFar: boolean;
}

/** Whether an element is some screens away from the view. One that holds the focus never is. */
export function useIsFar(element: RefObject<Element | null>, watched: Watched): boolean {
  const { farness, position, startsFar } = watched;
  const [isFar, setIsFar] = useState(startsFar);
  useEffect(() => {
    const { current } = element;
    if (!current || !('IntersectionObserver' in window)) return setIsFar(false);
    return farness.watch(position, current, (far) =>
      setIsFar(far && !current.contains(document.activeElement)),
    );
  }, [element, farness, position]);
  return isFar;
}
