import { useCallback, useEffect, useRef, useState } from 'react';
import { closePanel } from '@/lib/browser/modals/open-panel';
import { withTimeout } from '@/lib/platform/http/with-timeout';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { routeHref } from '@/lib/shop/routes/named-routes';
import { openPage } from '@/lib/shop/routes/open-page';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { useShopRules } from '@/lib/shop/settings/shop-rules-context';
import { isNumberSearch } from '@/lib/catalog/search/search-outcome';
import { rememberTerm } from '@/lib/catalog/search/recent-terms';
import { searchHref } from './option-groups';
import type { LoadSuggestions } from './use-suggest';

/** Timeout for looking up an article number, after which the results page opens. */
const LOOK_UP_MS = 3_000;

/** Runs a search: opens the results page, or the article whose number was typed. */
export function useSubmit(query: string, load: LoadSuggestions) {
  const { language } = useMessages();
  const context = useRouteContext();
  const { articleNumber } = useShopRules();
  const [isPending, setIsPending] = useState(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const submit = useCallback(async () => {
    const searched = query.trim();
    rememberTerm(language, searched);
    let href = searchHref(searched, context);
    setIsPending(true);
    if (isNumberSearch(searched, articleNumber)) {
      const result = await withTimeout(load(searched), LOOK_UP_MS).catch(() => null);
      // The visitor has closed the search meanwhile.
      if (isGone.current) return;
      if (result?.outcome.kind === 'product') href = routeHref(result.outcome.route, context);
    }
    await openPage(href).finally(() => closePanel('search'));
  }, [query, load, language, context, articleNumber]);
  return { submit, isPending };
}
