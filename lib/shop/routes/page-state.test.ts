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
  ['/de-at', '?token=secret&queryID=0&notice=x&language=en', '/de-at'],
  ['/de-at', '?utm_source=mail&utm_campaign=x', '/de-at?utm_source=mail&utm_campaign=x'],
  ['/pl-pl/koszule', '?gclid=A&range[priceMin]=10:50', '/pl-pl/koszule?gclid=A'],
  ['/cs-cz', '?uid=1&euid=2&_gl=1x', '/cs-cz?uid=1&euid=2&_gl=1x'],
  ['/de-at/returns', '?uid=secret', '/de-at/returns'],
  ['/de-at/checkout', '?order=secret&utm_source=mail', '/de-at/checkout?utm_source=mail'],
  ['/nl-nl/search', '?query=hemd&fbclid=B', '/nl-nl/search?query=hemd&fbclid=B'],
  ['/fr-fr?utm_source=own', '?utm_source=mail&wbraid=C', '/fr-fr?utm_source=own&wbraid=C'],
  [
    '/en-gb',
    '?filters[brand]=A&filters[brand]=B',
    '/en-gb?filters%5Bbrand%5D=A&filters%5Bbrand%5D=B',
  ],
])('CTX-06: %s with %s keeps parameters with the same meaning', (path, search, expected) => {
  expect(withPageState(path, search)).toBe(
    expected ?? '/de-at/p/hemd/20310000?colorVariant=1&size=3XL',
  );
});
