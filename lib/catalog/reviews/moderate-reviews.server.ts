import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { eqLiteral } from '@/lib/platform/db/eq-literal';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { catalogueChanges } from '@/lib/platform/db/schema';
import { reviews } from '@/lib/platform/db/schema-reviews';

export type ModeratedReview = typeof reviews.$inferSelect;

/** Customers' reviews that await moderation, oldest first. */
export async function listPending(limit: number): Promise<ModeratedReview[]> {
  return database()
    .select()
    .from(reviews)
    .where(eqLiteral(reviews.status, 'pending'))
    .orderBy(asc(reviews.publishedAt), reviews.id)
    .limit(limit);
}

/**
 * Publishes or rejects a customer's review, even if it was moderated before. Invalidates the
 * article's pages.
 * @param id as `listPending` shows it
 * @returns whether the review exists; those of the review service are not moderated here
 */
export async function decideReview(id: string, status: 'published' | 'rejected'): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const [decided] = await transaction
      .update(reviews)
      .set({ status, ...(status === 'published' && { publishedAt: sql`now()` }) })
      .where(and(eq(reviews.id, id), isNotNull(reviews.customerId)))
      .returning({ articleNumber: reviews.articleNumber });
    if (!decided) return false;
    await transaction.insert(catalogueChanges).values({ articleNumber: decided.articleNumber });
    await transaction.execute(sql`SELECT pg_notify('catalogue_changed', '')`);
    return true;
  });
}
