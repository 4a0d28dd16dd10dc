import styles from './rating-stars.module.css';

const STAR = 'M10 1.8l2.5 5.4 5.9.7-4.4 4 1.2 5.8L10 14.8l-5.2 2.9L6 11.9l-4.4-4 5.9-.7Z';
const STARS = [0, 1, 2, 3, 4];

/** Five stars, filled by a rating from 1 to 5. @param label accessible text */
export function RatingStars({ rating, label }: { rating: number; label: string }) {
  const row = STARS.map((at) => <path key={at} d={STAR} transform={`translate(${at * 22} 0)`} />);
  return (
    <svg className={styles.root} viewBox="0 0 108 20" role="img" aria-label={label}>
      <g className={styles.empty}>{row}</g>
      {/* Clipped by the style sheet, because an id would have to be unique on the page. */}
      <g
        className={styles.full}
        style={{ clipPath: `inset(0 ${100 - (rating / STARS.length) * 100}% 0 0)` }}
      >
        <rect className={styles.box} width="108" height="20" />
        {row}
      </g>
    </svg>
  );
}
