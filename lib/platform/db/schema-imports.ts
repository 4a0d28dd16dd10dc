import { sql } from 'drizzle-orm';
import {
  check,
  customType,
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

const moment = (name: string) => timestamp(name, { withTimezone: true });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What a key of a client may import. */
export const IMPORT_SCOPES = ['articles', 'prices', 'stock'] as const;
export type ImportScope = (typeof IMPORT_SCOPES)[number];

/** What a key of a client may see and do by `/api/erp`; named as the permissions of staff. */
export const ERP_SCOPES = [
  'orders.read',
  'orders.ship',
  'orders.cancel',
  'orders.return',
  'orders.exchange',
  'orders.refund',
  'orders.paid',
  'orders.transferred',
  'orders.address',
  'orders.resend',
  'orders.note',
  'returns.read',
  'returns.receive',
  'stock.read',
  'stock.correct',
  'prices.plan',
  'reservations.read',
  'reservations.handle',
  'numbers.read',
  'numbers.tax',
] as const;
export type ErpScope = (typeof ERP_SCOPES)[number];

export const KEY_SCOPES = [...IMPORT_SCOPES, ...ERP_SCOPES] as const;
export type KeyScope = ImportScope | ErpScope;

/** Keys with which systems of a retailer import by `/api/import` and work by `/api/erp`. */
export const importKeys = shop.table('import_keys', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Name of the system; it has two keys while one replaces the other. */
  client: text('client').notNull(),
  /** SHA-256 of the key, which is stored nowhere. */
  hash: text('hash').notNull().unique(),
  scopes: text('scopes', { enum: KEY_SCOPES }).array().notNull(),
  /** The only shop whose orders and stock it reaches; `null` for all. */
  project: text('project'),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** End of a key that was replaced or revoked. */
  expiresAt: moment('expires_at'),
  usedAt: moment('used_at'),
});

/** Imports that clients have sent, each of one or more parts. */
export const imports = shop.table(
  'imports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    client: text('client').notNull(),
    /** By it a repeated request is recognised. */
    idempotencyKey: text('idempotency_key').notNull(),
    kind: text('kind', { enum: IMPORT_SCOPES }).notNull(),
    /** Format and options, the same for all parts. */
    options: jsonb('options').$type<Record<string, unknown>>().notNull(),
    parts: integer('parts').notNull(),
    status: text('status', { enum: ['open', 'waiting', 'running', 'done', 'failed'] })
      .notNull()
      .default('open'),
    /** How often it was begun: more than once after an interruption. */
    attempts: integer('attempts').notNull().default(0),
    /** Rows that the current attempt has read. */
    progress: integer('progress').notNull().default(0),
    /** Counts, rejected rows and warnings. */
    result: jsonb('result').$type<Record<string, unknown>>(),
    error: text('error'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When its last part came; imports run in this order. */
    queuedAt: moment('queued_at'),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    unique('imports_are_one_per_idempotency_key').on(table.client, table.idempotencyKey),
    index('imports_queued_at')
      .on(table.queuedAt)
      .where(sql`${table.status} IN ('waiting', 'running')`),
    index('imports_finished_at').on(table.finishedAt),
    index('imports_open')
      .on(table.createdAt)
      .where(sql`${table.status} = 'open'`),
    check(
      'imports_status_is_known',
      sql`${table.status} IN ('open', 'waiting', 'running', 'done', 'failed')`,
    ),
  ],
);

/** What an import under way has written, with which it goes on after an interruption. */
export const importBatches = shop.table(
  'import_batches',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** Rows of the file up to the end of the batch. */
    rows: integer('rows').notNull(),
    /** Counts, rejected rows and warnings of the batch. */
    outcome: jsonb('outcome').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.rows] })],
);

/** Bytes of imports; those of ended ones are deleted, and their hashes stay. */
export const importParts = shop.table(
  'import_parts',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** From 1. */
    part: integer('part').notNull(),
    /** SHA-256 of the bytes. */
    hash: text('hash').notNull(),
    body: bytes('body'),
  },
  (table) => [primaryKey({ columns: [table.importId, table.part] })],
);
