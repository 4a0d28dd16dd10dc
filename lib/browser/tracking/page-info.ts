import { parseRoute, type RouteContext } from '@/lib/shop/routes/named-routes';
import type { PageKind } from './events';

/**
 * Kind of the page at an address.
 * @param path with the locale: `/de-de/hemden`
 * @param hasList whether it has a list of articles
 */
export function pageKind(path: string, context: RouteContext, hasList: boolean): PageKind {
  if (path.replace(/\/$/, '') === `/${context.locale}`) return 'home';
  if (path.startsWith(`/${context.locale}/checkout/`)) return 'checkout';
  const route = parseRoute(path, context);
  if (route?.name === 'search') return 'search';
  if (route?.name === 'Frontastic.Frontend.Master.Product.view') return 'product details';
  return hasList ? 'alist' : 'other';
}
