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
import { customers } from './schema-customers';
import { orders } from './schema-orders';
import { baskets } from './schema-visits';

const moment = (name: string) => timestamp(name, { withTimezone: true });
type AmountsByCurrency = Partial<Record<'chf' | 'czk' | 'eur' | 'pln' | 'usd', number>>;

/** Voucher codes that reduce the sum of an order, and gift cards that pay it. */
export const vouchers = shop.table(
  'vouchers',
  {
    project: text('project').notNull(),
    /** Upper case, without spaces and hyphens. */
    code: text('code').notNull(),
    kind: text('kind', { enum: ['percentage', 'amount', 'shipping', 'giftCard'] }).notNull(),
    /** Set for `percentage` only. */
    percent: integer('percent'),
    /** Set for `amount` only: minor units by currency; it is not valid in other currencies. */
    amounts: jsonb('amounts').$type<AmountsByCurrency>().notNull().default({}),
    /** Minimum value of goods, by currency; none for currencies that are missing. */
    minimum: jsonb('minimum').$type<AmountsByCurrency>().notNull().default({}),
    /** Set for `giftCard` only: remaining balance in its one currency. */
    balance: integer('balance'),
    currency: text('currency'),
    /** Whether it is a gift card that was taxed when it was sold, and stays so. */
    isSinglePurpose: boolean('is_single_purpose').notNull().default(false),
    /** ISO 3166-1 alpha-2, upper case; empty means everywhere. */
    countries: text('countries')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    validFrom: moment('valid_from'),
    validUntil: moment('valid_until'),
    /** Whether each customer, identified by email address, may use it for one order only. */
    isOncePerCustomer: boolean('is_once_per_customer').notNull().default(false),
    /** Set for the gift card that holds a customer's credits. */
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.project, table.code] }),
    unique('vouchers_hold_credits_once').on(table.customerId, table.project),
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

/** Codes that visitors have entered; they are validated whenever the basket is shown. */
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

/** Vouchers used by orders; the row is deleted when its order is cancelled. */
export const voucherRedemptions = shop.table(
  'voucher_redemptions',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    project: text('project').notNull(),
    code: text('code').notNull(),
    /** Amount taken off the order or the gift card; minor units. */
    amount: integer('amount').notNull(),
    /** Part of it that refunds have put back on the gift card. */
    returned: integer('returned').notNull().default(0),
    /** Normalised email address if each customer may use the voucher once; else `null`. */
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
