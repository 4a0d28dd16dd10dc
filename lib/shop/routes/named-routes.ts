import type { ProjectId } from '@/lib/shop/project/projects';
import { numberOfSegment, numberSegment } from './number-segment';

/** Named routes of the CMS, emails and the app, with their parameters. */
export interface RouteParameters {
  'Frontastic.Frontend.Master.Product.view': {
    /** Slug of the product's title. */
    url: string;
    /** Product id. */
    identifier: string;
    /** hgg only. */
    language?: string | undefined;
    colorVariant?: string | undefined;
    size?: string | undefined;
    sizeType?: string | undefined;
    /** `1` limits the page to tall sizes. */
    tall?: string | undefined;
    queryID?: string | undefined;
  };
  'Frontastic.Frontend.Master.Checkout.cart': {
    type?: 'reservation' | undefined;
    /** Error code of a rejected change. */
    error?: string | undefined;
    /** Code of a change that the page reports. */
    notice?: string | undefined;
    /** Id of a removed line, which can be restored. */
    removed?: string | undefined;
    /** Article to choose a store for, with its quantity and the store that was tried. */
    sku?: string | undefined;
    count?: string | undefined;
    store?: string | undefined;
    /** Key of the form whose reservations are shown. */
    placed?: string | undefined;
  };
  /** Checkout steps after the basket. */
  checkout: {
    step: StepAfterBasket;
    /** Error code of the redirect. */
    error?: string | undefined;
    /** `1` if the input is invalid. */
    invalid?: '1' | undefined;
    /** `1` if the visitor left the payment page without paying. */
    cancelled?: '1' | undefined;
    /** Id of the confirmed order. */
    order?: string | undefined;
  };
  'Frontastic.Frontend.Master.Account.index': { activePage?: AccountPage | undefined };
  search: { phrase: 'search'; query: string };
  wishlist: {
    /** Token of a shared list's link. */
    shared?: string | undefined;
    /** Error code of a rejected change. */
    error?: string | undefined;
  };
  /** `token` is from the email. */
  setPassword: { token: string };
  /** Confirms an address; `token` is from the email. */
  confirmAddress: { token?: string | undefined };
  /** Page for expired links in emails. */
  expiredResetLink: Record<string, never>;
}

export const CHECKOUT_STEPS = ['address', 'payment', 'review', 'confirmation'] as const;
export type StepAfterBasket = (typeof CHECKOUT_STEPS)[number];

export const ACCOUNT_PAGES = [
  'LoginData',
  'AccountAddress',
  'OrderHistory',
  'Reservation',
  'LoyaltyCard',
  'Registration',
  'WelcomePage',
] as const;
export type AccountPage = (typeof ACCOUNT_PAGES)[number];

export type RouteName = keyof RouteParameters;
export type Route = {
  [Name in RouteName]: { name: Name; parameters: RouteParameters[Name] };
}[RouteName];

/** Project and locale segment (`de-at`) of a route. */
export interface RouteContext {
  project: ProjectId;
  locale: string;
}

const CART_QUERY = ['error', 'notice', 'removed', 'sku', 'count', 'store', 'placed'] as const;
const PRODUCT_QUERY = ['language', 'colorVariant', 'size', 'sizeType', 'tall', 'queryID'] as const;

function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const set = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const text = new URLSearchParams(set).toString();
  return text ? `${path}?${text}` : path;
}

