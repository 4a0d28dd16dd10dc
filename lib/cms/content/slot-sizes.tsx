import { createContext, useContext } from 'react';

/** `sizes` of a block directly on the page, by the width its editor chose. */
export const WIDTH_SIZES = {
  full: '100vw',
  content: '(min-width: 1536px) 1440px, 94vw',
  half: '(min-width: 1536px) 704px, (min-width: 768px) 46vw, 92vw',
};

/** `sizes` of the blocks inside a block; `null` directly on the page. */
const SlotSizes = createContext<string | null>(null);

export const SlotSizesProvider = SlotSizes.Provider;

/** @param own `sizes` of a block directly on the page */
export const useSlotSizes = (own: string): string => useContext(SlotSizes) ?? own;
