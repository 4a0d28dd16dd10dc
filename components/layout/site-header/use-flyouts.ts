import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

/** Ratio of the closing delay to the opening delay. */
const CLOSING_SHARE = 1 / 3;

/** Links and headings of the row, in order. */
const rowOf = (root: Element) => [
  ...root.querySelectorAll<HTMLElement>('[data-row-entry] > :first-child'),
];

/** Entry that the arrow keys, Home and End move to; `undefined` for other keys. */
function neighbour(key: string, row: readonly HTMLElement[], from: number) {
  switch (key) {
    case 'ArrowRight':
      return row[(from + 1) % row.length];
    case 'ArrowLeft':
      return row.at(from - 1);
    case 'Home':
      return row[0];
    case 'End':
      return row.at(-1);
    default:
      return undefined;
  }
}

/**
 * Flyouts of a row of links: disclosures for keyboard and touch that also open on hover.
 * @param delay milliseconds of hovering until a flyout opens
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation-hybrid/
 */
export function useFlyouts(delay: number) {
  const root = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressedBy = useRef('');
  const [openId, setOpenId] = useState<string | null>(null);

  const settle = (id: string | null) => {
    clearTimeout(timer.current);
    setOpenId(id);
  };
  const settleLater = (id: string | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpenId(id), id === null ? delay * CLOSING_SHARE : delay);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (openId === null) return undefined;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) settle(null);
    };
    const escape = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return;
      const entry = document.activeElement?.closest('[data-row-entry][data-open]');
      if (entry) entry.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      settle(null);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [openId]);

  const byMouse = (id: string | null) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') settleLater(id);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!root.current || !(event.target instanceof Element)) return;
    const entry = event.target.closest('[data-row-entry]');
    const row = rowOf(root.current);
    const from = row.findIndex((link) => link.parentElement === entry);
    const isInFlyout = event.target.parentElement !== entry;
    const next = isInFlyout ? undefined : neighbour(event.key, row, from);
    const flyoutId = entry?.getAttribute('data-row-entry');
    if (event.key === 'ArrowDown' && !isInFlyout && flyoutId) {
      settle(flyoutId);
      requestAnimationFrame(() => entry?.querySelector<HTMLElement>('[data-flyout] a')?.focus());
    } else if (!next) return;
    next?.focus();
    event.preventDefault();
  };

  return {
    openId,
    toggle: (id: string) => settle(openId === id ? null : id),
    close: () => settle(null),
    rootProps: { ref: root, onKeyDown, onPointerLeave: byMouse(null) },
    /** `id` is `null` for an entry without a flyout, which closes that of a sibling. */
    entryProps: (id: string | null) => ({
      onPointerEnter: byMouse(id),
      onPointerDown: (event: PointerEvent) => {
        pressedBy.current = event.pointerType;
      },
    }),
    /** Whether a click on an entry's link only opens its flyout, as the first tap does. */
    opensFirst: (id: string): boolean => {
      const isTap = pressedBy.current === 'touch' && openId !== id;
      pressedBy.current = '';
      if (isTap) settle(id);
      return isTap;
    },
  };
}
