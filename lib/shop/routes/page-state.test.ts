import { withPageState } from './page-state';

test.each([
  ['/nl-nl/overhemden', '', '/nl-nl/overhemden'],
  [
    '/nl-nl/overhemden',
    '?sortBy=priceAsc&filters[brand]=Halden&page=2',
    '/nl-nl/overhemden?sortBy=priceAsc&filters%5Bbrand%5D=Halden&page=2',
  ],
  ['/pl-pl/koszule', '?range[priceMin]=10:50&filters[categoryTitles]=Hemden', '/pl-pl/koszule'],
  ['/de-at/p/hemd/20310000?colorVariant=1', '?colorVariant=2&size=3XL', null],
  ['/de-at', '?token=secret&uid=1&queryID=0&notice=x', '/de-at'],
])('CTX-06: %s with %s keeps what means the same there', (path, search, expected) => {
  expect(withPageState(path, search)).toBe(
    expected ?? '/de-at/p/hemd/20310000?colorVariant=1&size=3XL',
  );
});
