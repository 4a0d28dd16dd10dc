import { index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { shop } from './schema';
import { sessions } from './schema-visits';

/** Sessions being transferred to another domain of the shop; a row is deleted when it is used. */
export const sessionTransfers = shop.table(
  'session_transfers',
  {
    /** SHA-256 of the temporary session id, base64url. */
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Hash of the visitor's token on the domain they come from. */
    fromTokenHash: text('from_token_hash').notNull(),
    /** The only host that may use it, without a port. */
    host: text('host').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('session_transfers_expires_at').on(table.expiresAt),
    index('session_transfers_session_id').on(table.sessionId),
  ],
);
