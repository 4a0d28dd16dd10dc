import { sql } from 'drizzle-orm';
import {
  bigint,
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
 * shop, which all their devices share.
 */
export const sessions = shop.table(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /**
     * SHA-256 of the cookie's token, base64url: the database alone opens no session. `null` for a
     * customer's: the tokens are those of their devices.
     */
    tokenHash: text('token_hash').unique(),
    project: text('project').notNull(),
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    /**
     * End of a guest's session, seven days after the last write. `null` for a customer's: it never
     * expires, the logins of their devices do.
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

/** Browsers in which a customer is logged in, or to which a guest came from another domain of the shop. */
export const customerDevices = shop.table(
  'customer_devices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** SHA-256 of the cookie's token, base64url. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Browser and system, as the customer is shown them: `Firefox, Linux`. */
    name: text('name').notNull(),
    loggedInAt: moment('logged_in_at').notNull().defaultNow(),
    /** Seven days after the last write, thirty after logging in at the latest. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('customer_devices_expires_at').on(table.expiresAt),
    index('customer_devices_session_id').on(table.sessionId),
  ],
);

/** What was typed into a form without scripts and has to be shown again; never a password. */
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
  (table) => [primaryKey({ columns: [table.sessionId, table.form] })],
);

/** One for each session, made when the first article is put into it. */
export const baskets = shop.table('baskets', {
  id: uuid('id').primaryKey().defaultRandom(),
  sessionId: uuid('session_id')
    .notNull()
    .unique()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  project: text('project').notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
});

/** What a line was called and cost when its visitor last saw it. */
export interface SeenLine {
  name: string;
  /** Price of one piece, minor units. */
  price: number;
  /** ISO 4217. */
  currency: string;
}

/** Articles in baskets. No price to pay: it is looked up anew whenever the basket is shown. */
export const basketLines = shop.table(
  'basket_lines',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    basketId: uuid('basket_id')
      .notNull()
      .references(() => baskets.id, { onDelete: 'cascade' }),
    /**
     * SKU, or the item number of a set. No foreign key: a visitor is told of an article that is gone.
     */
    sku: text('sku').notNull(),
    /** SKUs a set is made of, sorted; empty for a single article. */
    parts: text('parts')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    quantity: integer('quantity').notNull(),
    /** A removed line is kept for a while, so that removing can be undone. */
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

/** What a visitor has entered at the checkout so far; not validated, as it was typed. */
export const checkouts = shop.table('checkouts', {
  basketId: uuid('basket_id')
    .primaryKey()
    .references(() => baskets.id, { onDelete: 'cascade' }),
  address: jsonb('address').$type<Record<string, string>>(),
  shippingMethod: text('shipping_method'),
  paymentMethod: text('payment_method'),
  changedAt: moment('changed_at').notNull().defaultNow(),
});

/** Counters of lib/platform/http/limit-requests, in the shape that `rate-limiter-flexible` requires. */
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
