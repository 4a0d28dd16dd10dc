import { CachedAddresses } from './cached-address';

const addresses = new CachedAddresses(
  new Map([
    ['hgg.localhost', 'hgg'],
    ['localhost', 'hgg'],
    ['eck.example', 'eck'],
  ]),
  'build1',
);
const pathOf = (url: string, host = 'hgg.localhost:3000') => addresses.find(host, url)?.path;
const dataOf = (path: string, build = 'build1') =>
  addresses.find('x', `/_next/data/${build}${path}`);

test('a document is identified by host, locale and path, whatever other parameters it has', () => {
  expect(pathOf('/de-de')).toBe('/s/hgg/de-de');
  expect(pathOf('/fr-ch/pantalons/jeans?utm_source=a&gclid=b')).toBe(
    '/s/hgg/fr-ch/pantalons/jeans',
  );
  expect(pathOf('/de-de/hemden', 'ECK.example')).toBe('/s/eck/de-de/hemden');
  expect(addresses.find('localhost', '/de-de')?.form).toBe('document');
});

test('a colour is part of its article’s path', () => {
  expect(pathOf('/de-de/p/hemd/10000001?colorVariant=10000001-002')).toBe(
    '/s/hgg/de-de/p/hemd/10000001/10000001-002',
  );
  for (const query of ['colorVariant=a%20b', 'colorVariant=', 'colorVariant=1&colorVariant=2'])
    expect(pathOf(`/de-de/p/hemd/10000001?${query}`)).toBeUndefined();
  expect(pathOf('/de-de/hemden?colorVariant=10000001-002')).toBeUndefined();
  expect(pathOf('/de-de/p/hemd/10000001/10000001-002')).toBeUndefined();
});

test('an article of any number has a cached page for each colour', () => {
  const path = '/de-de/p/hemd/ABC-12~2F3';
  expect(pathOf(path)).toBe(`/s/hgg${path}`);
  expect(pathOf(`${path}?colorVariant=ABC-12~2F3~20blau`)).toBe(`/s/hgg${path}/ABC-12~2F3~20blau`);
  expect(dataOf(`/s/hgg${path}/ABC-12~2F3~20blau.json`)?.path).toBe(
    `/s/hgg${path}/ABC-12~2F3~20blau`,
  );
});

test('selections, a visitor’s own pages and unusual spellings are left to Next', () => {
  const left = [
    '/',
    '/de-de/',
    '/DE-de',
    '/de-de/%68emden',
    '/de-de//hemden',
    '/de-de/../x',
    '/de-de?a=1?b',
    '/de-de/hemden?page=2',
    '/de-de/hemden?filters%5Bbrand%5D=a',
    '/de-de/p/a/1?size=52',
    '/de-de/checkout/cart',
    '/de-de/account',
    '/de-de/wishlist',
    '/de-de/set-password',
    '/s/hgg/de-de',
    '/q/hgg/de-de',
    '/v/hgg/de-de',
    '/api/health',
    '/de-de?nxtPpath=x',
  ];
  for (const url of left) expect([url, pathOf(url)]).toEqual([url, undefined]);
  expect(pathOf('/de-de/checkouts')).toBe('/s/hgg/de-de/checkouts');
  expect(pathOf('/de-de', 'other.example')).toBeUndefined();
  expect(addresses.find(undefined, '/de-de')).toBeNull();
});

test('the router’s data belongs to the page and to this build', () => {
  expect(dataOf('/s/hgg/de-de/hemden.json?path=hemden')).toEqual({
    path: '/s/hgg/de-de/hemden',
    form: 'pageData',
  });
  expect(dataOf('/s/hgg/de-de.json', 'build2')).toBeNull();
  for (const path of ['/s/hgg/de-de', '/q/hgg/de-de.json', '/s/hgg/de-de/%61.json', '/s/../x.json'])
    expect(dataOf(path)).toBeNull();
});

test('a remembered address stays separate for each shop, and an uncacheable one stays uncacheable', () => {
  const keyOf = (host: string, url: string) => addresses.findSelection(host, url)?.key;
  const url = '/de-de/hemden?page=2&utm_source=a';
  for (const _ of [1, 2]) {
    expect(keyOf('hgg.localhost', url)).toBe('hgg/de-de/hemden?page=2');
    expect(keyOf('eck.example', url)).toBe('eck/de-de/hemden?page=2');
    expect(keyOf('other.example', url)).toBeUndefined();
    expect(keyOf('hgg.localhost', '/de-de/hemden?page=2&nxtPpath=x')).toBeUndefined();
  }
});

test('an address is normalised: brackets unescaped, ineffective parameters removed', () => {
  const isPlain = (query: string) =>
    addresses.findSelection('hgg.localhost', `/de-de/hemden?${query}`)?.isPlain;
  for (const query of ['page=2&filters[brand]=Brae', 'page=2&filters%5Bbrand%5D=Brae'])
    for (const other of ['', '&utm_source=a']) expect(isPlain(query + other)).toBe(true);
  for (const query of ['filters[brand]=Brae&page=2', 'page=02', 'page=2&page=3'])
    expect(isPlain(query)).toBe(false);
});
