import { formatCount } from '@/lib/shop/i18n/format-count';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './product-tile.module.css';

export function ColourCount({ count }: { count: number }) {
  const { tile: messages, language } = useMessages();
  return (
    <p className={styles.count}>{formatCount(messages.counts.colours, { count }, language)}</p>
  );
}
