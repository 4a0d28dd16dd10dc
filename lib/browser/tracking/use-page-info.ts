import { useEffect } from 'react';
import { usePageCurrency } from '@/lib/shop/page-context/page-context-provider';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { pushEvent } from './data-layer';
import { pageKind } from './page-info';

/** Reports what page a visitor is on, once for each address. @param path with the locale */
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
    // After what describes it: a tag manager sends at this event.
    pushEvent({ event: 'pageview', page_path: path });
  }, [path, hasList, project, locale, currency]);
}
