import { bigserial, index, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';

/** Everything the shops keep themselves; the embedded services have schemas of their own. */
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

/** One-time links of editors that have been followed; kept until they expire. */
export const usedEditorLinks = shop.table('used_editor_links', {
  nonce: text('nonce').primaryKey(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
