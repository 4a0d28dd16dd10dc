import { Icon } from '@/components/ui/icon/icon';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './close-button.module.css';

export function CloseButton({ onClick }: { onClick: () => void }) {
  const { dialog: messages } = useMessages();
  return (
    <button type="button" className={styles.root} aria-label={messages.close} onClick={onClick}>
      <Icon name="close" />
    </button>
  );
}
