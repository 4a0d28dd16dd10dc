import { ONE_SIZE } from '@/lib/catalog/catalogue/one-size';
import {
  fitShares,
  recommendedFit,
  type FitAnswer,
  type SizeRecommendation,
} from '@/lib/catalog/catalogue/size-recommendation';
import type { ReviewMessage } from '@/lib/platform/db/schema';
import type { Language } from '@/lib/shop/page-context/locale';
import { FEEDBACK, FIT_QUESTION, FIT_WORDS } from './review-questions';

export interface Review {
  /** 1 to 5. */
  rating: number;
  /** Initials. */
  name: string;
  publishedAt: Date;
  /** Size that was bought; `null` for reviews imported from the review service. */
  size: string | null;
  messages: readonly ReviewMessage[];
}

/** One customer's review as a page shows it. */
export interface DetailReview {
  /** 1 to 5. */
  rating: number;
  /** Initials. */
  name: string;
  /** In German format, `24.12.2026`. */
  date: string;
  /** Size that was bought; `null` if not known, or if the article has one size only. */
  size: string | null;
  /** `null` without a text, and on pages in other languages, since customers write in German. */
  text: string | null;
}

export interface RatingSummary {
  /** 1.00 to 5.00, with two decimals. */
  average: number;
  count: number;
  /** The newest, at most 20. */
  reviews: readonly DetailReview[];
  /** `null` if no review rates the fit. */
  fit: SizeRecommendation | null;
  /** Rating given by at least 60 percent of the customers. */
  recommendedFit: FitAnswer | null;
}

/** Maximum number of reviews on a page. */
const MAX_REVIEWS = 20;

const FITS: readonly FitAnswer[] = ['small', 'fits', 'large'];

const REVIEW_DATE = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Berlin',
});

/** The average of some ratings, with two decimals. */
export function averageRating(reviews: readonly Pick<Review, 'rating'>[]): number {
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return Math.round((sum / reviews.length) * 100) / 100;
}

const fitAnswers = (reviews: readonly Review[]): FitAnswer[] =>
  reviews
    .flatMap(({ messages }) => messages)
    .filter(({ question }) => question === FIT_QUESTION)
    .flatMap(({ answer }) => FITS.find((fit) => FIT_WORDS[fit] === answer) ?? []);

function textOf({ messages }: Review, language: Language): string | null {
  if (language !== 'de') return null;
  const feedback = messages.find(({ questionType }) => questionType === FEEDBACK);
  return feedback?.answer.trim() || null;
}

/** @param reviews newest first @returns `null` if empty */
export function ratingSummary(
  reviews: readonly Review[],
  language: Language,
): RatingSummary | null {
  if (reviews.length === 0) return null;
  const fit = fitShares(fitAnswers(reviews));
  return {
    average: averageRating(reviews),
    count: reviews.length,
    reviews: reviews.slice(0, MAX_REVIEWS).map((review) => ({
      rating: review.rating,
      name: review.name,
      date: REVIEW_DATE.format(review.publishedAt),
      size: review.size === ONE_SIZE ? null : review.size || null,
      text: textOf(review, language),
    })),
    fit,
    recommendedFit: fit && recommendedFit(fit),
  };
}
