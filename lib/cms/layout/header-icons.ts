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

/** Their pages are still to come. */
const CLOSED: ReadonlySet<HeaderIcon> = new Set();

/** Whether an icon's page is there yet. */
export const isClosed = (icon: HeaderIcon): boolean => CLOSED.has(icon);

/** The icons of a project's header and where each leads. */
export const headerIcons = (context: RouteContext): SiteFrame['icons'] =>
  projects[context.project].headerIcons.map((kind) => ({
    kind,
    href: isClosed(kind) ? null : routeHref(ROUTES[kind], context),
  }));
