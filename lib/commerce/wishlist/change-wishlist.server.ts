import { randomBytes } from 'node:crypto';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { database, type Database } from '@/lib/platform/db/database.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { skus } from '@/lib/platform/db/schema';
import { sets } from '@/lib/platform/db/schema-baskets';
import { wishlistItems, wishlists, type ItemChange } from '@/lib/platform/db/schema-wishlists';
import type { Transaction } from '@/lib/platform/db/transaction';
import type { ProjectId } from '@/lib/shop/project/projects';
import type { ChangeId } from '@/lib/commerce/basket/change-id';
import type { Session } from '@/lib/shop/page-context/session';
import { isExpired, type WishlistRow } from './wishlist-rows.server';
import { MAX_ITEMS, type WishlistArticle, type WishlistRejection } from './wishlist';

/** Result of a change; `isFirst` means that it created the list. */
export type WishlistChange =
  | { ok: true; isFirst: boolean }
  | { ok: false; code: WishlistRejection };

const CHANGED: WishlistChange = { ok: true, isFirst: false };

/** A change of a locked list. */
interface Step {
  transaction: Transaction;
  wishlistId: string;
  /** Whether the list is empty because it is new or had expired. */
  isFirst: boolean;
}

/** Whether this shop sells an article in that colour and size. Outfits and kits are not sold. */
export async function isWishable(
  { objectId, itemNumber, sku }: WishlistArticle,
  project: ProjectId,
  reader: Database | Transaction = database(),
): Promise<boolean> {
  const sizes = await reader
    .select({ sku: skus.sku })
    .from(skus)
    .where(
      and(
        eq(skus.itemNumber, itemNumber),
        eq(skus.articleNumber, objectId),
        eq(skus.project, project),
      ),
    );
  if (sizes.length > 0) return sku === null || sizes.some((size) => size.sku === sku);
  if (sku !== null) return false;
  const [set] = await reader
    .select({ articleNumber: sets.articleNumber })
    .from(sets)
    .where(
      and(
        eq(sets.articleNumber, objectId),
        eq(sets.itemNumber, itemNumber),
        eq(sets.project, project),
      ),
    );
  return set !== undefined;
}

async function startAnew(transaction: Transaction, wishlistId: string): Promise<void> {
  await transaction.delete(wishlistItems).where(eq(wishlistItems.wishlistId, wishlistId));
  await transaction.update(wishlists).set({ shareToken: null }).where(eq(wishlists.id, wishlistId));
}

async function createWishlist(transaction: Transaction, { id: sessionId, project }: Session) {
  const [created] = await transaction
    .insert(wishlists)
    .values({ sessionId, project })
    .onConflictDoNothing({ target: wishlists.sessionId })
    .returning({ id: wishlists.id });
  return created ?? null;
}

type Locked = Omit<Step, 'transaction'>;

/** Locks the visitor's list, so that other changes wait. @returns `null` if there is none */
async function lockWishlist(transaction: Transaction, { id }: Session): Promise<Locked | null> {
  const [known] = await transaction
    .select({ id: wishlists.id, isPast: isExpired })
    .from(wishlists)
    .where(eq(wishlists.sessionId, id))
    .for('update');
  if (!known) return null;
  if (known.isPast) await startAnew(transaction, known.id);
  return { wishlistId: known.id, isFirst: known.isPast };
}

/**
 * Later than the change before, even if the database's clock was set back, because browsers use the
 * latest.
 */
const nextChangeDate = sql`greatest(clock_timestamp(),
  ${wishlists.changedAt} + interval '1 microsecond')`;

const touch = ({ transaction, wishlistId }: Step) =>
  transaction
    .update(wishlists)
    .set({ changedAt: nextChangeDate })
    .where(eq(wishlists.id, wishlistId));

/** @param creates whether to create a list for a visitor without one */
async function changed(
  session: Session,
  creates: boolean,
  apply: (step: Step) => Promise<WishlistRejection | null>,
): Promise<WishlistChange> {
  return inTransaction(async (transaction) => {
    const created = creates ? await createWishlist(transaction, session) : null;
    const locked = created
      ? { wishlistId: created.id, isFirst: true }
      : await lockWishlist(transaction, session);
    if (!locked) return { ok: false, code: 'unknown_line' };
    const step = { transaction, ...locked };
    const code = await apply(step);
    if (code) return { ok: false, code };
    await touch(step);
    return { ok: true, isFirst: step.isFirst };
  });
}

async function itemOf({ transaction, wishlistId }: Step, itemNumber: string) {
  const [item] = await transaction
    .select()
    .from(wishlistItems)
    .where(and(eq(wishlistItems.wishlistId, wishlistId), eq(wishlistItems.itemNumber, itemNumber)));
  return item ?? null;
}

async function hasRoom({ transaction, wishlistId }: Step): Promise<boolean> {
  const [found] = await transaction
    .select({ items: count() })
    .from(wishlistItems)
    .where(and(eq(wishlistItems.wishlistId, wishlistId), isNull(wishlistItems.removedAt)));
  return (found?.items ?? 0) < MAX_ITEMS;
}

