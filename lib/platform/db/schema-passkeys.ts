import { sql } from 'drizzle-orm';
import { bigint, check, customType, index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { shop } from './schema';
import { customers } from './schema-customers';
import { staff } from './schema-staff';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
  fromDriver: (value) => new Uint8Array(value),
});

/** Columns that the passkeys of customers and of staff have in common. */
const passkeyColumns = () => ({
  /** The authenticator's id of the credential, base64url. */
  id: text('id').primaryKey(),
  /** The only host on which it is valid, without a port. */
  host: text('host').notNull(),
  /** Public key in COSE format. */
  publicKey: bytes('public_key').notNull(),
  /** The authenticator's signature counter; 0 if it does not count. */
  counter: bigint('counter', { mode: 'number' }).notNull(),
  /** Transports by which the browser reaches it: `internal`, `hybrid`, `usb` */
  transports: text('transports')
    .array()
    .notNull()
    .default(sql`'{}'::text[]`),
  /** Browser and system that created it: `Firefox, Linux`. */
  name: text('name').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  usedAt: moment('used_at'),
});

/** Public keys with which customers log in instead of a password (docs/decisions/0151). */
export const customerPasskeys = shop.table(
  'customer_passkeys',
  {
    ...passkeyColumns(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
  },
  (table) => [index('customer_passkeys_customer_id').on(table.customerId)],
);

/** Public keys with which staff sign in instead of password and code (docs/decisions/0151). */
export const staffPasskeys = shop.table(
  'staff_passkeys',
  {
    ...passkeyColumns(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
  },
  (table) => [index('staff_passkeys_staff_id').on(table.staffId)],
);

/** Challenges for authenticators to sign; a row is deleted when it is used. */
export const passkeyChallenges = shop.table(
  'passkey_challenges',
  {
    /** 256 bits, base64url. */
    challenge: text('challenge').primaryKey(),
    purpose: text('purpose', { enum: ['add', 'login', 'staffAdd', 'staffLogin'] }).notNull(),
    host: text('host').notNull(),
    /** Customer who adds a passkey; `null` for a login. */
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    /** Member of staff who adds a passkey. */
    staffId: uuid('staff_id').references(() => staff.id),
  },
  (table) => [
    index('passkey_challenges_customer_id')
      .on(table.customerId)
      .where(sql`${table.customerId} IS NOT NULL`),
    index('passkey_challenges_staff_id')
      .on(table.staffId)
      .where(sql`${table.staffId} IS NOT NULL`),
    index('passkey_challenges_expires_at').on(table.expiresAt),
    check(
      'passkey_challenges_purpose_is_known',
      sql`${table.purpose} IN ('add', 'login', 'staffAdd', 'staffLogin')`,
    ),
  ],
);
