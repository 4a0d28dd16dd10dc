import { integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { shop, skus } from './schema';

/**
 * Former prices of SKUs, written by a trigger when a price changes. A reduction is compared with
 * the lowest price of the 30 days before it.
 */
// outside: law-swiss-former-prices
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
