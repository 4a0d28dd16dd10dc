import type { Messages } from '@/lib/shop/i18n/messages';
import type { WishlistRejection } from './wishlist';

/** Message in the visitor's language when a heart could not change the list. */
export const wishlistRejection = (
  code: WishlistRejection,
  { wishlistRefused, wishlistFull }: Messages['tile'],
): string => (code === 'wishlist_full' ? wishlistFull : wishlistRefused);
