import { useEffect, type RefObject } from 'react';

/** What dnd-kit declares on an element that can be dragged. */
const DECLARED = ['role', 'tabindex', 'aria-roledescription', 'aria-pressed', 'aria-grabbed'];
const ROW = 'div[role="button"]';

/**
 * Takes back that the rows of Puck's outline are buttons: the keyboard can do nothing with them,
 * and buttons stand inside. Dragging with a pointer needs none of it.
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
