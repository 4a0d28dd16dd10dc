import type { MouseEvent } from 'react';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './list-grid.module.css';

/** The element after a tile's row: the first tile of the next one, or the end of the list. */
function nextRow(button: HTMLElement): HTMLElement | null {
  const own = button.closest<HTMLElement>('[role="listitem"]');
  const list = own?.closest('[role="list"]');
  if (!own || !list) return null;
  const bottom = own.getBoundingClientRect().bottom;
  const below = [...list.querySelectorAll<HTMLElement>('[role="listitem"]')].find(
    (cell) =>
      own.compareDocumentPosition(cell) & Node.DOCUMENT_POSITION_FOLLOWING &&
      cell.getBoundingClientRect().top >= bottom,
  );
  const after = below ?? list.nextElementSibling;
  return after?.querySelector<HTMLElement>('a[href]:not([tabindex="-1"]), button') ?? null;
}

/** Skips the controls of a row for keyboard users, at its start. */
export function SkipRow() {
  const { list: messages } = useMessages();
  const skip = ({ currentTarget }: MouseEvent<HTMLElement>) => nextRow(currentTarget)?.focus();
  return (
    <button type="button" className={styles.skip} onClick={skip}>
      {messages.nextRow}
    </button>
  );
}
