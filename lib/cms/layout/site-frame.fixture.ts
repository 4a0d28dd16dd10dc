import { emptyFooter } from './footer-content';
import { headsOf } from './navigation-state';
import type { Navigation, NavigationEntry, SiteFrame } from './site-frame';

/** A category in header and menu; `fields` overrides parts of it. */
export const navigationEntry = (
  id: string,
  name: string,
  fields: Partial<NavigationEntry> = {},
): NavigationEntry => ({
  id,
  nodeId: id,
  nodeType: 'category',
  name,
  link: { href: `/de-de/${id}`, opens: 'page' },
  standsIn: 'both',
  children: [],
  configuration: {},
  ...fields,
});

/** The part of a tree in a page's props, as the browser receives it. */
export const navigationOf = (
  tree: readonly NavigationEntry[],
  address = '/api/navigation?locale=de-de&version=one',
): Navigation => ({ heads: headsOf(tree), address });

/** The tree of {@link siteFrame}. */
export const navigationTree: readonly NavigationEntry[] = [
  navigationEntry('hemden', 'Hemden', {
    children: [navigationEntry('leinen', 'Leinen'), navigationEntry('twill', 'Twill')],
  }),
  navigationEntry('hosen', 'Hosen', { children: [navigationEntry('chinos', 'Chinos')] }),
  navigationEntry('haus', 'Das Haus'),
];

/** Header, navigation and footer of a small shop. */
export const siteFrame: SiteFrame = {
  projectName: 'HRM',
  claim: 'Versandkostenfrei innerhalb Deutschlands',
  home: { href: '/de-de', opens: 'page' },
  homeLink: { href: '/de-de', opens: 'page' },
  flyoutDelay: 150,
  navigation: navigationOf(navigationTree),
  icons: [
    { kind: 'search', href: '/de-de/search' },
    { kind: 'account', href: '/de-de/account' },
    { kind: 'wishlist', href: '/de-de/wishlist' },
    { kind: 'reservation', href: '/de-de/checkout/cart?type=reservation' },
    { kind: 'cart', href: '/de-de/checkout/cart' },
  ],
  switchesCountryInMenu: false,
  excludedTypes: [],
  footer: emptyFooter,
};
