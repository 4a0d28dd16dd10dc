import { sql } from 'drizzle-orm';
import {
  index,
  bigint,
  check,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { shop } from './schema';
import { baskets } from './schema-visits';

/** Result of a change as a script was first told it. */
export interface IntentOutcome {
  /** Lines that were added to. */
  added: string[];
  /** SKUs that could not be added, each with the reason. */
  refused: { sku: string; code: string }[];
  /** Why nothing was changed. */
  code: string | null;
  /** What was accepted. */
  notice: 'voucher' | 'giftCard' | null;
}

/** Changes of baskets that scripts have sent: a repeat gets the first result. Kept for a day. */
export const basketIntents = shop.table(
  'basket_intents',
  {
    basketId: uuid('basket_id')
      .notNull()
      .references(() => baskets.id, { onDelete: 'cascade' }),
    /** Idempotency key; the sender's choice. */
    key: uuid('key').notNull(),
    /** Page visit that sent it; `null` from pages that were open before visits were sent. */
    visit: uuid('visit'),
    /** Position among the changes of its visit. */
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    /** Line whose quantity it set; earlier changes of the same visit that arrive later leave it alone. */
    lineId: uuid('line_id'),
    /** Pieces that were added, by line; empty for every other change. */
    additions: jsonb('additions').$type<Record<string, number>>().notNull(),
    outcome: jsonb('outcome').$type<IntentOutcome>().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('basket_intents_received_at').on(table.receivedAt),
    primaryKey({ columns: [table.basketId, table.key] }),
  ],
);

/** Sets of record: what each is made of. The parts have stock, the set has a price. */
export const sets = shop.table('sets', {
  /** Eight digits; `objectID` in the search index. */
  articleNumber: text('article_number').primaryKey(),
  itemNumber: text('item_number').notNull(),
  project: text('project').notNull(),
  /** Article numbers of its parts. */
  parts: text('parts').array().notNull(),
});

/** Minor units by currency; a set without a price in a currency is not sold in it. */
export const setPrices = shop.table(
  'set_prices',
  {
    articleNumber: text('article_number')
      .notNull()
      .references(() => sets.articleNumber, { onDelete: 'cascade' }),
    /** Lower case. */
    currency: text('currency').notNull(),
    price: integer('price').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleNumber, table.currency] }),
    check('set_prices_are_not_negative', sql`${table.price} >= 0`),
  ],
);
