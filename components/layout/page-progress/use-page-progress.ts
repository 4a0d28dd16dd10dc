import Router from 'next/router';
import { useEffect } from 'react';

const begin = (): void => void (document.documentElement.dataset['navigating'] = '');

function end(): void {
  delete document.documentElement.dataset['navigating'];
  for (const link of document.querySelectorAll('a[data-followed]'))
    link.removeAttribute('data-followed');
}

/** Events after which another page is shown, or none is. */
const ENDS = ['routeChangeComplete', 'routeChangeError'] as const;

/**
 * Marks the document while another page is loading, so that a click has an answer on a slow connection: the bar and
 * the followed link are drawn by `styles/base.css`, and no component renders again.
 */
export function usePageProgress(): void {
  useEffect(() => {
    Router.events.on('routeChangeStart', begin);
    for (const name of ENDS) Router.events.on(name, end);
    // Back from another document may show this one as it was left.
    addEventListener('pageshow', end);
    return () => {
      removeEventListener('pageshow', end);
      Router.events.off('routeChangeStart', begin);
      for (const name of ENDS) Router.events.off(name, end);
    };
  }, []);
}
