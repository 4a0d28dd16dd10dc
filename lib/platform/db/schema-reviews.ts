import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { shop, type ReviewMessage } from './schema';
import { customers } from './schema-customers';
import { orderLines } from './schema-orders';

/** Reviews of articles; those of customers are shown once staff have published them. */
export const reviews = shop.table(
  'reviews',
  {
    id: text('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    articleNumber: text('article_number').notNull(),
    /** 1 to 5. */
    rating: integer('rating').notNull(),
    /** Initials: `M. K.` */
    name: text('name').notNull(),
    /** Until publication, the time of writing. */
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    messages: jsonb('messages').$type<ReviewMessage[]>().notNull(),
    status: text('status', { enum: ['pending', 'published', 'rejected'] })
      .notNull()
      .default('published'),
    /** Author; `null` for reviews imported from the review service. */
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** Order line with which the author bought the article. */
    orderLineId: uuid('order_line_id').references(() => orderLines.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('reviews_order_line_id')
      .on(table.orderLineId)
      .where(sql`${table.orderLineId} IS NOT NULL`),
    index('reviews_article_number').on(table.articleNumber),
    index('reviews_pending')
      .on(table.publishedAt)
      .where(sql`${table.status} = 'pending'`),
    unique('reviews_are_one_per_customer').on(table.customerId, table.articleNumber),
    check('reviews_rating_is_1_to_5', sql`${table.rating} BETWEEN 1 AND 5`),
    check('reviews_status_is_known', sql`${table.status} IN ('pending', 'published', 'rejected')`),
  ],
);
