import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  check,
  index,
  jsonb,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { shop } from './schema';
import { importKeys } from './schema-imports';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What a member of staff is employed for; what each may do is in `lib/counter/staff/permissions.ts`. */
export const STAFF_ROLES = [
  'service',
  'warehouse',
  'shopManager',
  'marketing',
  'administrator',
] as const;

/** People who work for the shops. Rows are never deleted, because the audit log names them. */
export const staff = shop.table(
  'staff',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** In lower case. */
    email: text('email').notNull().unique(),
    role: text('role', { enum: STAFF_ROLES }).notNull(),
    /** Argon2id in PHC string format; `null` until the invitation was accepted. */
    passwordHash: text('password_hash'),
    /** Chosen language of the counter; `null` for the browser's. */
    language: text('language', { enum: ['de', 'en'] }),
    /** Encrypted secret of the second factor; `null` without one. */
    totpSecret: text('totp_secret'),
    /** Half-minute of the last code, so that none is accepted twice. */
    totpStep: bigint('totp_step', { mode: 'number' }).notNull().default(0),
    /** Issuer and id of the person at the company's provider, once they have signed in there. */
    oidcSubject: text('oidc_subject').unique(),
    invitedAt: moment('invited_at').notNull().defaultNow(),
    /** When the person left; from then on nobody can sign in. */
    disabledAt: moment('disabled_at'),
  },
  (table) => [
    check(
      'staff_role_is_known',
      sql`${table.role} IN ('service', 'warehouse', 'shopManager', 'marketing', 'administrator')`,
    ),
    check('staff_email_is_lower_case', sql`${table.email} = lower(${table.email})`),
    check('staff_language_is_known', sql`${table.language} IN ('de', 'en')`),
  ],
);

const staffId = () =>
  uuid('staff_id')
    .notNull()
    .references(() => staff.id);

/** Browsers in which staff are signed in. */
export const staffSessions = shop.table(
  'staff_sessions',
  {
    /** SHA-256 of the cookie's token, base64url: the database alone opens nothing. */
    tokenHash: text('token_hash').primaryKey(),
    /** By which its owner ends it. */
    id: uuid('id').notNull().unique().defaultRandom(),
    staffId: staffId(),
    /** Browser and system: `Firefox, Linux`. */
    device: text('device').notNull().default(''),
    signedInAt: moment('signed_in_at').notNull().defaultNow(),
    usedAt: moment('used_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** The studio is on other paths, so it has a cookie and a session of its own. */
    place: text('place', { enum: ['counter', 'studio'] })
      .notNull()
      .default('counter'),
  },
  (table) => [
    check('staff_sessions_place_is_known', sql`${table.place} IN ('counter', 'studio')`),
    index('staff_sessions_staff_id').on(table.staffId),
    index('staff_sessions_expires_at').on(table.expiresAt),
  ],
);

/** One-time links to set a password. */
export const staffLinks = shop.table(
  'staff_links',
  {
    /** SHA-256 of the link's token, base64url. */
    tokenHash: text('token_hash').primaryKey(),
    staffId: staffId(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('staff_links_staff_id').on(table.staffId),
    index('staff_links_expires_at').on(table.expiresAt),
  ],
);

/** Searches and filters of the list of orders that a member of staff has saved. */
export const staffViews = shop.table(
  'staff_views',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    staffId: staffId(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    state: text('state').notNull(),
    /** `null` for all shops. */
    project: text('project'),
  },
  (table) => [unique('staff_views_are_one_per_name').on(table.staffId, table.name)],
);

/** Forms that were sent after their session had ended, for when their sender has signed in again. */
export const staffDrafts = shop.table(
  'staff_drafts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    staffId: staffId(),
    /** Address of the page that the form was sent to. */
    path: text('path').notNull(),
    fields: jsonb('fields').$type<Readonly<Record<string, string>>>().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('staff_drafts_staff_id').on(table.staffId),
    index('staff_drafts_expires_at').on(table.expiresAt),
  ],
);

/**
 * Who saw or changed what. A trigger rejects every update, and the deletion of a row that is not three
 * years old. Rows contain ids and amounts, but no personal data of customers.
 */
export const staffAudit = shop.table(
  'staff_audit',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull().defaultNow(),
    /** `null` for a key, and for the command line. */
    staffId: uuid('staff_id').references(() => staff.id),
    /** Key of the client that did it by `/api/erp`. */
    keyId: uuid('key_id').references(() => importKeys.id),
    /** An `AuditAction`: `order.ship` */
    action: text('action').notNull(),
    /** No foreign key: the log outlives the order. */
    orderId: uuid('order_id'),
    detail: jsonb('detail')
      .$type<Readonly<Record<string, unknown>>>()
      .notNull()
      .default(sql`'{}'::jsonb`),
    /** Idempotency key of the form or request: sent twice, it changes one thing. */
    requestKey: uuid('request_key').unique(),
  },
  (table) => [
    index('staff_audit_at').on(table.at),
    index('staff_audit_staff_id').on(table.staffId),
    index('staff_audit_key_id')
      .on(table.keyId)
      .where(sql`${table.keyId} IS NOT NULL`),
    index('staff_audit_order_id').on(table.orderId),
  ],
);
