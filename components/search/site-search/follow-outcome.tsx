import { useEffect } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import type { Link } from '@/lib/cms/content/block';
import { routeHref } from '@/lib/shop/routes/named-routes';
import { openPage } from '@/lib/shop/routes/open-page';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { zeroResultHref } from '@/lib/catalog/search/search-destination';
import { useShopRules } from '@/lib/shop/settings/shop-rules-context';
import { searchOutcome } from '@/lib/catalog/search/search-outcome';
import { sizeQuery } from '@/lib/catalog/search/size-query';
import { searchHref } from './option-groups';

type State = ReturnType<typeof useInstantSearch>['indexUiState'];

/** Whether filters are selected, so that an empty result may not be caused by the query. */
const isNarrowed = ({ refinementList = {}, range = {}, toggle = {} }: State): boolean =>
  [...Object.values(refinementList), ...Object.values(range), ...Object.values(toggle)].some(
    (chosen) => (Array.isArray(chosen) ? chosen.length > 0 : Boolean(chosen)),
  );

const REDIRECT_KEY = 'storage_searchRedirect';
/**
 * Delay before the server is requested again, because it would not follow a rule a moment later
 * either.
 */
const RETRY_AFTER_MS = 10_000;

/** Whether the server may follow a rule; not again at once, or the page would reload endlessly. */
function mayRequestServer(query: string, now: number): boolean {
  const [at = '', requested] = sessionStorage.getItem(REDIRECT_KEY)?.split(' ', 2) ?? [];
  if (requested === encodeURIComponent(query) && now - Number(at) < RETRY_AFTER_MS) return false;
  sessionStorage.setItem(REDIRECT_KEY, `${now} ${encodeURIComponent(query)}`);
  return true;
}

interface FollowOutcomeProps {
  zeroResultPage: Link | null;
  /** The query whose results were rendered with the page. */
  renderedQuery?: string | null;
}

/**
 * Must be inside InstantSearch. Redirects if a search in the browser leaves its list. Rules refer
 * to nodes, whose URLs only the server knows, so the document is requested from it, as for a size,
 * which becomes a filter, and for a search without results.
 */
export function FollowOutcome({ zeroResultPage, renderedQuery = null }: FollowOutcomeProps) {
  const { results, indexUiState, status } = useInstantSearch();
  const context = useRouteContext();
  const { articleNumber } = useShopRules();
  const query = indexUiState.query?.trim() ?? '';
  const isResponse =
    status === 'idle' && !results.__isArtificial && results.query.trim() === query && query !== '';
  const isWhole = isResponse && !isNarrowed(indexUiState);
  useEffect(() => {
    if (!isWhole) return;
    const outcome = searchOutcome(results, query, articleNumber);
    // The server knows which articles have a size, and splits words without results.
    const isNews = query !== renderedQuery?.trim() && outcome.kind !== 'product';
    const isForServer = outcome.kind === 'nothing' || sizeQuery(query) !== null;
    if (isNews && isForServer && mayRequestServer(query, Date.now())) {
      location.replace(searchHref(query, context));
      return;
    }
    if (outcome.kind === 'product') void openPage(routeHref(outcome.route, context), 'replace');
    if (outcome.kind === 'nothing') {
      const href = zeroResultHref(zeroResultPage, query);
      if (href) void openPage(href, 'replace');
    }
    if (outcome.kind === 'redirect' && mayRequestServer(query, Date.now()))
      location.replace(searchHref(query, context));
  }, [isWhole, results, query, context, zeroResultPage, renderedQuery, articleNumber]);
  return null;
}
