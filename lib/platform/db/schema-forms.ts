import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { shop } from './schema';
import { orderLines, orders } from './schema-orders';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Captchas that have been solved; stored until they expire, so that each is accepted once. */
export const usedCaptchas = shop.table(
  'used_captchas',
  {
    /** Hexadecimal signature of the captcha. */
    signature: text('signature').primaryKey(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('used_captchas_expires_at').on(table.expiresAt)],
);

/** Origin and sender of a form. */
const sender = {
  project: text('project').notNull(),
  locale: text('locale').notNull(),
  /** Scheme and host of the visit. */
  origin: text('origin').notNull(),
  /** Lower case. */
  email: text('email').notNull(),
};

/** Newsletter subscriptions, one row for each shop and address. */
export const subscriptions = shop.table(
  'newsletter_subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ...sender,
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    birthday: date('birthday'),
    /** `big`, `tall`, `sale` */
    interests: text('interests')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    status: text('status', { enum: ['requested', 'confirmed', 'ended'] }).notNull(),
    /** Time of the latest request; the link in its email contains it. */
    requestedAt: moment('requested_at').notNull().defaultNow(),
    confirmedAt: moment('confirmed_at'),
    endedAt: moment('ended_at'),
    /** Why it ended, as the form spells it. */
    reason: text('reason'),
  },
  (table) => [
    index('newsletter_subscriptions_email').on(sql`lower(${table.email})`),
    index('newsletter_subscriptions_requested')
      .on(table.requestedAt)
      .where(sql`${table.status} = 'requested'`),
    unique('newsletter_subscriptions_are_one_per_address').on(table.project, table.email),
    check(
      'newsletter_subscriptions_status_is_known',
      sql`${table.status} IN ('requested', 'confirmed', 'ended')`,
    ),
  ],
);

/** Proof of each consent and of its end; never changed. */
export const subscriptionEvents = shop.table(
  'newsletter_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['requested', 'confirmed', 'ended'] }).notNull(),
    /** Version of the text that was agreed to. */
    textVersion: text('text_version').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('newsletter_events_subscription_id').on(table.subscriptionId)],
);

/** Messages of the contact form. */
export const contactMessages = shop.table(
  'contact_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ...sender,
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    customerNumber: text('customer_number'),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** To be called back; `null`: an email will do. */
    phone: text('phone'),
    sentAt: moment('sent_at').notNull().defaultNow(),
    /** Forms without a captcha are confirmed by their sender's email. */
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [
    index('contact_messages_email').on(sql`lower(${table.email})`),
    index('contact_messages_sent_at').on(table.sentAt),
    index('contact_messages_unconfirmed')
      .on(table.sentAt)
      .where(sql`${table.confirmedAt} IS NULL`),
  ],
);

/** Entries of competitions and registrations for the early shop. */
export const formEntries = shop.table(
  'form_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ...sender,
    kind: text('kind', { enum: ['raffle', 'earlyShop'] }).notNull(),
    /** Entry of the competition in the CMS, or the trigger of the mailing. */
    name: text('name').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    isEvent: boolean('is_event').notNull(),
    enteredAt: moment('entered_at').notNull().defaultNow(),
    /** As of messages. */
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [
    index('form_entries_email').on(sql`lower(${table.email})`),
    index('form_entries_unconfirmed')
      .on(table.enteredAt)
      .where(sql`${table.confirmedAt} IS NULL`),
    unique('form_entries_are_one_per_address').on(
      table.project,
      table.kind,
      table.name,
      table.email,
    ),
    check('form_entries_kind_is_known', sql`${table.kind} IN ('raffle', 'earlyShop')`),
  ],
);

/** Who wants to know when a size is there again, or costs less. Each is told once. */
export const articleAlerts = shop.table(
  'article_notices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ...sender,
    kind: text('kind', { enum: ['stock', 'price'] }).notNull(),
    sku: text('sku').notNull(),
    /** `objectID` in the search index. */
    articleNumber: text('article_number').notNull(),
    /** Article number of the colour. */
    itemNumber: text('item_number').notNull(),
    /** As it was called then. */
    name: text('name').notNull(),
    size: text('size').notNull(),
    /** Lower case. */
    currency: text('currency').notNull(),
    /** Price at the time, minor units. */
    price: integer('price').notNull(),
    status: text('status', { enum: ['requested', 'confirmed', 'told', 'ended'] }).notNull(),
    requestedAt: moment('requested_at').notNull().defaultNow(),
    notifiedAt: moment('told_at'),
  },
  (table) => [
    index('article_notices_email').on(sql`lower(${table.email})`),
    index('article_notices_requested')
      .on(table.requestedAt)
      .where(sql`${table.status} = 'requested'`),
    unique('article_notices_are_one_per_address').on(table.kind, table.sku, table.email),
    index('article_notices_confirmed')
      .on(table.articleNumber)
      .where(sql`${table.status} = 'confirmed'`),
    check('article_notices_kind_is_known', sql`${table.kind} IN ('stock', 'price')`),
    check(
      'article_notices_status_is_known',
      sql`${table.status} IN ('requested', 'confirmed', 'told', 'ended')`,
    ),
  ],
);

/** `1000001`; a number that was drawn in vain stays unused. */
export const returnNumbers = shop.sequence('return_numbers', { startWith: 1_000_001 });

/** What customers have announced to send back. */
export const registeredReturns = shop.table(
  'registered_returns',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** `HGG-T1000001` */
    number: text('number').notNull().unique(),
    /** Idempotency key: a form that is sent twice registers one return. */
    requestKey: uuid('request_key').notNull().unique(),
    registeredAt: moment('registered_at').notNull().defaultNow(),
    /** When its parcel arrived; what was in it is counted with the order's lines. */
    receivedAt: moment('received_at'),
    /** When all of its pieces had come back, or staff no longer waited for the rest. */
    closedAt: moment('closed_at'),
  },
  (table) => [
    index('registered_returns_order_id').on(table.orderId),
    index('registered_returns_open')
      .on(table.registeredAt)
      .where(sql`${table.closedAt} IS NULL`),
  ],
);

/** Lines of an order that a return contains. */
export const registeredReturnLines = shop.table(
  'registered_return_lines',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    returnId: uuid('return_id')
      .notNull()
      .references(() => registeredReturns.id, { onDelete: 'cascade' }),
    orderLineId: uuid('order_line_id')
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    index('registered_return_lines_order_line_id').on(table.orderLineId),
    unique('registered_return_lines_are_one_per_line').on(table.returnId, table.orderLineId),
    check('registered_return_lines_quantity_is_positive', sql`${table.quantity} > 0`),
  ],
);
