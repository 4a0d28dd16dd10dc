import { report } from '@/lib/platform/log/log.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { projects } from '@/lib/shop/project/projects';
import { loadReviews } from './load-reviews.server';
import { ratingSummary, type RatingSummary } from './rating-summary';

export interface LoadedRatings {
  /** `null` without reviews, and in shops without a review feature. */
  summary: RatingSummary | null;
  isComplete: boolean;
}

/** Customers' reviews of an article. Never throws, because the page can be shown without them. */
export async function loadRatings(
  number: string,
  { project, locale }: PageContext,
): Promise<LoadedRatings> {
  if (!projects[project].hasReviews) return { summary: null, isComplete: true };
  try {
    const found = await loadReviews([number]);
    const summary = ratingSummary(found.get(number) ?? [], locale.language);
    return { summary, isComplete: true };
  } catch (error) {
    report('reviews could not be loaded', { number, error });
    return { summary: null, isComplete: false };
  }
}
