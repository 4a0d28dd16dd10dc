import { and, eq, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { customers } from '@/lib/platform/db/schema-customers';
import { orderLines, orders } from '@/lib/platform/db/schema-orders';
import { reviews } from '@/lib/platform/db/schema-reviews';
import { ownedBy } from './own-orders.server';
import type { ProjectId } from '@/lib/shop/project/projects';
import type { SentReview } from '@/lib/catalog/reviews/review-form';
import { isReviewable } from './review-states.server';

const initials = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  [firstName, lastName].map((name) => `${name.charAt(0).toUpperCase()}.`).join(' ');

interface Written {
  customerId: string;
  project: ProjectId;
  /** Id of the order line, from a form, so it may be anything. */
  line: string;
  review: SentReview;
}

async function findLine({ customerId, project, line }: Written) {
  const [found] = await database()
    .select({ line: orderLines, order: { project: orders.project } })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(eq(sql`${orderLines.id}::text`, line), eq(orders.project, project), ownedBy(customerId)),
    );
  return found && isReviewable(found.order, found.line) ? found.line : null;
}

/**
 * Stores a customer's review until staff publish it.
 * @returns `not_ordered` for a line that is not theirs or was not shipped, `reviewed` for an
 *   article that they have already reviewed
 */
export async function writeReview(
  written: Written,
): Promise<'written' | 'not_ordered' | 'reviewed'> {
  const { customerId, review } = written;
  const line = await findLine(written);
  const db = database();
  const [customer] = await db.select().from(customers).where(eq(customers.id, customerId));
  if (!line || !customer) return 'not_ordered';
  const inserted = await db
    .insert(reviews)
    .values({
      customerId,
      orderLineId: line.id,
      articleNumber: line.articleNumber,
      ...review,
      name: initials(customer),
      status: 'pending',
      publishedAt: sql`now()`,
    })
    .onConflictDoNothing({ target: [reviews.customerId, reviews.articleNumber] })
    .returning({ id: reviews.id });
  return inserted.length > 0 ? 'written' : 'reviewed';
}
