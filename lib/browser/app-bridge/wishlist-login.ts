import { routeHref, type RouteContext } from '@/lib/shop/routes/named-routes';
import { HIDE_APP_LOGIN, isInApp } from './app-bridge';

/**
 * Where the wishlist's login button leads in the app, whose own login must not open over the
 * account page's.
 * @returns `null` outside the app: the login flyout opens there.
 */
export function wishlistLogin(context: RouteContext): string | null {
  if (!isInApp()) return null;
  const name = 'Frontastic.Frontend.Master.Account.index';
  return `${routeHref({ name, parameters: {} }, context)}?${HIDE_APP_LOGIN}=true`;
}
