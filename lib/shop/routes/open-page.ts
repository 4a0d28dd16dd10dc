import Router from 'next/router';

/**
 * Opens a page without a new document but with current data: Next's router would reuse the data of
 * an earlier visit as long as the document stays open. Next stores the option in the history entry,
 * so Back and Forward load current data as well, unless the page is recent (`back-from-memory.ts`).
 * @param href begins with `/`
 */
export function openPage(href: string, how: 'push' | 'replace' = 'push'): Promise<boolean> {
  return Router[how](href, undefined, { unstable_skipClientCache: true });
}