/** Path and query of a route, without origin. All these paths are built here. */
export function routeHref(route: Route, { project, locale }: RouteContext): string {
  switch (route.name) {
    case 'Frontastic.Frontend.Master.Product.view': {
      const { url, identifier, language, colorVariant, ...query } = route.parameters;
      const path = `/${locale}/p/${encodeURIComponent(url)}/${numberSegment(identifier)}`;
      return withQuery(path, {
        language: project === 'hgg' ? language : undefined,
        colorVariant: colorVariant && numberSegment(colorVariant),
        ...query,
      });
    }
    case 'Frontastic.Frontend.Master.Checkout.cart':
      return withQuery(`/${locale}/checkout/cart`, route.parameters);
    case 'checkout': {
      const { step, ...query } = route.parameters;
      return withQuery(`/${locale}/checkout/${step}`, query);
    }
    case 'Frontastic.Frontend.Master.Account.index': {
      const { activePage } = route.parameters;
      return `/${locale}/account${activePage ? `/${activePage}` : ''}`;
    }
    case 'search':
      return withQuery(`/${locale}/search`, { query: route.parameters.query });
    case 'wishlist':
      return withQuery(`/${locale}/wishlist`, route.parameters);
    case 'setPassword':
      return withQuery(`/${locale}/set-password`, { token: route.parameters.token });
    case 'confirmAddress':
      return withQuery(`/${locale}/set-password/confirm`, { token: route.parameters.token });
    case 'expiredResetLink':
      return `/${locale}/set-password/expired`;
  }
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

function productRoute(
  segments: readonly string[],
  query: URLSearchParams,
  project: ProjectId,
): Route | null {
  const [url, identifier, ...rest] = segments.map(decoded);
  if (!url || !identifier || rest.length > 0) return null;
  const named = PRODUCT_QUERY.filter((name) => name !== 'language' || project === 'hgg')
    .map((name) => [name, query.get(name)] as const)
    .filter(([, value]) => Boolean(value))
    .map(([name, value]) => [name, name === 'colorVariant' ? numberOfSegment(value ?? '') : value]);
  return {
    name: 'Frontastic.Frontend.Master.Product.view',
    parameters: { url, identifier: numberOfSegment(identifier), ...Object.fromEntries(named) },
  };
}

function checkoutRoute(segments: readonly string[], query: URLSearchParams): Route | null {
  const [page, ...rest] = segments;
  if (rest.length > 0) return null;
  if (page === 'cart') {
    const isReservation = query.get('type') === 'reservation';
    const named = CART_QUERY.map((name) => [name, query.get(name)] as const).filter(([, value]) =>
      Boolean(value),
    );
    return {
      name: 'Frontastic.Frontend.Master.Checkout.cart',
      parameters: { ...(isReservation && { type: 'reservation' }), ...Object.fromEntries(named) },
    };
  }
  const error = query.get('error') ?? undefined;
  const step = CHECKOUT_STEPS.find((known) => known === page);
  if (!step) return null;
  const order = query.get('order') ?? undefined;
  const flags = (['invalid', 'cancelled'] as const).filter((flag) => query.get(flag) === '1');
  const set = Object.fromEntries(flags.map((flag) => [flag, '1']));
  return {
    name: 'checkout',
    parameters: { step, ...(error && { error }), ...(order && { order }), ...set },
  };
}

function wishlistRoute(query: URLSearchParams): Route {
  const [shared, error] = [query.get('shared'), query.get('error')];
  return { name: 'wishlist', parameters: { ...(shared && { shared }), ...(error && { error }) } };
}

/** @returns the named route of a path with query (`/de-at/p/…?tall=1`), `null` for any other path. */
export function parseRoute(href: string, { project, locale }: RouteContext): Route | null {
  const [path = '', search = ''] = href.split('#', 1)[0]?.split('?', 2) ?? [];
  const query = new URLSearchParams(search);
  const prefix = `/${locale}/`;
  if (!path.startsWith(prefix)) return null;
  const [first, ...rest] = path.slice(prefix.length).split('/');
  if (first === 'p') return productRoute(rest, query, project);
  if (first === 'checkout') return checkoutRoute(rest, query);
  if (first === 'account' && rest.length <= 1) {
    const activePage = ACCOUNT_PAGES.find((page) => page === rest[0]);
    if (rest.length === 1 && !activePage) return null;
    return {
      name: 'Frontastic.Frontend.Master.Account.index',
      parameters: activePage ? { activePage } : {},
    };
  }
  if (first === 'set-password' && rest.join('/') === 'expired')
    return { name: 'expiredResetLink', parameters: {} };
  if (first === 'set-password' && rest.join('/') === 'confirm')
    return { name: 'confirmAddress', parameters: { token: query.get('token') ?? undefined } };
  if (rest.length > 0) return null;
  if (first === 'wishlist') return wishlistRoute(query);
  if (first === 'set-password')
    return { name: 'setPassword', parameters: { token: query.get('token') ?? '' } };
  if (first !== 'search') return null;
  return { name: 'search', parameters: { phrase: 'search', query: query.get('query') ?? '' } };
}
