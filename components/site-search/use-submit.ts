import Router from 'next/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { closePanel } from '@/lib/app-shell/open-panel';
import { isArticleNumber } from '@/lib/catalogue/article-number';
import { inTime } from '@/lib/http/in-time';
import { useWords } from '@/lib/i18n/words';
import { routeHref } from '@/lib/routes/named-routes';
import { useRouteContext } from '@/lib/routes/route-context-provider';
import { rememberTerm } from '@/lib/search/recent-terms';
import { searchHref } from './option-groups';
import type { Ask } from './use-ask';

/** An article number is looked up before its search leads anywhere; not for long. */
const LOOK_UP_MS = 3_000;

/** Carries out a search: the page of results, or at once the article whose number was typed. */
export function useSubmit(query: string, ask: Ask) {
  const { language } = useWords();
  const context = useRouteContext();
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
    if (isArticleNumber(searched)) {
      setIsPending(true);
      const answer = await inTime(ask(searched), LOOK_UP_MS).catch(() => null);
      // Closed meanwhile: the shopper has thought better of it.
      if (isGone.current) return;
      if (answer?.outcome.kind === 'product') href = routeHref(answer.outcome.route, context);
    }
    await Router.push(href);
    closePanel('search');
  }, [query, ask, language, context]);
  return { submit, isPending };
}
