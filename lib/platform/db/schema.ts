import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
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

/** Data stored by the shops themselves; the embedded services have their own schemas. */
export const shop = pgSchema('shop');

export const knownCurrency = (column: AnyPgColumn) =>
  sql`${column} IN ('chf', 'czk', 'eur', 'pln', 'usd')`;

/**
 * Publishes and unpublishes reported by the CMS, in order: an instance that was cut off catches up
 * from here.
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

/**
 * Used one-time links of editors, and sessions that editors have closed; stored until they expire.
 */
export const usedEditorLinks = shop.table(
  'used_editor_links',
  {
    nonce: text('nonce').primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('used_editor_links_expires_at').on(table.expiresAt)],
);

/** Pages of the studio that are open, each with the entries that can be edited there. */
export const editorVisits = shop.table(
  'editor_visits',
  {
    /** Chosen by the page when it opens. */
    visit: uuid('visit').primaryKey(),
    entries: text('entries').array().notNull(),
    /** Name of the editor, by account or as given; `null` if it is not known. */
    name: text('name'),
    /** Account or session of the editor; `null` in rows of an earlier version. */
    person: text('person'),
    /** A page reports itself until it is closed; rows without a report are deleted by others'. */
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('editor_visits_seen_at').on(table.seenAt)],
);

/** Stock of record of all articles; orders and reservations are subtracted from it. */
export const skus = shop.table(
  'skus',
  {
    sku: text('sku').primaryKey(),
    /** `objectID` in the search index. */
    articleNumber: text('article_number').notNull(),
    /** Article number of the colour. */
    itemNumber: text('item_number').notNull(),
    /** Shop that sells it. */
    project: text('project').notNull(),
    stock: integer('stock').notNull(),
    /** Never out of stock: can be ordered at zero. */
    isNos: boolean('is_nos').notNull(),
    /** Written by the demo's seed, which leaves a shop with any other SKU as it is. */
    isDemo: boolean('is_demo').notNull().default(false),
  },
  (table) => [
    index('skus_article_number').on(table.articleNumber),
    index('skus_item_number').on(table.itemNumber),
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
    check('prices_currency_is_known', knownCurrency(table.currency)),
    check('prices_are_not_negative', sql`${table.price} >= 0`),
  ],
);

/** Stores in which articles can be reserved. */
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

/** Stock by store; there is no row for a SKU that the store does not have. */
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

/** Question and answer in a review. */
export interface ReviewMessage {
  question: string;
  questionType: string;
  answer: string;
}

/**
 * Articles whose stock or prices have changed since the last update of their search records.
 * Triggers write the rows, so that no change can be missed; they are deleted once the index is
 * updated.
 */
export const catalogueChanges = shop.table(
  'catalogue_changes',
  {
    revision: bigserial('revision', { mode: 'number' }).primaryKey(),
    articleNumber: text('article_number').notNull(),
    /** Number of failed pushes. */
    attempts: integer('attempts').notNull().default(0),
    /** Earliest time of the next attempt after a failure. */
    retryAt: timestamp('retry_at', { withTimezone: true }),
    /** Whether it may appear in other lists: it is new, discontinued or described differently. */
    changesLists: boolean('changes_lists').notNull().default(false),
  },
  (table) => [index('catalogue_changes_article_number').on(table.articleNumber)],
);

/** Changes sent to the search index, and the tasks to wait for. */
export interface SentPush {
  /** Article numbers. */
  numbers: string[];
  /** Revisions of the `catalogue_changes` rows that were pushed. */
  revisions: number[];
  /** Whether articles may appear in other lists than before. */
  changesLists?: boolean;
  /** Index name → id of its task. */
  tasks: Readonly<Record<string, number>>;
}

/**
 * Lease of the process that pushes changes to the search index, in a single row. No transaction is
 * open during a push, and another process takes over from one that died once the lease has expired.
 */
export const indexPush = shop.table(
  'index_push',
  {
    id: integer('id').primaryKey(),
    holder: uuid('holder'),
    heldUntil: timestamp('held_until', { withTimezone: true }),
    /** Stays until it has been indexed or sent again, whichever process holds the lease. */
    sent: jsonb('sent').$type<SentPush>(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [check('index_push_has_one_row', sql`${table.id} = 1`)],
);

/** The catalogue that was last written completely to each search application. */
export const catalogueSeeds = shop.table('catalogue_seeds', {
  application: text('application').primaryKey(),
  version: text('version').notNull(),
});

/**
 * Indices that an unfinished reindexing has completed: the next run of the same catalogue continues
 * with the others. Empty after a complete run.
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
