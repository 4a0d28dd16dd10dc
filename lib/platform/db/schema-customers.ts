import { sql } from 'drizzle-orm';
import { boolean, check, date, index, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { shop } from './schema';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Customers with an account, which is valid in all shops of the group (docs/decisions/0150). */
export const customers = shop.table(
  'customers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The email address as entered. */
    email: text('email').notNull(),
    /** The email address in lower case, by which a customer is found. */
    emailKey: text('email_key').notNull().unique(),
    /** Argon2id in PHC string format. */
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    birthday: date('birthday').notNull(),
    /** Assortments that the customer wants to read about, if they subscribed to the newsletter. */
    wantsNewsletter: boolean('wants_newsletter').notNull().default(false),
    wantsBig: boolean('wants_big').notNull().default(false),
    wantsTall: boolean('wants_tall').notNull().default(false),
    /** Shop and locale in which they registered; emails are written in its language. */
    project: text('project').notNull(),
    locale: text('locale').notNull(),
    /** When the email address was confirmed; `null` until then. */
    confirmedAt: moment('confirmed_at'),
    registeredAt: moment('registered_at').notNull().defaultNow(),
  },
  (table) => [
    index('customers_unconfirmed')
      .on(table.registeredAt)
      .where(sql`${table.confirmedAt} IS NULL`),
    // Ordered by bytes, so that the beginning of a name finds a customer at the counter.
    index('customers_last_name').on(sql`lower(${table.lastName}) COLLATE "C"`),
    index('customers_name').on(
      sql`lower(${table.firstName} || ' ' || ${table.lastName}) COLLATE "C"`,
    ),
    check('customers_project_is_known', sql`${table.project} IN ('hgg', 'hrm', 'eck')`),
    check('customers_email_key_is_lower_case', sql`${table.emailKey} = lower(${table.email})`),
  ],
);

/** Billing addresses of customers. */
export const customerAddresses = shop.table(
  'customer_addresses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['billing'] }).notNull(),
    salutation: text('salutation', { enum: ['herr', 'frau'] }),
    company: text('company'),
    streetName: text('street_name').notNull(),
    streetNumber: text('street_number').notNull(),
    additionalAddressInfo: text('additional_address_info'),
    postalCode: text('postal_code').notNull(),
    city: text('city').notNull(),
    /** ISO 3166-1 alpha-2, upper case. */
    country: text('country').notNull(),
    /** Postal abbreviation, in the US and Canada. */
    state: text('state'),
    phone: text('phone'),
  },
  (table) => [
    unique('customer_addresses_are_one_per_kind').on(table.customerId, table.kind),
    check('customer_addresses_kind_is_known', sql`${table.kind} IN ('billing')`),
  ],
);

/** One-time tokens of links in emails. */
export const customerTokens = shop.table(
  'customer_tokens',
  {
    /** SHA-256 of the link's token, base64url: the database alone opens nothing. */
    tokenHash: text('token_hash').primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** `restore` undoes a change of the email address, `activate` sets the first password. */
    purpose: text('purpose', {
      enum: ['confirm', 'reset', 'change', 'restore', 'activate'],
    }).notNull(),
    /** Address that the link confirms or restores. */
    email: text('email'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('customer_tokens_expires_at').on(table.expiresAt),
    index('customer_tokens_customer_id').on(table.customerId),
    check(
      'customer_tokens_purpose_is_known',
      sql`${table.purpose} IN ('confirm', 'reset', 'change', 'restore', 'activate')`,
    ),
  ],
);
