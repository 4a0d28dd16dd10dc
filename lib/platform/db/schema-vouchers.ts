import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { shop } from './schema';
import { orders } from './schema-orders';
import { baskets } from './schema-visits';

const moment = (name: string) => timestamp(name, { withTimezone: true });
type AmountsByCurrency = Partial<Record<'czk' | 'eur' | 'pln' | 'usd', number>>;

/** Codes that lower what an order costs, and gift cards that pay it. */
export const vouchers = shop.table(
  'vouchers',
  {
    project: text('project').notNull(),
    /** Upper case, without blanks and hyphens. */
    code: text('code').notNull(),
    kind: text('kind', { enum: ['percentage', 'amount', 'shipping', 'giftCard'] }).notNull(),
    /** Set for `percentage` only. */
    percent: integer('percent'),
    /** Set for `amount` only: minor units by currency; it is not valid in another. */
    amounts: jsonb('amounts').$type<AmountsByCurrency>().notNull().default({}),
    /** Value of goods it needs; a currency that is missing needs none. */
    minimum: jsonb('minimum').$type<AmountsByCurrency>().notNull().default({}),
    /** Set for `giftCard` only: what is left on it, in its one currency. */
    balance: integer('balance'),
    currency: text('currency'),
    /** ISO 3166-1 alpha-2, upper case; empty: everywhere. */
    countries: text('countries')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    validFrom: moment('valid_from'),
    validUntil: moment('valid_until'),
    /** Each customer, by email address, may use it for one order. */
    isOncePerCustomer: boolean('is_once_per_customer').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.project, table.code] }),
    check('vouchers_percent_is_1_to_100', sql`${table.percent} BETWEEN 1 AND 100`),
    check('vouchers_balance_is_not_negative', sql`${table.balance} >= 0`),
    check(
      'vouchers_have_what_their_kind_needs',
      sql`CASE ${table.kind}
        WHEN 'percentage' THEN ${table.percent} IS NOT NULL
        WHEN 'giftCard' THEN ${table.balance} IS NOT NULL AND ${table.currency} IS NOT NULL
        WHEN 'amount' THEN ${table.amounts} <> '{}'::jsonb
        ELSE ${table.kind} = 'shipping' END`,
    ),
  ],
);

/** Codes a visitor has entered; whether they are valid is decided whenever the basket is shown. */
export const basketVouchers = shop.table(
  'basket_vouchers',
  {
    basketId: uuid('basket_id')
      .notNull()
      .references(() => baskets.id, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    addedAt: moment('added_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.basketId, table.code] })],
);

/** Vouchers that orders have used; the row goes when its order is cancelled. */
export const voucherRedemptions = shop.table(
  'voucher_redemptions',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    project: text('project').notNull(),
    code: text('code').notNull(),
    /** Taken off the order, or off the gift card; minor units. */
    amount: integer('amount').notNull(),
    /** The part of it that refunds have put back on the gift card. */
    returned: integer('returned').notNull().default(0),
    /** Normalized email address where the voucher is valid once for each; else `null`. */
    customer: text('customer'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.code] }),
    unique('voucher_redemptions_are_one_per_customer').on(
      table.project,
      table.code,
      table.customer,
    ),
    check('voucher_redemptions_return_fits', sql`${table.returned} BETWEEN 0 AND ${table.amount}`),
    index('voucher_redemptions_code').on(table.project, table.code),
  ],
);
