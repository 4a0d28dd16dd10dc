import { useEffect, useRef, type RefObject } from 'react';

/**
 * Calls back once when enough of an element has been in view.
 * @param share of its area, above 0 and up to 1
 * @param isWatched without it nothing is observed
 */
export function useSeen(
  element: RefObject<HTMLElement | null>,
  onSeen: () => void,
  { share = 0.5, isWatched = true }: { share?: number; isWatched?: boolean } = {},
): void {
  // Holds the latest callback, because the element may be rendered again meanwhile.
  const newest = useRef(onSeen);
  useEffect(() => {
    newest.current = onSeen;
  });
  useEffect(() => {
    if (!isWatched || !element.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry || entry.intersectionRatio < share) return;
        observer.disconnect();
        newest.current();
      },
      { threshold: share },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, share, isWatched]);
}
