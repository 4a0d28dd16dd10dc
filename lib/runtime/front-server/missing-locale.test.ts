import { mayLackLocale } from './missing-locale.server';

test.each(['/hosen', '/Hosen', '/p/hemd/20310000', '/checkout/cart?type=reservation', '/de_de'])(
  '%s may be the address of a page without its locale',
  (address) => expect(mayLackLocale(address)).toBe(true),
);

test.each([
  '/',
  '/de-de/hosen',
  '/DE-DE',
  '/account/LoginData',
  '/api/nope',
  '/_next/data/x',
  '/_search/1/events',
  '/studio/nope',
  '/favicon.png',
  '/.well-known/x',
  '//other.example/x',
])('%s is not', (address) => expect(mayLackLocale(address)).toBe(false));
