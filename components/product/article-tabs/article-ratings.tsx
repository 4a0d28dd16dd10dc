import { RatingStars } from '@/components/product/article-detail/rating-stars';
import type { DetailReview, RatingSummary } from '@/lib/catalog/reviews/rating-summary';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { formatNumber } from '@/lib/shop/i18n/format-number';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './article-ratings.module.css';

const FITS = ['small', 'fits', 'large'] as const;

function Fit({ fit, recommendedFit }: Pick<RatingSummary, 'fit' | 'recommendedFit'>) {
  const { ratings: messages } = useMessages();
  if (!fit) return null;
  return (
    <div className={styles.fit}>
      <h3 className={styles.label}>{messages.fit}</h3>
      <dl className={styles.shares}>
        {FITS.map((answer) => (
          <div key={answer} className={styles.share}>
            <dt>{messages.fits[answer]}</dt>
            <dd>
              <meter min={0} max={100} value={fit[answer]} aria-label={messages.fits[answer]} />
              {formatMessage(messages.percent, { percent: fit[answer] })}
            </dd>
          </div>
        ))}
      </dl>
      {recommendedFit && <p>{messages.advice[recommendedFit]}</p>}
    </div>
  );
}

function Review({ review: { rating, name, date, size, text } }: { review: DetailReview }) {
  const { article: messages } = useMessages();
  return (
    <li className={styles.review}>
      <p className={styles.byline}>
        <RatingStars rating={rating} label={formatMessage(messages.stars, { rating })} />
        <span>{`${name}, ${date}`}</span>
        {size && <span>{formatMessage(messages.boughtSize, { size })}</span>}
      </p>
      {text && <p>{text}</p>}
    </li>
  );
}

/** Customer ratings: the average, the fit, and the newest reviews. */
export function ArticleRatings({ ratings }: { ratings: RatingSummary }) {
  const { article: messages, language } = useMessages();
  const { average, count, reviews } = ratings;
  const written = formatNumber(average, language, 2);
  return (
    <div className={styles.root}>
      <div className={styles.summary}>
        <p className={styles.average}>
          <span className={styles.number}>{written}</span>
          <RatingStars
            rating={average}
            label={formatMessage(messages.stars, { rating: written })}
          />
          <span className={styles.count}>{formatMessage(messages.reviewCount, { count })}</span>
        </p>
        <Fit {...ratings} />
      </div>
      <ul role="list" className={styles.reviews}>
        {reviews.map((review) => (
          <Review key={`${review.name} ${review.date} ${review.text}`} review={review} />
        ))}
      </ul>
    </div>
  );
}
