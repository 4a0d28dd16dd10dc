import { searchDestination, zeroResultHref, type SearchPlaces } from './search-destination';

const places: SearchPlaces = {
  nodes: {
    locale: 'de-de',
    paths: new Map([['hgg-groessenberatung', '/groessenberatung']]),
    hosts: ['hgg.example'],
  },
  zeroResultPage: { href: '/de-de/nichts-gefunden', opens: 'page' },
  routes: { project: 'hgg', locale: 'de-de' },
};
const warn = jest.fn();
beforeEach(() => warn.mockClear());

const ruled = (target: string, query = 'größentabelle') =>
  searchDestination({ kind: 'redirect', target }, query, places, warn);

test.each([
  ['node_hgg-groessenberatung', 'internal', '/de-de/groessenberatung'],
  ['/hemden?page=2', 'internal', '/de-de/hemden?page=2'],
  ['https://hgg.example/de-at/sale', 'internal', '/de-at/sale'],
  ['https://partner.example/x', 'full', 'https://partner.example/x'],
])('PLP-16: follows a rule’s “%s”', (target, kind, href) => {
  expect(ruled(target)).toEqual({ kind, href });
});

test.each([
  'javascript:alert(1)',
  '//evil.example',
  'data:text/html,x',
  'node_gone',
  '/\\evil.example',
])('PLP-16: does not follow a rule’s “%s”, and reports it', (target) => {
  expect(ruled(target)).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
});

test('PLP-16: does not follow a rule that redirects a search to itself', () => {
  expect(ruled('/de-de/search?query=hemd', ' hemd')).toBeNull();
  expect(ruled('/de-de/search?query=hemden', 'hemd')).toMatchObject({ kind: 'internal' });
});

test('PLP-08: an article number leads to its page', () => {
  const route = {
    name: 'Frontastic.Frontend.Master.Product.view',
    parameters: { url: 'hemd', identifier: '20310000', colorVariant: '20310000-312' },
  } as const;
  expect(searchDestination({ kind: 'product', route }, '20310000', places, warn)).toEqual({
    kind: 'internal',
    href: '/de-de/p/hemd/20310000?colorVariant=20310000-312',
  });
});

test('PLP-09: a search without results leads to the configured page, with the query', () => {
  const nothing = { kind: 'nothing' } as const;
  expect(searchDestination(nothing, 'a&b="ü"', places, warn)).toEqual({
    kind: 'internal',
    href: '/de-de/nichts-gefunden?query=a%26b%3D%22%C3%BC%22',
  });
  expect(searchDestination(nothing, 'x', { ...places, zeroResultPage: null }, warn)).toBeNull();
});

test('PLP-09: ignores a configured page outside the shop', () => {
  expect(zeroResultHref({ href: 'https://x.example', opens: 'external' }, 'x')).toBeNull();
  expect(zeroResultHref({ href: '/de-de/x?a=1#b', opens: 'page' }, 'y')).toBe(
    '/de-de/x?a=1&query=y#b',
  );
});

test('shows results', () => {
  expect(searchDestination({ kind: 'results' }, 'hemd', places, warn)).toBeNull();
});