/**
 * Maximum number of page visits whose last change of an item is stored; far more than are open at a
 * time.
 */
const MAX_VISITS = 20;

/**
 * Whether the change was made before, or a later change of this article from the same page visit
 * has already arrived. Changes from other tabs and devices count in order of arrival.
 */
const isSuperseded = (item: WishlistRow | null, changeId: ChangeId | null) =>
  changeId?.visit !== undefined &&
  item?.changes.some(
    ({ visit, sequence }) => visit === changeId.visit && changeId.sequence <= sequence,
  ) === true;

/** The last changes of an item by page visit, including this one. */
function changesWith(item: WishlistRow | null, changeId: ChangeId | null): readonly ItemChange[] {
  const changes = item?.changes ?? [];
  if (changeId?.visit === undefined) return changes;
  const { visit, sequence } = changeId;
  const others = changes.filter((change) => change.visit !== visit);
  return [{ visit, sequence }, ...others].slice(0, MAX_VISITS);
}

type Written = Pick<typeof wishlistItems.$inferInsert, 'removedAt' | 'changes' | 'sku'>;

async function write(
  { transaction, wishlistId }: Step,
  { objectId: articleNumber, itemNumber }: WishlistArticle,
  written: Written & { isAdded: boolean },
): Promise<void> {
  const { isAdded, ...values } = written;
  const addedAt = isAdded ? { addedAt: sql`clock_timestamp()` } : {};
  await transaction
    .insert(wishlistItems)
    .values({ wishlistId, articleNumber, itemNumber, ...values, ...addedAt })
    .onConflictDoUpdate({
      target: [wishlistItems.wishlistId, wishlistItems.itemNumber],
      set: { ...values, ...addedAt },
    });
}

/**
 * Adds an article to the visitor's list; if it is already there, it keeps its position and gets the
 * new size.
 * @param changeId of a script: of several changes within one page visit the last one sent wins, in
 *   whatever order they arrive
 */
export function addItem(
  session: Session,
  article: WishlistArticle,
  changeId: ChangeId | null,
): Promise<WishlistChange> {
  return changed(session, true, async (step) => {
    const item = await itemOf(step, article.itemNumber);
    if (isSuperseded(item, changeId)) return null;
    const isAdded = item === null || item.removedAt !== null;
    if (isAdded && !(await hasRoom(step))) return 'wishlist_full';
    const sku = article.sku ?? (isAdded ? null : item.sku);
    await write(step, article, {
      sku,
      isAdded,
      removedAt: null,
      changes: changesWith(item, changeId),
    });
    return null;
  });
}

/** Removes an article from the visitor's list; a missing one counts as removed. */
export function removeItem(
  session: Session,
  article: WishlistArticle,
  changeId: ChangeId | null,
): Promise<WishlistChange> {
  return changed(session, true, async (step) => {
    const item = await itemOf(step, article.itemNumber);
    const isNothing = item === null && changeId === null;
    if (isNothing || isSuperseded(item, changeId)) return null;
    await write(step, article, {
      sku: item?.sku ?? null,
      removedAt: new Date(),
      isAdded: false,
      changes: changesWith(item, changeId),
    });
    return null;
  });
}

/** Changes the size of an article on the visitor's list. */
export async function setItemSize(
  session: Session,
  { lineItemId, sku }: { lineItemId: string; sku: string },
): Promise<WishlistChange> {
  return changed(session, false, async ({ transaction, wishlistId }) => {
    const [item] = await transaction
      .select()
      .from(wishlistItems)
      .where(and(eq(wishlistItems.id, lineItemId), eq(wishlistItems.wishlistId, wishlistId)));
    if (!item || item.removedAt) return 'unknown_line';
    const { articleNumber: objectId, itemNumber } = item;
    const isSize = await isWishable({ objectId, itemNumber, sku }, session.project, transaction);
    if (!isSize) return 'unknown_article';
    await transaction.update(wishlistItems).set({ sku }).where(eq(wishlistItems.id, item.id));
    return null;
  });
}

/**
 * Creates the link that shares the list, or removes it. A list that is already shared keeps its
 * link.
 */
export async function shareWishlist(session: Session, isShared: boolean): Promise<WishlistChange> {
  // 128 bits cannot be guessed, and the list is not a secret of the shop.
  const token = isShared ? randomBytes(16).toString('base64url') : null;
  const shareToken = token ? sql`coalesce(${wishlists.shareToken}, ${token})` : null;
  const found = await database()
    .update(wishlists)
    .set({ shareToken, changedAt: nextChangeDate })
    .where(and(eq(wishlists.sessionId, session.id), sql`NOT ${isExpired}`))
    .returning({ id: wishlists.id });
  return found.length > 0 ? CHANGED : { ok: false, code: 'unknown_line' };
}
