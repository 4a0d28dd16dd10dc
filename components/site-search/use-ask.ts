import { useEffect, useMemo, useState } from 'react';
import type { ProductType } from '@/lib/catalogue/product-type';
import { useWords } from '@/lib/i18n/words';
import { usePageCurrency } from '@/lib/page-context/page-context-provider';
import { useRouteContext } from '@/lib/routes/route-context-provider';
import { searchClient } from '@/lib/search/search-client';
import { useSearchService } from '@/lib/search/search-service-context';
import { suggest, type Suggestions } from '@/lib/search/suggest';

export type Ask = (query: string) => Promise<Suggestions>;

/** Asks for suggestions in the page's language and currency; the same function for the whole page. */
export function useAsk(excludedTypes: readonly ProductType[]): Ask {
  const service = useSearchService();
  const currency = usePageCurrency();
  const { language } = useWords();
  const { project } = useRouteContext();
  return useMemo(() => {
    const client = searchClient(service);
    const scope = { project, language, currency, excludedTypes };
    return (query) => suggest(client, scope, query);
  }, [service, currency, language, project, excludedTypes]);
}

/** What is asked for most; `null` until it has come, and where it cannot be had. */
export function usePopular(ask: Ask): Suggestions | null {
  const [popular, setPopular] = useState<Suggestions | null>(null);
  useEffect(() => {
    let isStale = false;
    ask('').then(
      (answer) => {
        if (!isStale) setPopular(answer);
      },
      // The search itself tells of an outage, once something is searched for.
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [ask]);
  return popular;
}
