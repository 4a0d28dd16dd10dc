import { isArticleNumber } from '@/lib/catalog/catalogue/article-number';
import { problem, type ApiResponse } from '@/lib/platform/http/api-response';
import { numberOfSegment } from '@/lib/shop/routes/number-segment';
import type { ProjectId } from '@/lib/shop/project/projects';
import { projects } from '@/lib/shop/project/projects';
import { loadReviews } from './load-reviews.server';
import { averageRating, type Review } from './rating-summary';

/** More than the articles of any page. */
const MAX_AT_ONCE = 50;

const summaryOf = (productId: string, reviews: readonly Review[]) => ({
  productId,
  ratingAverage: averageRating(reviews),
  reviewCount: reviews.length,
  mappedReviews: reviews.map(({ rating, name, publishedAt, messages }) => ({
    rating,
    name,
    publishedAt: Math.floor(publishedAt.getTime() / 1000),
    messages: messages.map(({ question, questionType, answer }) => ({
      question,
      questionType,
      answer,
    })),
  })),
});

/**
 * Reviews of some articles, in the requested order; omits articles without reviews.
 * @param productIds article numbers, as in paths, separated by commas
 * @throws the driver's error when the database does not respond
 */
export async function getReviews(
  project: ProjectId | null,
  productIds: unknown,
): Promise<ApiResponse> {
  if (!project || !projects[project].hasReviews)
    return problem(404, 'This shop has no reviews', { code: 'no_reviews' });
  const numbers =
    typeof productIds === 'string' ? [...new Set(productIds.split(',').map(numberOfSegment))] : [];
  const isKnown = numbers.length > 0 && numbers.length <= MAX_AT_ONCE;
  if (!isKnown || !numbers.every(isArticleNumber))
    return problem(400, `Expected up to ${MAX_AT_ONCE} article numbers`, {
      code: 'invalid_product_ids',
    });
  const found = await loadReviews(numbers);
  const body = numbers.flatMap((number) => {
    const reviews = found.get(number);
    return reviews ? summaryOf(number, reviews) : [];
  });
  return { status: 200, body, headers: { 'Cache-Control': 'public, max-age=60' } };
}
