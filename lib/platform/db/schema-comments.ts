import { sql } from 'drizzle-orm';
import { index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { shop } from './schema';
import { staff } from './schema-staff';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What editors say about blocks. Only editors read it: content, and what is public of it, stays in the CMS. */
export const editorComments = shop.table(
  'editor_comments',
  {
    /** Chosen by the browser, so that a repeated request writes one comment. */
    id: uuid('id').primaryKey(),
    /** Node of the page in whose composer it was written. */
    node: text('node').notNull(),
    /** Entry that it is about. */
    entry: text('entry').notNull(),
    /** `null` for an editor who opened the studio with a link. */
    authorId: uuid('author_id').references(() => staff.id),
    /** Name that an editor without an account has given. */
    authorName: text('author_name'),
    mentionedId: uuid('mentioned_id').references(() => staff.id),
    text: text('text').notNull(),
    writtenAt: moment('written_at').notNull().defaultNow(),
    resolvedAt: moment('resolved_at'),
  },
  (table) => [
    index('editor_comments_node').on(table.node),
    index('editor_comments_author_id')
      .on(table.authorId)
      .where(sql`${table.authorId} IS NOT NULL`),
    index('editor_comments_mentioned_id')
      .on(table.mentionedId)
      .where(sql`${table.mentionedId} IS NOT NULL`),
    index('editor_comments_written_at').on(table.writtenAt),
  ],
);
