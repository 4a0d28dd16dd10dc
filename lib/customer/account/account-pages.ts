import type { PageContext } from '@/lib/shop/page-context/page-context';
import { ACCOUNT_PAGES, routeHref, type AccountPage } from '@/lib/shop/routes/named-routes';

type Place = Pick<PageContext, 'project'> & { locale: string | { segment: string } };

const routesOf = ({ project, locale }: Place) => ({
  project,
  locale: typeof locale === 'string' ? locale : locale.segment,
});

/** Path of a page of the account, by default of its index. */
export const accountHref = (place: Place, activePage?: AccountPage): string =>
  routeHref(
    { name: 'Frontastic.Frontend.Master.Account.index', parameters: { activePage } },
    routesOf(place),
  );

export type AfterLogin = AccountPage | 'checkout';

/** Reads the page after logging in from a form. @param name from a form, untrusted */
export const afterLoginNamed = (name: unknown): AfterLogin | undefined =>
  name === 'checkout'
    ? name
    : ACCOUNT_PAGES.find((page) => page === name && page !== 'Registration');

/** Path and query of the login page that leads back to the checkout. */
export const signInHref = (place: Place): string => `${accountHref(place)}?next=checkout`;

/** Path of the page after logging in: an account page or the checkout. */
export const afterLoginHref = (place: Place, next?: AfterLogin): string =>
  next === 'checkout'
    ? routeHref({ name: 'checkout', parameters: { step: 'address' } }, routesOf(place))
    : accountHref(place, next);

/** Path of the page for setting a new password. @param token from the email */
export const setPasswordHref = (place: Place, token: string): string =>
  routeHref({ name: 'setPassword', parameters: { token } }, routesOf(place));

/**
 * Path of the page on which a customer who registered with a card sets the password. @param token
 * from the email
 */
export const activateCardHref = (place: Place, { uid, token }: { uid: string; token: string }) =>
  `${accountHref(place, 'LoyaltyCard')}?${new URLSearchParams({ uid, crm_mail_activator: token })}`;

export const expiredLinkHref = (place: Place): string =>
  routeHref({ name: 'expiredResetLink', parameters: {} }, routesOf(place));

/** Path of the page for confirming an email address. @param token from the email */
export const confirmAddressHref = (place: Place, token?: string): string =>
  routeHref({ name: 'confirmAddress', parameters: { token } }, routesOf(place));

const MENU = ['LoginData', 'AccountAddress', 'OrderHistory', 'Reservation', 'LoyaltyCard'] as const;

export const menuPages = (project: PageContext['project']): readonly (typeof MENU)[number][] =>
  MENU.filter((page) => page !== 'Reservation' || project !== 'eck');
