import type { WishlistContents } from './wishlist';

/** A wishlist as loaded for its page. */
export type LoadedWishlist =
  | {
      kind: 'own';
      contents: WishlistContents;
      /** Whether logging in would keep the list longer. */
      isGuest: boolean;
      /** Error code from the address, so it may be anything. */
      error: string | null;
    }
  /** Another visitor's list, by its link; `null` if it is no longer shared. */
  | { kind: 'shared'; contents: WishlistContents | null };
