import { useEffect, useId, useRef, useState } from 'react';
import { useWords } from '@/lib/i18n/words';
import styles from './folded-lines.module.css';

/** Pixels; a text that is higher can be unfolded. Folded, 24 of them show. */
const READ_MORE_ABOVE = 20;

interface Props {
  text: string;
  /** Attributes of the text itself, for editors' tools. */
  tag?: object | undefined;
}

/**
 * Whether the folded text is higher than its first line; before it is measured nobody knows: it
 * is. An unfolded one stands without the button beside it, so it is not measured.
 */
function useIsHigh() {
  const element = useRef<HTMLParagraphElement>(null);
  const [isHigh, setIsHigh] = useState(true);
  useEffect(() => {
    const text = element.current;
    if (!text || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      if (text.dataset['open'] === 'false') setIsHigh(text.scrollHeight > READ_MORE_ABOVE);
    });
    observer.observe(text);
    return () => observer.disconnect();
  }, []);
  return { element, isHigh };
}

/**
 * A text of which telephones show the first line until a visitor reads more; wider screens,
 * paper and browsers without scripts show all of it.
 */
export function FoldedLines({ text, tag }: Props) {
  const { fold: words } = useWords();
  const { element, isHigh } = useIsHigh();
  const [isOpen, setIsOpen] = useState(false);
  const textId = useId();
  return (
    <div className={styles.root}>
      <p ref={element} id={textId} className={styles.text} data-open={isOpen} {...tag}>
        {text}
      </p>
      {isHigh && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={textId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? words.less : words.more}
        </button>
      )}
    </div>
  );
}
