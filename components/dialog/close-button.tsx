import { Icon } from '@/components/icon/icon';
import { useWords } from '@/lib/i18n/words';
import styles from './close-button.module.css';

/** The cross at the head of what lies over the page. */
export function CloseButton({ onClick }: { onClick: () => void }) {
  const { dialog: words } = useWords();
  return (
    <button type="button" className={styles.root} aria-label={words.close} onClick={onClick}>
      <Icon name="close" />
    </button>
  );
}
