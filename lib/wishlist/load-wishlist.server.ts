import type { Session } from '@/lib/session/session.server';
import type { Wishlist } from './wishlist';

/** The wishlist of a visitor; nothing stores one yet. */
export async function loadWishlist(_session: Session): Promise<Wishlist> {
  return { items: [] };
}
