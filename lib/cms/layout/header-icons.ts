import type { SiteFrame } from './site-frame';
import { projects, type HeaderIcon } from '@/lib/shop/project/projects';
import { routeHref, type Route, type RouteContext } from '@/lib/shop/routes/named-routes';

const ROUTES: Readonly<Record<HeaderIcon, Route>> = {
  search: { name: 'search', parameters: { phrase: 'search', query: '' } },
  account: { name: 'Frontastic.Frontend.Master.Account.index', parameters: {} },
  wishlist: { name: 'wishlist', parameters: {} },
  reservation: {
    name: 'Frontastic.Frontend.Master.Checkout.cart',
    parameters: { type: 'reservation' },
  },
  cart: { name: 'Frontastic.Frontend.Master.Checkout.cart', parameters: {} },
};

/** Icons without a page so far. */
const CLOSED: ReadonlySet<HeaderIcon> = new Set();

/** Whether an icon has no page yet. */
export const isClosed = (icon: HeaderIcon): boolean => CLOSED.has(icon);

/** Icons of a project's header with their links. */
export const headerIcons = (context: RouteContext): SiteFrame['icons'] =>
  projects[context.project].headerIcons.map((kind) => ({
    kind,
    href: isClosed(kind) ? null : routeHref(ROUTES[kind], context),
  }));
