import { problem } from '@/lib/platform/http/api-response';
import type { Operation } from '@/lib/platform/http/api-route.server';
import { requestContext } from '@/lib/shop/page-context/request-context.server';
import { findSession } from '@/lib/customer/session/session.server';
import {
  addItem,
  isWishable,
  removeItem,
  setItemSize,
  shareWishlist,
  type WishlistChange,
} from '@/lib/commerce/wishlist/change-wishlist.server';
import { hasWishlist } from '@/lib/commerce/wishlist/has-wishlist';
import {
  itemForm,
  nothingForm,
  wishlistSizeForm,
} from '@/lib/commerce/wishlist/wishlist-forms.server';
import type { Session } from '@/lib/shop/page-context/session';
import {
  respondWith,
  NO_WISHLIST,
  wishlistWrite,
  type WishlistWrite,
} from './wishlist-write.server';

/** The visitor's wishlist. */
export const readWishlist: Operation = async (request) => {
  const context = requestContext(request);
  if (!context) return problem(404, 'This shop has no such locale');
  if (!hasWishlist(context.project)) return NO_WISHLIST;
  return { status: 200, body: await respondWith(await findSession(request), context) };
};

const outcomeOf = (change: WishlistChange, session: Session): WishlistWrite =>
  change.ok ? { ...change, session } : change;

/** Adds an article to the visitor's wishlist. A rejected change starts no session. */
export const addToWishlist = wishlistWrite(itemForm, async ({ article, changeId }, visit) => {
  if (!(await isWishable(article, visit.context.project)))
    return { ok: false, code: 'unknown_article' };
  const session = await visit.ensure();
  return outcomeOf(await addItem(session, article, changeId), session);
});

/** Removes an article; a visitor without a session has none. */
export const removeFromWishlist = wishlistWrite(itemForm, async ({ article, changeId }, visit) => {
  const session = await visit.renew();
  if (!session) return { ok: true, session, isFirst: false };
  // A discontinued article on the list can be removed; nothing else is recorded for unknown
  // articles.
  const isKnown =
    changeId === null || (await isWishable({ ...article, sku: null }, session.project));
  const change = await removeItem(session, article, isKnown ? changeId : null);
  return outcomeOf({ ...change, ...(change.ok && { isFirst: false }) }, session);
});

/** Saves the size of an article on the list. */
export const resizeInWishlist = wishlistWrite(wishlistSizeForm, async (request, visit) => {
  const session = await visit.renew();
  if (!session) return { ok: false, code: 'unknown_line' };
  return outcomeOf(await setItemSize(session, request), session);
});

const sharing = (isShared: boolean) =>
  wishlistWrite(nothingForm, async (_, visit) => {
    const session = await visit.renew();
    if (!session) return { ok: false, code: 'unknown_line' };
    return outcomeOf(await shareWishlist(session, isShared), session);
  });

/** Creates the link that shares the list. */
export const openWishlist = sharing(true);

/** Removes the link. */
export const closeWishlist = sharing(false);
