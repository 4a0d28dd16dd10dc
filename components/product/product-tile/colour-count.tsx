import { formatMessage } from '@/lib/i18n/format-message';
import { useMessages } from '@/lib/i18n/use-messages';
import styles from './product-tile.module.css';

/** Placeholder of the swatches. */
export function ColourCount({ count }: { count: number }) {
  const { tile: messages } = useMessages();
  return <p className={styles.count}>{formatMessage(messages.colours, { count })}</p>;
}
