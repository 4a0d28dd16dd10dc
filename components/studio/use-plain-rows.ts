import { useEffect, type RefObject } from 'react';

/** Attributes that dnd-kit sets on draggable elements. */
const DECLARED = ['role', 'tabindex', 'aria-roledescription', 'aria-pressed', 'aria-grabbed'];
const ROW = 'div[role="button"]';

/**
 * Removes the button role from rows of Puck's outline: it has no function for the keyboard, and the
 * rows contain buttons. Dragging with a pointer works without it.
 */
export function usePlainRows(outline: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = outline;
    if (!current) return;
    const clean = () => {
      for (const row of current.querySelectorAll(ROW))
        for (const name of DECLARED) row.removeAttribute(name);
    };
    clean();
    const observer = new MutationObserver(clean);
    observer.observe(current, { subtree: true, childList: true, attributeFilter: ['role'] });
    return () => observer.disconnect();
  }, [outline]);
}
