import { node, siteOf } from '@/lib/cms/content/site.fixture.server';
import { GERMANY } from '@/lib/cms/visibility/visibility.fixture';
import { afterLogout, afterPasswordSet } from './after-account';
import { parseRoute, routeHref, type Route } from './named-routes';

const hgg = { project: 'hgg', locale: 'de-at' } as const;

test.each<[Route, string]>([
  [{ name: 'setPassword', parameters: { token: 'a b&c' } }, '/de-at/set-password?token=a+b%26c'],
  [{ name: 'expiredResetLink', parameters: {} }, '/de-at/set-password/expired'],
])('RTE-08: %j has a path of its own', (route, href) => {
  expect(routeHref(route, hgg)).toBe(href);
  expect(parseRoute(href, hgg)).toEqual(route);
});

test('RTE-08: setting a new password leads to the account', () => {
  expect(afterPasswordSet(hgg)).toBe('/de-at/account');
  expect(parseRoute('/de-at/set-password/other', hgg)).toBeNull();
});

describe('RTE-09: the page after logging out', () => {
  const after = (homeLink?: string) => {
    const { frame } = siteOf([node('house')], GERMANY, homeLink ? { homeLink } : {});
    return afterLogout(frame);
  };
  test.each([
    ['to the node of the home link', 'node_house', { kind: 'internal', href: '/de-de/house' }],
    ['to another site', 'https://house.example/', { kind: 'full', href: 'https://house.example/' }],
    ['home without a home link', undefined, { kind: 'internal', href: '/de-de' }],
    ['home when the node is gone', 'node_gone', { kind: 'internal', href: '/de-de' }],
    ['home, not into a call', '+49 89 123456', { kind: 'internal', href: '/de-de' }],
    ['home, not into a script', 'javascript:alert(1)', { kind: 'internal', href: '/de-de' }],
    ['home, not into a dialog', 'node_house_modal', { kind: 'internal', href: '/de-de' }],
  ])('%s', (_, homeLink, expected) => expect(after(homeLink)).toEqual(expected));
});
