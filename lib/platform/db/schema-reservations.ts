import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { shop } from './schema';
import { customers } from './schema-customers';
import { sessions } from './schema-visits';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** `1000001`; rolled-back reservations leave gaps. */
export const reservationNumbers = shop.sequence('reservation_numbers', { startWith: 1_000_001 });

/**
 * Articles that a visitor wants to reserve, one list for each session. They do not reduce stock.
 */
export const reservationBaskets = shop.table('reservation_baskets', {
  id: uuid('id').primaryKey().defaultRandom(),
  sessionId: uuid('session_id')
    .notNull()
    .unique()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  project: text('project').notNull(),
  /** Number of the store chosen last; none while there are no lines. */
  store: text('store'),
  /** Contact details as entered at the last attempt to reserve, not validated. */
  contact: jsonb('contact').$type<Record<string, string>>(),
  /** Keys of the latest additions: a repeated request changes nothing. */
  intents: uuid('intents')
    .array()
    .notNull()
    .default(sql`'{}'::uuid[]`),
  changedAt: moment('changed_at').notNull().defaultNow(),
});

/** Articles of a reservation basket, each for one store. */
export const reservationLines = shop.table(
  'reservation_lines',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    basketId: uuid('basket_id')
      .notNull()
      .references(() => reservationBaskets.id, { onDelete: 'cascade' }),
    store: text('store').notNull(),
    sku: text('sku').notNull(),
    quantity: integer('quantity').notNull(),
    addedAt: moment('added_at').notNull().defaultNow(),
  },
  (table) => [
    unique('reservation_lines_are_one_per_article').on(table.basketId, table.store, table.sku),
    check('reservation_lines_quantity_is_1_to_20', sql`${table.quantity} BETWEEN 1 AND 20`),
  ],
);

/**
 * Pieces that a store has set aside for a visitor; they are taken from its stock until released.
 */
export const reservations = shop.table(
  'reservations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    project: text('project').notNull(),
    /** `HGG-R1000001` */
    number: text('number').notNull().unique(),
    /** Idempotency key: a form submitted twice makes one reservation in each store. */
    requestKey: uuid('request_key').notNull(),
    /** Visitor who placed it; it is shown only to them. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    /** Customer who placed it; `null` for a guest's. */
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    store: text('store').notNull(),
    locale: text('locale').notNull(),
    /** Scheme and host of the visit. */
    origin: text('origin').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    status: text('status', { enum: ['held', 'collected', 'expired'] }).notNull(),
    placedAt: moment('placed_at').notNull().defaultNow(),
    heldUntil: moment('held_until').notNull(),
    /** When staff had put the pieces aside. */
    preparedAt: moment('prepared_at'),
    /** When it was collected, released or expired. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    unique('reservations_are_one_per_store').on(table.requestKey, table.store),
    index('reservations_session_id').on(table.sessionId),
    index('reservations_customer_id').on(table.customerId),
    index('reservations_email').on(sql`lower(${table.email})`),
    index('reservations_held_until')
      .on(table.heldUntil)
      .where(sql`${table.status} = 'held'`),
    // Lists of a store at the counter.
    index('reservations_store_held')
      .on(table.store, table.heldUntil)
      .where(sql`${table.status} = 'held'`),
    index('reservations_store_ended').on(table.store, table.endedAt),
    // For retention.
    index('reservations_guests_ended_at')
      .on(table.endedAt)
      .where(sql`${table.customerId} IS NULL`),
    check('reservations_status_is_known', sql`${table.status} IN ('held', 'collected', 'expired')`),
  ],
);

/** Reserved articles with their name at the time, because the catalogue changes. */
export const reservationItems = shop.table(
  'reservation_items',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    reservationId: uuid('reservation_id')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    sku: text('sku').notNull(),
    articleNumber: text('article_number').notNull(),
    /** Article number of the colour. */
    itemNumber: text('item_number').notNull(),
    name: text('name').notNull(),
    colour: text('colour').notNull(),
    size: text('size').notNull(),
    quantity: integer('quantity').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    unique('reservation_items_are_one_per_position').on(table.reservationId, table.position),
    check('reservation_items_quantity_is_positive', sql`${table.quantity} > 0`),
  ],
);
