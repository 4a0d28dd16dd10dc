import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { shop } from './schema';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What systems of a retailer can be notified of. */
export const WEBHOOK_TYPES = [
  'order.placed',
  'order.paid',
  'order.shipped',
  'order.cancelled',
  'order.returned',
  'stock.low',
] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];

/** Addresses that are notified. */
export const webhookEndpoints = shop.table('webhook_endpoints', {
  id: uuid('id').primaryKey().defaultRandom(),
  url: text('url').notNull().unique(),
  types: text('types', { enum: WEBHOOK_TYPES }).array().notNull(),
  /** Signs the requests, so it cannot be a hash: `whsec_` and base64. */
  secret: text('secret').notNull(),
  /** Signs as well until then, so that the receiver can be changed over. */
  formerSecret: text('former_secret'),
  formerUntil: moment('former_until'),
  /** Stock that is low, for `stock.low`. */
  lowStock: integer('low_stock').notNull().default(3),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** Since when nothing is sent to it; `null` while it is notified. */
  disabledAt: moment('disabled_at'),
});

/**
 * What happened, written by triggers in the transaction of the change; only if an endpoint is to be
 * notified.
 */
export const webhookEvents = shop.table(
  'webhook_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    type: text('type', { enum: WEBHOOK_TYPES }).notNull(),
    /** Order number or SKU; events of one subject are sent in their order. */
    subject: text('subject').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    occurredAt: moment('occurred_at').notNull().defaultNow(),
  },
  (table) => [
    index('webhook_events_subject').on(table.subject, table.id),
    index('webhook_events_occurred_at').on(table.occurredAt),
  ],
);

/** State of an event at each endpoint. */
export const webhookDeliveries = shop.table(
  'webhook_deliveries',
  {
    endpointId: uuid('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    eventId: bigint('event_id', { mode: 'number' })
      .notNull()
      .references(() => webhookEvents.id, { onDelete: 'cascade' }),
    attempts: integer('attempts').notNull().default(0),
    /** Also the end of the current attempt's claim. */
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    deliveredAt: moment('delivered_at'),
    /** When it was given up; later events of the subject no longer wait for it. */
    failedAt: moment('failed_at'),
    /** Reason of the last attempt. */
    error: text('error'),
  },
  (table) => [
    primaryKey({ columns: [table.endpointId, table.eventId] }),
    index('webhook_deliveries_event_id').on(table.eventId),
    index('webhook_deliveries_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.deliveredAt} IS NULL AND ${table.failedAt} IS NULL`),
  ],
);
