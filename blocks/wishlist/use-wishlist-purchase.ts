import { useCallback } from 'react';
import { openModal } from '@/lib/browser/modals/modals';
import type { Currency } from '@/lib/shop/project/currencies';
import { useBasketAdditions } from '@/lib/browser/visitor/use-basket-additions';
import { trackWishlistPurchase } from '@/lib/browser/tracking/track-wishlist';
import type { WishlistLine } from '@/lib/commerce/wishlist/wishlist';

/**
 * Adds a size of a wishlist article to the basket and shows a confirmation; the article stays on
 * the list. @returns code of a rejection, without a confirmation
 */
export function useWishlistPurchase(currency: Currency) {
  const { add } = useBasketAdditions();
  return useCallback(
    async (line: WishlistLine, sku: string): Promise<string | null> => {
      const size = line.sizes.find((each) => each.sku === sku);
      if (!size) return 'out_of_stock';
      const outcome = await add({ id: line.itemNumber, sku, count: 1 });
      if (!outcome.ok) return outcome.code ?? 'basket';
      trackWishlistPurchase(line, size.size, currency);
      // Does not replace an error of the shop.
      openModal('basket', { skus: [sku] });
      return null;
    },
    [add, currency],
  );
}
