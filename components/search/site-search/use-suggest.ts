import { useEffect, useMemo, useState } from 'react';
import type { ProductType } from '@/lib/catalogue/product-type';
import { useMessages } from '@/lib/i18n/use-messages';
import { usePageCurrency } from '@/lib/page-context/page-context-provider';
import { useRouteContext } from '@/lib/routes/route-context-provider';
import { searchClient } from '@/lib/search/search-client';
import { useSearchService } from '@/lib/search/search-service-context';
import { suggest, type Suggestions } from '@/lib/search/suggest';

export type Ask = (query: string) => Promise<Suggestions>;

/** Requests suggestions in the page's language and currency; one function for the whole page. */
export function useSuggest(excludedTypes: readonly ProductType[]): Ask {
  const service = useSearchService();
  const currency = usePageCurrency();
  const { language } = useMessages();
  const { project } = useRouteContext();
  return useMemo(() => {
    const client = searchClient(service);
    const scope = { project, language, currency, excludedTypes };
    return (query) => suggest(client, scope, query);
  }, [service, currency, language, project, excludedTypes]);
}

/** Popular searches; `null` until they are loaded, and where that fails. */
export function usePopular(ask: Ask): Suggestions | null {
  const [popular, setPopular] = useState<Suggestions | null>(null);
  useEffect(() => {
    let isStale = false;
    ask('').then(
      (answer) => {
        if (!isStale) setPopular(answer);
      },
      // The search itself reports an outage, once something is searched for.
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [ask]);
  return popular;
}
