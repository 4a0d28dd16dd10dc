import { formatMessage } from '@/lib/i18n/format-message';
import { useWords } from '@/lib/i18n/words';
import styles from './product-tile.module.css';

/** Stands where the swatches will. */
export function ColourCount({ count }: { count: number }) {
  const { tile: words } = useWords();
  return <p className={styles.count}>{formatMessage(words.colours, { count })}</p>;
}
