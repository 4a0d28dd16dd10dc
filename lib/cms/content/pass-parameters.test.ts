import { passParameters } from './pass-parameters';

const passed = (destination: string, query: string) =>
  passParameters({ destination, permanent: true }, new URLSearchParams(query));

test.each([
  ['/de-de/hemden', 'page=2&utm_source=mail', '/de-de/hemden?page=2&utm_source=mail'],
  [
    '/de-de/hemden',
    'filters[size]=XL&filters[size]=L',
    '/de-de/hemden?filters%5Bsize%5D=XL&filters%5Bsize%5D=L',
  ],
  ['/de-de/search', 'query=hemd blau', '/de-de/search?query=hemd+blau'],
  [
    '/de-de/hemden?sortBy=price_asc',
    'sortBy=new&gclid=A',
    '/de-de/hemden?sortBy=price_asc&gclid=A',
  ],
  ['/de-de/kontakt#form', 'size=98', '/de-de/kontakt?size=98#form'],
  ['/de-de/hemden', '', '/de-de/hemden'],
  ['/de-de/hemden', 'page=1&utm_source=mail', '/de-de/hemden?utm_source=mail'],
  ['/de-de/hemden', 'page=1', '/de-de/hemden'],
])('RTE-10: an editor’s redirect to %s keeps %j', (destination, query, wanted) => {
  expect(passed(destination, query)).toEqual({ destination: wanted, permanent: true });
});

test.each(['https://other.example/x', '//other.example/x', '/\\other.example'])(
  'RTE-10: another site, %s, receives no parameters',
  (destination) => expect(passed(destination, 'page=2').destination).toBe(destination),
);
