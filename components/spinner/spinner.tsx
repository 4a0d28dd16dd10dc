import { useWords } from '@/lib/i18n/words';
import styles from './spinner.module.css';

/** Something is on its way; it says so, and holds the place of what comes. */
export function Spinner({ label }: { label?: string }) {
  const { status: words } = useWords();
  return (
    <output className={styles.root}>
      <span className={styles.ring} />
      <span className="visually-hidden">{label ?? words.loading}</span>
    </output>
  );
}
