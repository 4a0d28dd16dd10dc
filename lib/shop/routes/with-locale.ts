import { ACCOUNT_PAGES, routeHref, type RouteContext } from './named-routes';

/**
 * Where a request without locale is redirected: `/account` and its pages to the account, anything
 * else to the home page. The names of the account's pages are read in any case. The query is kept.
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
