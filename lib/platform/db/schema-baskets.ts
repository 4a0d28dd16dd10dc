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

/** Result of a change, stored to answer repeats of the request. */
export interface ChangeOutcome {
  /** Ids of the lines whose quantity grew. */
  added: string[];
  /** SKUs that could not be added, each with the reason. */
  refused: { sku: string; code: string }[];
  /** Error code when nothing was changed. */
  code: string | null;
  /** What was accepted, for the visitor's confirmation. */
  notice: 'voucher' | 'giftCard' | null;
}

/** Basket changes sent by scripts, stored for a day: a repeated request gets the first result. */
export const basketIntents = shop.table(
  'basket_intents',
  {
    basketId: uuid('basket_id')
      .notNull()
      .references(() => baskets.id, { onDelete: 'cascade' }),
    /** Idempotency key, chosen by the sender. */
    key: uuid('key').notNull(),
    /**
     * Page visit that sent the change; `null` from pages that were open before visits were
     * recorded.
     */
    visit: uuid('visit'),
    // outside: drizzle-big-numbers
    /** Position among the changes of the page visit. */
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    /**
     * Line whose quantity was set: earlier changes of the same visit that arrive later do not
     * affect it.
     */
    lineId: uuid('line_id'),
    /** Pieces added, by line; empty for all other changes. */
    additions: jsonb('additions').$type<Record<string, number>>().notNull(),
    outcome: jsonb('outcome').$type<ChangeOutcome>().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('basket_intents_received_at').on(table.receivedAt),
    primaryKey({ columns: [table.basketId, table.key] }),
  ],
);

/** Sets and their parts. Stock belongs to the parts, the price to the set. */
export const sets = shop.table('sets', {
  /** `objectID` in the search index. */
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
