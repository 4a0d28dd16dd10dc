import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './spinner.module.css';

/** Loading indicator, announced to screen readers, with reserved space for the content. */
export function Spinner({ label }: { label?: string }) {
  const { status: messages } = useMessages();
  return (
    <output className={styles.root}>
      <span className={styles.ring} />
      <span className="visually-hidden">{label ?? messages.loading}</span>
    </output>
  );
}
