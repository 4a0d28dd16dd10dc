import styles from './drawn-map.module.css';

/** Fictitious streets around a pin that stays visible at any height. */
export function DrawnMap({ label }: { label: string }) {
  return (
    <svg
      className={styles.drawn}
      viewBox="0 -9 400 182"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <path className={styles.park} d="M-10 150 90 120l60 70-30 70H-10z" />
      <path className={styles.water} d="M290-10c-20 60 30 90 20 140s40 80 30 120h80V-10z" />
      <g className={styles.streets}>
        <path d="M-10 60 200 100l220-50M60-10l60 110 20 150M200 100l-10 150M200 100 250-10" />
        <path d="M-10 110l130-10M120 100l-70 150M200 100l110 60 110-10M0 20l130 30M250 120l-20 130" />
      </g>
      <g className={styles.pin} transform="translate(30 16.2) scale(0.85)">
        <path d="M200 108c-12-17-18-26-18-36a18 18 0 0 1 36 0c0 10-6 19-18 36z" />
        <circle cx="200" cy="72" r="6" />
      </g>
    </svg>
  );
}
