import { and, desc, eq, inArray } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { orderLines } from '@/lib/platform/db/schema-orders';
import { reviews } from '@/lib/platform/db/schema-reviews';
import type { Review } from './rating-summary';

/** Limit over all articles of one request. */
const MAX_REVIEWS = 5_000;

/**
 * Published reviews of some articles, newest first; omits articles without any.
 * @throws the driver's error when the database does not respond
 */
export async function loadReviews(
  numbers: readonly string[],
): Promise<ReadonlyMap<string, readonly Review[]>> {
  const rows = await database()
    .select({ review: reviews, size: orderLines.size })
    .from(reviews)
    .leftJoin(orderLines, eq(orderLines.id, reviews.orderLineId))
    .where(and(inArray(reviews.articleNumber, [...numbers]), eq(reviews.status, 'published')))
    .orderBy(desc(reviews.publishedAt), reviews.id)
    .limit(MAX_REVIEWS);
  const found = new Map<string, Review[]>();
  for (const { review, size } of rows) {
    const before = found.get(review.articleNumber) ?? [];
    found.set(review.articleNumber, [...before, { ...review, size }]);
  }
  return found;
}
