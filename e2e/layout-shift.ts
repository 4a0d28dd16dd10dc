import type { Page } from '@playwright/test';

/** A layout shift as reported by the browser. */
interface Shift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Element | null }[];
}

/**
 * Layout shifts of the page so far, without those caused by input: their sum, which is never less
 * than the CLS (its worst window), and the shifted elements.
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
          // The DOM's types only have the general entry.
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
