import { integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { shop, skus } from './schema';

/**
 * Prices that a SKU had before its present one, written by a trigger when the price changes. A
 * reduction is shown against the lowest of the 30 days before it.
 */
export const pastPrices = shop.table(
  'past_prices',
  {
    sku: text('sku')
      .notNull()
      .references(() => skus.sku, { onDelete: 'cascade' }),
    /** Lower case, as the search index spells it. */
    currency: text('currency').notNull(),
    /** Minor units. */
    price: integer('price').notNull(),
    /** When the next price replaced it. */
    validUntil: timestamp('valid_until', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.sku, table.currency, table.validUntil] })],
);
