import Router from 'next/router';

/**
 * Opens a page of the shop without a new document, with its data as they are now: Next's router
 * would show the data of an earlier visit to the page for as long as the document stays open. Next
 * keeps the option with the history entry, so Back and Forward have new data as well.
 * @param href begins with `/`
 */
export function openPage(href: string, how: 'push' | 'replace' = 'push'): Promise<boolean> {
  return Router[how](href, undefined, { unstable_skipClientCache: true });
}
