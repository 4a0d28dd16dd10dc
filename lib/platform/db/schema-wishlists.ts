import { sql } from 'drizzle-orm';
import { index, jsonb, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { shop } from './schema';
import { sessions } from './schema-visits';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** One for each session, made when the first article is put on it. */
export const wishlists = shop.table(
  'wishlists',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    sessionId: uuid('session_id')
      .notNull()
      .unique()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    project: text('project').notNull(),
    /** Token of the link that shows the list to others; `null`: it is not shared. */
    shareToken: text('share_token').unique(),
    /** A guest's list is kept for seven days from here. */
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [index('wishlists_changed_at').on(table.changedAt)],
);

/** Position of a change among the changes of its page visit. */
export interface ItemChange {
  visit: string;
  sequence: number;
}

/** Articles on wishlists, each in one colour. No price and no name: they are looked up when shown. */
export const wishlistItems = shop.table(
  'wishlist_items',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    wishlistId: uuid('wishlist_id')
      .notNull()
      .references(() => wishlists.id, { onDelete: 'cascade' }),
    /** Eight digits. */
    articleNumber: text('article_number').notNull(),
    /** Article number of the colour. */
    itemNumber: text('item_number').notNull(),
    /** The size, where one is chosen. */
    sku: text('sku'),
    /** Last change of each page visit whose script has changed it, newest first; see docs/wishlist.md. */
    changes: jsonb('changes')
      .$type<readonly ItemChange[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    /** What was taken off stays for an hour: an older intent may arrive after a newer one. */
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
