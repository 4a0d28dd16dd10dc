import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/** All data that the shops store themselves; the embedded services have schemas of their own. */
export const shop = pgSchema('shop');

/**
 * Publishes and withdrawals the CMS has reported, in order: an instance that was cut off reads
 * here what it missed.
 */
export const contentChanges = shop.table(
  'content_changes',
  {
    revision: bigserial('revision', { mode: 'number' }).primaryKey(),
    /** Entry or asset id. */
    entityId: text('entity_id').notNull(),
    /** Content type of an entry, null for assets. */
    contentType: text('content_type'),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('content_changes_changed_at').on(table.changedAt)],
);

/** One-time links of editors that have been used, and sessions they have closed; stored until they expire. */
export const usedEditorLinks = shop.table(
  'used_editor_links',
  {
    nonce: text('nonce').primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('used_editor_links_expires_at').on(table.expiresAt)],
);

/** Stock of record of everything that is sold; orders and reservations take from it. */
export const skus = shop.table(
  'skus',
  {
    sku: text('sku').primaryKey(),
    /** Eight digits; `objectID` in the search index. */
    articleNumber: text('article_number').notNull(),
    /** Article number of the colour. */
    itemNumber: text('item_number').notNull(),
    /** Shop that sells it. */
    project: text('project').notNull(),
    stock: integer('stock').notNull(),
    /** Never out of stock: can be sold at zero. */
    isNos: boolean('is_nos').notNull(),
  },
  (table) => [
    index('skus_article_number').on(table.articleNumber),
    check('skus_stock_is_not_negative', sql`${table.stock} >= 0`),
  ],
);

/** Prices of record, in minor units. */
export const prices = shop.table(
  'prices',
  {
    sku: text('sku')
      .notNull()
      .references(() => skus.sku, { onDelete: 'cascade' }),
    /** Lower case, as the search index spells it. */
    currency: text('currency').notNull(),
    price: integer('price').notNull(),
    /** Price before a reduction. */
    strikePrice: integer('strike_price'),
  },
  (table) => [
    primaryKey({ columns: [table.sku, table.currency] }),
    check('prices_currency_is_known', sql`${table.currency} IN ('czk', 'eur', 'pln', 'usd')`),
    check('prices_are_not_negative', sql`${table.price} >= 0`),
  ],
);

/** Houses where articles can be reserved. */
export const stores = shop.table('stores', {
  number: text('number').primaryKey(),
  project: text('project').notNull(),
  name: text('name').notNull(),
  street: text('street').notNull(),
  postalCode: text('postal_code').notNull(),
  city: text('city').notNull(),
  /** ISO 3166-1 alpha-2, upper case. */
  country: text('country').notNull(),
  phone: text('phone').notNull(),
  /** Monday first; `null` on days it is closed. */
  openingHours: jsonb('opening_hours').$type<(OpeningHours | null)[]>().notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
});

/** Local times, `10:00`. */
export interface OpeningHours {
  from: string;
  until: string;
}

/** A SKU that a store has none of has no row. */
export const storeStock = shop.table(
  'store_stock',
  {
    store: text('store')
      .notNull()
      .references(() => stores.number, { onDelete: 'cascade' }),
    sku: text('sku')
      .notNull()
      .references(() => skus.sku, { onDelete: 'cascade' }),
    stock: integer('stock').notNull(),
  },
  (table) => [
    index('store_stock_store').on(table.store),
    primaryKey({ columns: [table.sku, table.store] }),
    check('store_stock_is_not_negative', sql`${table.stock} >= 0`),
  ],
);

/** Question and answer of a review. */
export interface ReviewMessage {
  question: string;
  questionType: string;
  answer: string;
}

/**
 * Articles whose stock or prices changed and whose search records are not updated yet. Written by
 * triggers, so that no way of changing stock can forget it; deleted once the index is updated.
 */
export const catalogueChanges = shop.table('catalogue_changes', {
  revision: bigserial('revision', { mode: 'number' }).primaryKey(),
  articleNumber: text('article_number').notNull(),
  /** Pushes that have failed. */
  attempts: integer('attempts').notNull().default(0),
  /** After a failure: not pushed before. */
  retryAt: timestamp('retry_at', { withTimezone: true }),
});

/** Changes that were sent to the search index, and what to wait for. */
export interface SentPush {
  /** Article numbers. */
  numbers: string[];
  /** Rows of `catalogue_changes` that were pushed. */
  revisions: number[];
  /** Index name → id of its task. */
  tasks: Readonly<Record<string, number>>;
}

/**
 * The lease of the process that pushes changes to the search index, in one row: no transaction is open
 * during a push, and a process that died is followed by another once its lease has ended.
 */
export const indexPush = shop.table(
  'index_push',
  {
    id: integer('id').primaryKey(),
    holder: uuid('holder'),
    heldUntil: timestamp('held_until', { withTimezone: true }),
    /** Stays until it is indexed or sent again, whoever holds the lease. */
    sent: jsonb('sent').$type<SentPush>(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [check('index_push_has_one_row', sql`${table.id} = 1`)],
);

/** Which catalogue was last written whole into which search application. */
export const catalogueSeeds = shop.table('catalogue_seeds', {
  application: text('application').primaryKey(),
  version: text('version').notNull(),
});

/**
 * Indices that an unfinished reindexing has written whole already: the next run of the same catalogue
 * goes on with the others. Empty after a run that has ended.
 */
export const catalogueSeedIndices = shop.table(
  'catalogue_seed_indices',
  {
    application: text('application').notNull(),
    indexName: text('index_name').notNull(),
    version: text('version').notNull(),
  },
  (table) => [primaryKey({ columns: [table.application, table.indexName] })],
);
