import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { shop, skus } from './schema';

/**
 * Articles that a retailer has imported. Their search records are made from these rows; those of the
 * demo catalogue exist in the search index only.
 */
export const articles = shop.table(
  'articles',
  {
    /** Eight digits; `objectID` in the search index. */
    number: text('number').primaryKey(),
    /** Shop that sells it. */
    project: text('project').notNull(),
    /** The retailer's own number. */
    merchantNumber: text('merchant_number').notNull(),
    /** Everything but stock and prices, as `articleContent` of `lib/catalog/import` describes it. */
    content: jsonb('content').notNull(),
    onlineSince: timestamp('online_since', { withTimezone: true }).notNull().defaultNow(),
    /** Whether its records say that it is new, unless a change of that is noted already. */
    notedAsNew: boolean('noted_as_new').notNull().default(true),
    /** When it was taken off sale; `null` while it is sold. */
    discontinuedAt: timestamp('discontinued_at', { withTimezone: true }),
  },
  (table) => [
    unique('articles_merchant_number').on(table.project, table.merchantNumber),
    // Found every hour: those whose newness has begun or ended.
    index('articles_newness')
      .on(table.notedAsNew, table.onlineSince)
      .where(sql`${table.discontinuedAt} IS NULL`),
  ],
);

/**
 * What changed the stock of a SKU since it was counted: orders, cancellations, returns,
 * reservations, deliveries. A trigger writes every change but those of an import, which adds the
 * deliveries itself. A count that is imported is corrected by what happened after it.
 */
export const stockMovements = shop.table(
  'stock_movements',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    sku: text('sku')
      .notNull()
      .references(() => skus.sku, { onDelete: 'cascade' }),
    /** Pieces; negative when some were sold. */
    change: integer('change').notNull(),
    movedAt: timestamp('moved_at', { withTimezone: true }).notNull().defaultNow(),
    /** The retailer's id of a delivery, by which a repeat is recognised. */
    deliveryId: text('delivery_id'),
  },
  (table) => [
    // outside: pg-nulls-in-unique
    unique('stock_movements_delivery').on(table.sku, table.deliveryId),
    index('stock_movements_sku').on(table.sku, table.movedAt),
    index('stock_movements_moved_at').on(table.movedAt),
  ],
);
