import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
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
  varchar,
} from 'drizzle-orm/pg-core';
import { shop } from './schema';
import { customers } from './schema-customers';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Visitors who have changed something; browsing alone starts no session. A customer has one in each
 * shop, shared by all their devices.
 */
export const sessions = shop.table(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /**
     * SHA-256 of the cookie's token, base64url, so that a leaked database opens no session. `null`
     * for a customer's session, whose devices have tokens of their own.
     */
    tokenHash: text('token_hash').unique(),
    project: text('project').notNull(),
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    /**
     * Expiry of a guest's session, seven days after the last write. `null` for a customer's, which
     * never expires; the logins of their devices do.
     */
    expiresAt: moment('expires_at'),
  },
  (table) => [
    index('sessions_expires_at').on(table.expiresAt),
    unique('sessions_are_one_per_customer').on(table.customerId, table.project),
    check(
      'sessions_are_opened_by_a_token_or_a_device',
      sql`(${table.tokenHash} IS NULL) = (${table.customerId} IS NOT NULL)`,
    ),
    check(
      'sessions_of_guests_alone_expire',
      sql`(${table.expiresAt} IS NULL) = (${table.customerId} IS NOT NULL)`,
    ),
  ],
);

/**
 * Browsers in which a customer is logged in, or in which a guest arrived from another domain of the
 * shop.
 */
export const customerDevices = shop.table(
  'customer_devices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** SHA-256 of the cookie's token, base64url. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Browser and system as shown to the customer: `Firefox, Linux`. */
    name: text('name').notNull(),
    loggedInAt: moment('logged_in_at').notNull().defaultNow(),
    /** Seven days after the last write, and at most thirty after the login. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('customer_devices_expires_at').on(table.expiresAt),
    index('customer_devices_session_id').on(table.sessionId),
  ],
);

/** Form input that is shown again once the server has rejected it; never a password. */
export const formDrafts = shop.table(
  'form_drafts',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    form: text('form').notNull(),
    fields: jsonb('fields').$type<Record<string, string>>().notNull(),
    /** Field → key of the message. */
    errors: jsonb('errors').$type<Record<string, string>>().notNull(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [
    index('form_drafts_changed_at').on(table.changedAt),
    primaryKey({ columns: [table.sessionId, table.form] }),
  ],
);

/** Baskets, one for each session, created with their first article. */
export const baskets = shop.table('baskets', {
  id: uuid('id').primaryKey().defaultRandom(),
  sessionId: uuid('session_id')
    .notNull()
    .unique()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  project: text('project').notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
});

/** Name and price of a line when the visitor last saw it. */
export interface SeenLine {
  name: string;
  /** Price of one piece, minor units. */
  price: number;
  /** ISO 4217. */
  currency: string;
}

/** Articles in baskets, without prices: those are looked up whenever the basket is shown. */
export const basketLines = shop.table(
  'basket_lines',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    basketId: uuid('basket_id')
      .notNull()
      .references(() => baskets.id, { onDelete: 'cascade' }),
    /**
     * SKU, or the item number of a set. No foreign key, because visitors are notified when an
     * article has been discontinued.
     */
    sku: text('sku').notNull(),
    /** Sorted SKUs of the parts of a set; empty for a single article. */
    parts: text('parts')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    quantity: integer('quantity').notNull(),
    /** When the line was removed; it stays for a while so that this can be undone. */
    removedAt: moment('removed_at'),
    seen: jsonb('seen').$type<SeenLine>(),
    addedAt: moment('added_at').notNull().defaultNow(),
  },
  (table) => [
    index('basket_lines_removed_at')
      .on(table.removedAt)
      .where(sql`${table.removedAt} IS NOT NULL`),
    unique('basket_lines_are_one_per_article').on(table.basketId, table.sku, table.parts),
    check('basket_lines_quantity_is_1_to_20', sql`${table.quantity} BETWEEN 1 AND 20`),
  ],
);

/** Checkout input so far, as entered and not validated. */
export const checkouts = shop.table('checkouts', {
  basketId: uuid('basket_id')
    .primaryKey()
    .references(() => baskets.id, { onDelete: 'cascade' }),
  address: jsonb('address').$type<Record<string, string>>(),
  shippingMethod: text('shipping_method'),
  paymentMethod: text('payment_method'),
  changedAt: moment('changed_at').notNull().defaultNow(),
});

/**
 * One row for each basket that gets its first article and each checkout that begins, written by triggers. It says
 * which shop and when, and nothing of who: visitors are counted without being recognised.
 */
export const conversionSteps = shop.table(
  'conversion_steps',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull().defaultNow(),
    project: text('project').notNull(),
    isCheckout: boolean('is_checkout').notNull(),
  },
  (table) => [index('conversion_steps_at').on(table.at)],
);

/**
 * Counters of lib/platform/http/limit-requests, with the columns that `rate-limiter-flexible`
 * requires.
 */
export const requestLimits = shop.table(
  'request_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('request_limits_expire').on(table.expire)],
);
