import { ACCOUNT_PAGES, routeHref, type RouteContext } from './named-routes';

/**
 * The address that is meant by one without a locale. The names of the account's pages are read in any
 * case. The query is kept.
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
      : `/${context.locale}${path === '/' ? '' : path}`;
  return search ? `${destination}?${search}` : destination;
}
