import type { FitAnswer } from '@/lib/catalog/catalogue/size-recommendation';
import type { ReviewMessage } from '@/lib/platform/db/schema';
import type { Language } from '@/lib/shop/page-context/locale';
import { FEEDBACK, FIT_QUESTION, FIT_WORDS, TEXT_QUESTION } from './review-questions';

export const REVIEW_TEXT_LIMIT = 1000;
export const REVIEWED_FITS = ['small', 'fits', 'large'] as const satisfies FitAnswer[];

export interface SentReview {
  /** 1 to 5. */
  rating: number;
  messages: ReviewMessage[];
}

/** Whether the form has a text field; texts are shown on German pages only. */
export const hasReviewText = (language: Language): boolean => language === 'de';

const fieldOf = (sent: Readonly<Record<string, unknown>>, name: string): string => {
  const value = sent[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
};

/** Error of each field that is wrong. */
type ReviewErrors = Partial<Record<'rating' | 'fit' | 'text', 'invalid' | 'tooLong'>>;

/**
 * Parses a submitted review.
 * @param sent `rating`, and optionally `fit` and `text`: untrusted
 */
export function readReview(
  sent: Readonly<Record<string, unknown>>,
  language: Language,
): { ok: true; review: SentReview } | { ok: false; errors: ReviewErrors } {
  const rating = fieldOf(sent, 'rating');
  const fit = fieldOf(sent, 'fit');
  const answer = REVIEWED_FITS.find((each) => each === fit);
  const text = hasReviewText(language) ? fieldOf(sent, 'text') : '';
  const errors: ReviewErrors = {
    ...(!/^[1-5]$/.test(rating) && { rating: 'invalid' }),
    ...(fit !== '' && !answer && { fit: 'invalid' }),
    ...(text.length > REVIEW_TEXT_LIMIT && { text: 'tooLong' }),
  };
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const messages = [
    ...(answer
      ? [{ question: FIT_QUESTION, questionType: 'choice', answer: FIT_WORDS[answer] }]
      : []),
    ...(text ? [{ question: TEXT_QUESTION, questionType: FEEDBACK, answer: text }] : []),
  ];
  return { ok: true, review: { rating: Number(rating), messages } };
}
