import { ACCOUNT_PAGES, routeHref, type RouteContext } from './named-routes';

/**
 * Redirect for a request without locale: `/account` and its pages lead to the account, all others
 * to the home page. Account pages are recognised in any case, and the query is kept.
 * @param url path and query as requested
 */
export function withLocale(url: string, context: RouteContext): string {
  const [path = '', search = ''] = url.split('?', 2);
  const [, section, page] = path.toLowerCase().split('/');
  const name = 'Frontastic.Frontend.Master.Account.index';
  const activePage = ACCOUNT_PAGES.find((known) => known.toLowerCase() === page);
  const destination =
    section === 'account'
      ? routeHref({ name, parameters: { activePage } }, context)
      : `/${context.locale}`;
  return search ? `${destination}?${search}` : destination;
}
