import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './size-choice.module.css';

/** On a size that the size advisor finds for this visitor; takes no room of its own. */
export function OwnSizeMark() {
  const { tile } = useMessages();
  return (
    <>
      <span className="visually-hidden">, </span>
      <span className={styles.own}>{tile.ownSize}</span>
    </>
  );
}
