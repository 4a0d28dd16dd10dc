import { createContext, useContext } from 'react';

/** How wide a block is on the page itself, by the width its editor chose, in the form of the `sizes` attribute. */
export const WIDTH_SIZES = {
  full: '100vw',
  content: '(min-width: 1536px) 1440px, 94vw',
  half: '(min-width: 1536px) 704px, (min-width: 768px) 46vw, 92vw',
};

/**
 * The width that a block gives to the blocks inside it, in the form of the `sizes` attribute;
 * `null` on the page itself.
 */
const SlotSizes = createContext<string | null>(null);

export const SlotSizesProvider = SlotSizes.Provider;

/** @param own of a block directly on the page */
export const useSlotSizes = (own: string): string => useContext(SlotSizes) ?? own;
