import type { Messages } from '@/lib/shop/i18n/messages';
import type { WishlistRejection } from './wishlist';

/** Why a heart did not change the list, in the visitor's language. */
export const wishlistRejection = (
  code: WishlistRejection,
  { wishlistRefused, wishlistFull }: Messages['tile'],
): string => (code === 'wishlist_full' ? wishlistFull : wishlistRefused);
