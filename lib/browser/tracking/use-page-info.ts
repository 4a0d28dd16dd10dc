import { useEffect } from 'react';
import { usePageCurrency } from '@/lib/shop/page-context/page-context-provider';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { pushEvent } from './data-layer';
import { pageKind } from './page-info';

/** Reports the current page, once per address. @param path with the locale */
export function usePageInfo(path: string, hasList: boolean): void {
  const { project, locale } = useRouteContext();
  const currency = usePageCurrency();
  useEffect(() => {
    const [language = '', territory = ''] = locale.split('-');
    pushEvent({
      event: 'page_info',
      page_type: pageKind(path, { project, locale }, hasList),
      page_path: path,
      project,
      language,
      country: territory.toUpperCase(),
      currency,
    });
    // Pushed last, because it triggers the tag manager.
    pushEvent({ event: 'pageview', page_path: path });
  }, [path, hasList, project, locale, currency]);
}
