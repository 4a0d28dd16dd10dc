import { and, eq } from 'drizzle-orm';
import type { BasketChange } from '@/lib/commerce/basket/basket-change';
import { setQuantity } from '@/lib/commerce/basket/set-quantity.server';
import { database } from '@/lib/platform/db/database.server';
import { skus } from '@/lib/platform/db/schema';
import { sets } from '@/lib/platform/db/schema-baskets';
import { basketLines, baskets } from '@/lib/platform/db/schema-visits';
import type { Session } from '@/lib/shop/page-context/session';
import { addItem } from '@/lib/commerce/wishlist/change-wishlist.server';
import { hasWishlist } from '@/lib/commerce/wishlist/has-wishlist';
import type { WishlistArticle } from '@/lib/commerce/wishlist/wishlist';
import type { BasketVisit } from './basket-write.server';

/**
 * Article of a line in the visitor's basket, even if removed, because the request may be a repeat.
 */
async function articleOfLine(lineId: string, session: Session): Promise<WishlistArticle | null> {
  const [line] = await database()
    .select({ sku: basketLines.sku, parts: basketLines.parts })
    .from(basketLines)
    .innerJoin(baskets, eq(baskets.id, basketLines.basketId))
    .where(and(eq(basketLines.id, lineId), eq(baskets.sessionId, session.id)));
  if (!line) return null;
  const isSet = line.parts.length > 0;
  const [article] = isSet
    ? await database().select().from(sets).where(eq(sets.itemNumber, line.sku))
    : await database().select().from(skus).where(eq(skus.sku, line.sku));
  if (!article) return null;
  const { articleNumber: objectId, itemNumber } = article;
  return { objectId, itemNumber, sku: isSet ? null : line.sku };
}

/**
 * Moves a line of the visitor's basket to the wishlist; it leaves the basket only once it is there.
 */
export async function keepLine(
  lineId: string,
  { renew, context, changeId }: BasketVisit,
): Promise<BasketChange> {
  const session = hasWishlist(context.project) ? await renew() : null;
  const article = session && (await articleOfLine(lineId, session));
  if (!session || !article) return { ok: false, code: 'unknown_line' };
  const addition = await addItem(session, article, changeId);
  if (!addition.ok) return { ok: false, code: 'wishlist_full' };
  const change = await setQuantity({ session, context, changeId }, lineId, 0);
  return change.ok ? { ...change, notice: 'kept' } : change;
}
