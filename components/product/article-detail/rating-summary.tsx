import type { RatingSummary } from '@/lib/catalog/reviews/rating-summary';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { formatNumber } from '@/lib/shop/i18n/format-number';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { RatingStars } from './rating-stars';
import styles from './rating-summary.module.css';

/** The average of all reviews, with a link to them. */
export function AverageRating({ ratings }: { ratings: RatingSummary }) {
  const { article: messages, language } = useMessages();
  const { average, count } = ratings;
  const written = formatNumber(average, language, 1);
  return (
    <a className={styles.root} href="#ratings">
      <RatingStars rating={average} label={formatMessage(messages.stars, { rating: written })} />
      <span>{formatMessage(messages.reviewCount, { count })}</span>
    </a>
  );
}
