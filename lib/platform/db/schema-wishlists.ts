import { sql } from 'drizzle-orm';
import { index, jsonb, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { shop } from './schema';
import { sessions } from './schema-visits';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Wishlists, one for each session, created with their first article. */
export const wishlists = shop.table(
  'wishlists',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    sessionId: uuid('session_id')
      .notNull()
      .unique()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    project: text('project').notNull(),
    /** Token of the link that shares the list; `null` if it is not shared. */
    shareToken: text('share_token').unique(),
    /** A guest's list is deleted seven days later. */
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [index('wishlists_changed_at').on(table.changedAt)],
);

/** Position of a change among the changes of its page visit. */
export interface ItemChange {
  visit: string;
  sequence: number;
}

/**
 * Articles on wishlists, each in one colour. Names and prices are looked up when the list is shown.
 */
export const wishlistItems = shop.table(
  'wishlist_items',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    wishlistId: uuid('wishlist_id')
      .notNull()
      .references(() => wishlists.id, { onDelete: 'cascade' }),
    /** `objectID` in the search index. */
    articleNumber: text('article_number').notNull(),
    /** Article number of the colour. */
    itemNumber: text('item_number').notNull(),
    /** The chosen size, if any. */
    sku: text('sku'),
    /** Last change by each page visit with scripts, newest first; see docs/wishlist.md. */
    changes: jsonb('changes')
      .$type<readonly ItemChange[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    /**
     * When the article was removed. The row stays for an hour, because an older change may arrive
     * after a newer one.
     */
    removedAt: moment('removed_at'),
    addedAt: moment('added_at').notNull().defaultNow(),
  },
  (table) => [
    index('wishlist_items_removed_at')
      .on(table.removedAt)
      .where(sql`${table.removedAt} IS NOT NULL`),
    unique('wishlist_items_are_one_per_colour').on(table.wishlistId, table.itemNumber),
  ],
);
