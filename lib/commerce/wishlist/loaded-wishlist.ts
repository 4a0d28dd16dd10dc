import type { WishlistContents } from './wishlist';

/** A wishlist as loaded for its page. */
export type LoadedWishlist =
  | {
      kind: 'own';
      contents: WishlistContents;
      /** Error code from the address, so it may be anything. */
      error: string | null;
    }
  /** Another visitor's list, by its link; `null` if it is no longer shared. */
  | { kind: 'shared'; contents: WishlistContents | null };
