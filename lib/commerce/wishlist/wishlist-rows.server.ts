import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { wishlistItems, wishlists } from '@/lib/platform/db/schema-wishlists';
import type { ProjectId } from '@/lib/shop/project/projects';
import type { Session } from '@/lib/shop/page-context/session';
import { GUEST_DAYS } from './wishlist';

/** Microseconds since 1970, below 2^53 until the year 2255. */
const revision = sql<string>`(extract(epoch from ${wishlists.changedAt}) * 1000000)::bigint`;

/**
 * Whether a guest's list has been unchanged for so long that it is deleted; a customer's never is.
 */
export const isExpired = sql<boolean>`(${wishlists.changedAt} < now() - make_interval(days => ${GUEST_DAYS})
  AND NOT EXISTS (SELECT FROM shop.sessions AS own
    WHERE own.id = ${wishlists.sessionId} AND own.customer_id IS NOT NULL))`;

export type WishlistRow = typeof wishlistItems.$inferSelect;

/** A stored list, last added first. */
export interface StoredWishlist {
  revision: number;
  shareToken: string | null;
  items: readonly WishlistRow[];
}

const NOTHING: StoredWishlist = { revision: 0, shareToken: null, items: [] };

async function readWishlist(which: SQL | undefined): Promise<StoredWishlist> {
  const rows = await database()
    .select({ revision, shareToken: wishlists.shareToken, item: wishlistItems })
    .from(wishlists)
    .leftJoin(
      wishlistItems,
      and(eq(wishlistItems.wishlistId, wishlists.id), isNull(wishlistItems.removedAt)),
    )
    .where(and(which, sql`NOT ${isExpired}`))
    .orderBy(desc(wishlistItems.addedAt), desc(wishlistItems.id));
  const [first] = rows;
  if (!first) return NOTHING;
  return {
    revision: Number(first.revision),
    shareToken: first.shareToken,
    items: rows.flatMap(({ item }) => item ?? []),
  };
}

/** The visitor's own list. @throws the driver's error when the database does not respond */
export const readOwnWishlist = ({ id, project }: Session): Promise<StoredWishlist> =>
  readWishlist(and(eq(wishlists.sessionId, id), eq(wishlists.project, project)));

/** A list by the token of its link. @param token from the address, so it may be anything */
export async function readSharedWishlist(
  token: string,
  project: ProjectId,
): Promise<StoredWishlist | null> {
  if (!/^[\w-]{22}$/.test(token)) return null;
  const found = await readWishlist(
    and(eq(wishlists.shareToken, token), eq(wishlists.project, project)),
  );
  // A list that exists has been changed at some time.
  return found.revision === 0 ? null : { ...found, shareToken: null };
}
