import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './size-choice.module.css';

/** Marks a size recommended by the size advisor, without taking any space. */
export function OwnSizeMark() {
  const { tile } = useMessages();
  return (
    <>
      <span className="visually-hidden">, </span>
      <span className={styles.own}>{tile.ownSize}</span>
    </>
  );
}
