import { useEffect, type RefObject } from 'react';
import { pushImpression, pushPromotionClick, type Promotion } from './data-layer';

/** Share of a promotion that must be in view to count as seen. */
const SEEN_SHARE = 0.25;

/**
 * Reports a promotion once when a quarter of it has been in view.
 * @param shown the element that shows it
 * @param isTracked the editor's choice; without it nothing is observed or reported
 * @returns reports that a visitor has followed the promotion
 */
export function usePromotion(
  shown: RefObject<HTMLElement | null>,
  { id, name }: Promotion,
  isTracked: boolean,
): () => void {
  useEffect(() => {
    if (!isTracked || !shown.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry || entry.intersectionRatio < SEEN_SHARE) return;
        observer.disconnect();
        pushImpression({ id, name });
      },
      { threshold: SEEN_SHARE },
    );
    observer.observe(shown.current);
    return () => observer.disconnect();
  }, [shown, id, name, isTracked]);
  return () => {
    if (isTracked) pushPromotionClick({ id, name });
  };
}
