import { useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './collapsed-lines.module.css';

/** Maximum height in pixels of a text that cannot be expanded; 24 are visible when collapsed. */
const READ_MORE_ABOVE = 20;

interface Props {
  text: string;
  /** Attributes of the text element, for editors' tools. */
  tag?: object | undefined;
}

/**
 * Whether the collapsed text is higher than its first line; assumed until measured. An expanded
 * text has no button beside it, so it is not measured.
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
 * A text with only its first line visible until a visitor expands it; printed pages and browsers
 * without scripts show all of it.
 */
export function CollapsedLines({ text, tag }: Props) {
  const { fold: messages } = useMessages();
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
          {isOpen ? messages.less : messages.more}
        </button>
      )}
    </div>
  );
}
