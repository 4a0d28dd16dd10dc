import type { WishlistContents } from './wishlist';

/** A wishlist as its page requested it. */
export type LoadedWishlist =
  | {
      kind: 'own';
      contents: WishlistContents;
      /** Code of what went wrong before; of the address, so it may be anything. */
      error: string | null;
    }
  /** Somebody else's, by its link; `null`: it is no longer shared. */
  | { kind: 'shared'; contents: WishlistContents | null };
