import type { RefObject } from 'react';
import { pushImpression, pushPromotionClick } from './data-layer';
import type { TrackedPromotion } from './events';
import { useSeen } from './use-seen';

/** Visible ratio from which a promotion counts as seen. */
const SEEN_SHARE = 0.25;

/**
 * Reports a promotion once when a quarter of it has been in view.
 * @param shown its element
 * @param isTracked the editor's choice; without it nothing is observed or reported
 * @returns reports a click on the promotion
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
