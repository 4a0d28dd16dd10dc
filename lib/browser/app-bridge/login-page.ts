import { routeHref, type RouteContext } from '@/lib/shop/routes/named-routes';
import { HIDE_APP_LOGIN } from './app-bridge';

/**
 * Address of the account page for a login link, with which the app does not open its own login over
 * the page's form. The same for all visitors, so that the link is already correct before hydration.
 */
export function loginPage(context: RouteContext): string {
  const name = 'Frontastic.Frontend.Master.Account.index';
  return `${routeHref({ name, parameters: {} }, context)}?${HIDE_APP_LOGIN}=true`;
}
