import type { RefObject } from 'react';
import { pushImpression, pushPromotionClick } from './data-layer';
import type { TrackedPromotion } from './events';
import { useSeen } from './use-seen';

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
  { id, name }: TrackedPromotion,
  isTracked: boolean,
): () => void {
  useSeen(shown, () => pushImpression({ id, name }), {
    share: SEEN_SHARE,
    isWatched: isTracked,
  });
  return () => {
    if (isTracked) pushPromotionClick({ id, name });
  };
}
