import type { Page } from '@playwright/test';

/** A layout shift as the browser reports it. */
interface Shift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Element | null }[];
}

/**
 * Layout shift of the page until now, without shifts caused by input: the sum of all, which is
 * never less than the CLS (its worst window), and the elements that moved.
 */
export function layoutShift(page: Page): Promise<{ sum: number; moved: string[] }> {
  return page.evaluate(
    () =>
      new Promise<{ sum: number; moved: string[] }>((resolve) => {
        const describe = ({ node }: Shift['sources'][number]) =>
          node instanceof Element
            ? `<${node.tagName.toLowerCase()}> in ${node.closest('[data-block]')?.getAttribute('data-block')}`
            : String(node?.['nodeName']);
        new PerformanceObserver((list) => {
          // The DOM's types have only the general entry.
          const shifts = (list.getEntries() as unknown as Shift[]).filter(
            ({ hadRecentInput }) => !hadRecentInput,
          );
          resolve({
            sum: shifts.reduce((sum, { value }) => sum + value, 0),
            moved: shifts.flatMap(({ value, sources }) =>
              sources.map((source) => `${value.toFixed(4)} ${describe(source)}`),
            ),
          });
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve({ sum: 0, moved: [] }), 500);
      }),
  );
}
