import { routeHref, type RouteContext } from '@/lib/shop/routes/named-routes';
import { HIDE_APP_LOGIN } from './app-bridge';

/**
 * The account page for a link that says to log in: in the app, its own login must not open over the
 * page's form. The same for all visitors, so that the link is right before the page is hydrated.
 */
export function loginPage(context: RouteContext): string {
  const name = 'Frontastic.Frontend.Master.Account.index';
  return `${routeHref({ name, parameters: {} }, context)}?${HIDE_APP_LOGIN}=true`;
}
