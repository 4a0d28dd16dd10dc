import { and, eq, inArray } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import type { orderLines, orders } from '@/lib/platform/db/schema-orders';
import { reviews } from '@/lib/platform/db/schema-reviews';
import type { ReviewState } from './order-history';
import { isProjectId, projects } from '@/lib/shop/project/projects';

type Line = Pick<typeof orderLines.$inferSelect, 'articleNumber' | 'shipped' | 'isGiftCard'>;
type Order = Pick<typeof orders.$inferSelect, 'project'>;

/** Whether a line can be reviewed: shipped goods, in a shop with reviews. */
export const isReviewable = ({ project }: Order, { shipped, isGiftCard }: Line): boolean =>
  isProjectId(project) && projects[project].hasReviews && shipped > 0 && !isGiftCard;

/**
 * Review states of some lines.
 * @returns by order and line; `null` for a line that cannot be reviewed
 */
export async function reviewStates(
  customerId: string,
  lines: readonly Line[],
): Promise<(order: Order, line: Line) => ReviewState | null> {
  const numbers = [...new Set(lines.map(({ articleNumber }) => articleNumber))];
  const rows = await database()
    .select({ articleNumber: reviews.articleNumber, status: reviews.status })
    .from(reviews)
    .where(and(eq(reviews.customerId, customerId), inArray(reviews.articleNumber, numbers)));
  const written = new Map(rows.map(({ articleNumber, status }) => [articleNumber, status]));
  return (order, line) =>
    isReviewable(order, line) ? (written.get(line.articleNumber) ?? 'open') : null;
}
