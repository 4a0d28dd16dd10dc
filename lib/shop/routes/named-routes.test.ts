import fc from 'fast-check';
import { ACCOUNT_PAGES, CHECKOUT_STEPS, parseRoute, routeHref, type Route } from './named-routes';

const hgg = { project: 'hgg', locale: 'de-at' } as const;
const hrm = { project: 'hrm', locale: 'de-de' } as const;

test('RTE-02: a product’s address contains slug, id and selection', () => {
  const route: Route = {
    name: 'Frontastic.Frontend.Master.Product.view',
    parameters: { url: 'oxford-hemd', identifier: '10012345', colorVariant: '10012346', tall: '1' },
  };
  expect(routeHref(route, hgg)).toBe('/de-at/p/oxford-hemd/10012345?colorVariant=10012346&tall=1');
  expect(parseRoute('/de-at/p/oxford-hemd/10012345?colorVariant=10012346&tall=1', hgg)).toEqual(
    route,
  );
});

test('RTE-02: numbers with any characters are in the address of their product, and read from it', () => {
  const route: Route = {
    name: 'Frontastic.Frontend.Master.Product.view',
    parameters: { url: 'hemd', identifier: 'ABC-12/3', colorVariant: 'ABC-12/3 blau' },
  };
  const href = '/de-at/p/hemd/ABC-12~2F3?colorVariant=ABC-12%7E2F3%7E20blau';
  expect(routeHref(route, hgg)).toBe(href);
  expect(parseRoute(href, hgg)).toEqual(route);
});

test('RTE-02: only hgg has the language parameter', () => {
  const route: Route = {
    name: 'Frontastic.Frontend.Master.Product.view',
    parameters: { url: 'hemd', identifier: '1', language: 'en' },
  };
  expect(routeHref(route, hgg)).toBe('/de-at/p/hemd/1?language=en');
  expect(routeHref(route, hrm)).toBe('/de-de/p/hemd/1');
  expect(parseRoute('/de-de/p/hemd/1?language=en', hrm)).toEqual({
    name: route.name,
    parameters: { url: 'hemd', identifier: '1' },
  });
});

test('RTE-03: the reservation basket is the cart with a type parameter', () => {
  const name = 'Frontastic.Frontend.Master.Checkout.cart';
  expect(routeHref({ name, parameters: { type: 'reservation' } }, hgg)).toBe(
    '/de-at/checkout/cart?type=reservation',
  );
  expect(routeHref({ name, parameters: {} }, hgg)).toBe('/de-at/checkout/cart');
  expect(parseRoute('/de-at/checkout/cart?type=other', hgg)).toEqual({ name, parameters: {} });
});

test.each(CHECKOUT_STEPS)('BSK-08: the step %s has an address of its own', (step) => {
  const route: Route = {
    name: 'checkout',
    parameters: { step, error: 'price_changed', order: 'a b', invalid: '1', cancelled: '1' },
  };
  const href = routeHref(route, hgg);
  expect(href.split('?')[0]).toBe(`/de-at/checkout/${step}`);
  expect(parseRoute(href, hgg)).toEqual(route);
});

test.each(ACCOUNT_PAGES)('RTE-04: the account opens at %s', (activePage) => {
  const name = 'Frontastic.Frontend.Master.Account.index';
  const href = routeHref({ name, parameters: { activePage } }, hgg);
  expect(href).toBe(`/de-at/account/${activePage}`);
  expect(parseRoute(href, hgg)).toEqual({ name, parameters: { activePage } });
});

test('RTE-05: search has a fixed phrase and keeps its query', () => {
  const route: Route = {
    name: 'search',
    parameters: { phrase: 'search', query: 'größe 3XL & more' },
  };
  expect(parseRoute(routeHref(route, hgg), hgg)).toEqual(route);
});

test.each([
  '/de-at/hemden',
  '/de-de/account',
  '/de-at/account/Nope',
  '/de-at/checkout/nope',
  '/de-at/checkout/review/x',
  '/de-at/p/a',
  '/de-at/p/a/b/c',
  '/de-at/p/%E0%A4%A/1',
  '',
  '/',
  '/de-at/search/x',
])('RTE-01: %s is not a named route of this locale', (href) =>
  expect(parseRoute(href, hgg)).toBeNull(),
);

test('RTE-01: every product route can be converted to an address and back', () => {
  const text = fc.string({ minLength: 1, unit: 'grapheme' });
  const parameters = fc.record(
    {
      url: text,
      identifier: text,
      colorVariant: text,
      size: text,
      sizeType: text,
      tall: text,
      queryID: text,
    },
    { requiredKeys: ['url', 'identifier'] },
  );
  fc.assert(
    fc.property(parameters, (chosen) => {
      const route: Route = { name: 'Frontastic.Frontend.Master.Product.view', parameters: chosen };
      expect(parseRoute(routeHref(route, hgg), hgg)).toEqual(route);
    }),
  );
});
