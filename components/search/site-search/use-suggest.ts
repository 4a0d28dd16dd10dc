import { useEffect, useMemo, useState } from 'react';
import type { ProductType } from '@/lib/catalog/catalogue/product-type';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { usePageCurrency } from '@/lib/shop/page-context/page-context-provider';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { useShopRules } from '@/lib/shop/settings/shop-rules-context';
import { searchClient } from '@/lib/catalog/search/search-client';
import { useSearchService } from '@/lib/catalog/search/search-service-context';
import { suggest, type Suggestions } from '@/lib/catalog/search/suggest';

export type LoadSuggestions = (query: string) => Promise<Suggestions>;

/** Requests suggestions in the page's language and currency; one function for the whole page. */
export function useSuggest(excludedTypes: readonly ProductType[]): LoadSuggestions {
  const service = useSearchService();
  const currency = usePageCurrency();
  const { language } = useMessages();
  const { project } = useRouteContext();
  const { articleNumber } = useShopRules();
  return useMemo(() => {
    const client = searchClient(service);
    const scope = { project, language, currency, excludedTypes, articleNumber };
    return (query) => suggest(client, scope, query);
  }, [service, currency, language, project, excludedTypes, articleNumber]);
}

/** Popular searches; `null` until loaded, or if that fails. */
export function usePopular(load: LoadSuggestions): Suggestions | null {
  const [popular, setPopular] = useState<Suggestions | null>(null);
  useEffect(() => {
    let isStale = false;
    load('').then(
      (result) => {
        if (!isStale) setPopular(result);
      },
      // The search itself reports an outage on the next query.
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [load]);
  return popular;
}
