import type { Link } from '@/cms-schema/shapes';
import type { NodePaths } from '@/lib/shop/routes/link-target';
import { parseRoute, routeHref, type RouteContext } from '@/lib/shop/routes/named-routes';
import { redirectTarget, type Redirect } from '@/lib/shop/routes/redirect-target';
import type { SearchOutcome } from './search-outcome';

/** Context in which a search's target is resolved. */
export interface SearchPlaces {
  nodes: NodePaths;
  /** The project's page for searches without results. */
  zeroResultPage: Link | null;
  routes: RouteContext;
}

/** Page for a search without results, with its query; `null` if it is not a page of the shop. */
export function zeroResultHref(page: Link | null, query: string): string | null {
  if (page?.opens !== 'page') return null;
  // The host does not matter: only path and query are used.
  const url = new URL(page.href, 'http://shop.invalid');
  url.searchParams.set('query', query);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Whether a rule redirects a search to itself, which would loop. */
function leadsToItself({ href }: Redirect, query: string, routes: RouteContext): boolean {
  const route = parseRoute(href, routes);
  return route?.name === 'search' && route.parameters.query.trim() === query.trim();
}

/**
 * Page to which a search redirects, if any.
 * @param warn receives one sentence if a rule's target is invalid
 * @returns `null` if the list is shown
 */
export function searchDestination(
  outcome: SearchOutcome,
  query: string,
  { nodes, zeroResultPage, routes }: SearchPlaces,
  warn: (message: string) => void,
): Redirect | null {
  switch (outcome.kind) {
    case 'results':
      return null;
    case 'product':
      return { kind: 'internal', href: routeHref(outcome.route, routes) };
    case 'nothing': {
      const href = zeroResultHref(zeroResultPage, query);
      return href === null ? null : { kind: 'internal', href };
    }
    case 'redirect': {
      const redirect = redirectTarget(outcome.target, nodes, warn);
      return redirect && leadsToItself(redirect, query, routes) ? null : redirect;
    }
  }
}
