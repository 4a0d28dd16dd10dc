import styles from './account.module.css';

/** Terms with their values; those without a value are left out. */
export const DetailList = ({
  details,
}: {
  details: readonly (readonly [string, string | null])[];
}) => (
  <dl className={styles.facts}>
    {details.map(
      ([term, value]) =>
        value && (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);
