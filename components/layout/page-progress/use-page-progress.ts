import Router from 'next/router';
import { useEffect } from 'react';

const begin = (): void => void (document.documentElement.dataset['navigating'] = '');
const end = (): void => void delete document.documentElement.dataset['navigating'];

/** Events after which another page is shown, or none is. */
const ENDS = ['routeChangeComplete', 'routeChangeError'] as const;

/**
 * Marks the document while another page is loading, so that a click has an answer on a slow connection: the bar is
 * drawn by `styles/base.css` and renders no component again.
 */
export function usePageProgress(): void {
  useEffect(() => {
    Router.events.on('routeChangeStart', begin);
    for (const name of ENDS) Router.events.on(name, end);
    return () => {
      Router.events.off('routeChangeStart', begin);
      for (const name of ENDS) Router.events.off(name, end);
    };
  }, []);
}
