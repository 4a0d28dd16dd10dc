import { useState } from 'react';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './collapsed-text.module.css';

/** Number of words that are visible before expanding. */
const SHOWN_WORDS = 14;

/** A long text with only its first words visible; all are without scripts. */
export function CollapsedText({ text }: { text: string }) {
  const { fold: messages } = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const each = text.trim().split(/\s+/);
  const rest = each.slice(SHOWN_WORDS);
  if (rest.length === 0) return <p className={styles.root}>{text}</p>;
  return (
    <p className={styles.root}>
      {each.slice(0, SHOWN_WORDS).join(' ')}
      <span className={styles.rest} data-open={isOpen}>
        {' '}
        {rest.join(' ')}
      </span>{' '}
      <button
        type="button"
        className={styles.more}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? messages.less : `… ${messages.more}`}
      </button>
    </p>
  );
}
