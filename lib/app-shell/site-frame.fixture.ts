import { emptyFooter } from '@/lib/app-shell/footer-content';
import type { NavigationEntry, SiteFrame } from '@/lib/app-shell/site-frame';

/** A category in header and menu; `fields` replaces parts of it. */
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

/** The frame of a small shop. */
export const siteFrame: SiteFrame = {
  projectName: 'HRM',
  claim: 'Versandkostenfrei innerhalb Deutschlands',
  home: { href: '/de-de', opens: 'page' },
  homeLink: { href: '/de-de', opens: 'page' },
  flyoutDelay: 150,
  navigation: [
    navigationEntry('hemden', 'Hemden', {
      children: [navigationEntry('leinen', 'Leinen'), navigationEntry('twill', 'Twill')],
    }),
    navigationEntry('hosen', 'Hosen', { children: [navigationEntry('chinos', 'Chinos')] }),
    navigationEntry('haus', 'Das Haus'),
  ],
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
