import { sql } from 'drizzle-orm';
import { check, index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { knownCurrency, shop } from './schema';
import { importKeys } from './schema-imports';
import { staff } from './schema-staff';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Prices of articles that begin at a moment that staff have planned. */
export const plannedPrices = shop.table(
  'planned_prices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    articleNumber: text('article_number').notNull(),
    /** Lower case, as the search index spells it. */
    currency: text('currency').notNull(),
    /** Minor units; of each SKU of the article that has a price in this currency. */
    price: integer('price').notNull(),
    startsAt: moment('starts_at').notNull(),
    /** Who planned it: a member of staff, or a key of `/api/erp`. */
    staffId: uuid('staff_id').references(() => staff.id),
    keyId: uuid('key_id').references(() => importKeys.id),
    plannedAt: moment('planned_at').notNull().defaultNow(),
    /** When it was written to the prices, or given up. */
    endedAt: moment('ended_at'),
    status: text('status', { enum: ['planned', 'applied', 'cancelled'] })
      .notNull()
      .default('planned'),
  },
  (table) => [
    index('planned_prices_staff_id').on(table.staffId),
    index('planned_prices_key_id').on(table.keyId),
    index('planned_prices_starts_at')
      .on(table.startsAt)
      .where(sql`${table.status} = 'planned'`),
    check('planned_prices_currency_is_known', knownCurrency(table.currency)),
    check('planned_prices_price_is_positive', sql`${table.price} > 0`),
    check(
      'planned_prices_status_is_known',
      sql`${table.status} IN ('planned', 'applied', 'cancelled')`,
    ),
  ],
);
