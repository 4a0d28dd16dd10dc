import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { withRedirectsFrom } from '@/lib/cms/content/content-stand-in.fixture';
import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { addressWithLocale, mayLackLocale } from './missing-locale.server';

withRedirectsFrom(['/Alte-Hosen', '/größen']);
withEnvironment();

/** Redirect of a visitor whose browser prefers a language. */
function addressFor(url: string, language = 'de') {
  const request = new IncomingMessage(new Socket());
  request.url = url;
  request.headers = { host: 'hgg.localhost:3000', 'accept-language': language };
  return addressWithLocale(request);
}

test.each([
  ['/de', '/de-de'],
  ['/de_de', '/de-de'],
  ['/DE_de?utm_source=mail&gclid=A', '/de-de?utm_source=mail&gclid=A'],
  ['/de-', '/de-de'],
  ['/At', '/de-at'],
  ['/%64e', '/de-de'],
  ['/de%E2%80%93at/', '/de-at'],
  ['/UK/wishlist', '/en-gb/wishlist'],
  ['/at/checkout/cart?type=reservation', '/de-at/checkout/cart?type=reservation'],
  ['/de/account/logindata', '/de-de/account/LoginData'],
  ['/de_at/p/Hemd/20310000?size=98', '/de-at/p/hemd/20310000?size=98'],
  ['/de/ALTE-HOSEN?utm_source=mail', '/de-de/alte-hosen?utm_source=mail'],
  ['/alte-hosen/', '/de-de/alte-hosen'],
  ['/Alte-Hosen?page=2', '/de-de/alte-hosen?page=2'],
  ['/gr%C3%B6%C3%9Fen', '/de-de/gr%C3%B6%C3%9Fen'],
  ['/Gr%C3%96%C3%9Fen', '/de-de/gr%C3%B6%C3%9Fen'],
  ['/de/nirgends', '/de-de/nirgends'],
  ['/at/Nirgends?utm_source=mail', '/de-at/nirgends?utm_source=mail'],
  ['/de_at/nirgends', '/de-at/nirgends'],
  ['/at/de/nirgends', '/de-at/nirgends'],
  ['/fr/nulle-part', '/fr-fr/nulle-part'],
  ['/UK/nowhere', '/en-gb/nowhere'],
])('%s redirects to %s', async (url, address) => expect(await addressFor(url)).toBe(address));

test.each(['/zz', '/nirgends', '/zz_zz', '/zz/nirgends', '/nirgends/de'])(
  '%s does not redirect',
  async (url) => expect(await addressFor(url)).toBeNull(),
);

test('a language alone selects the visitor’s own locale', async () => {
  expect(await addressFor('/fr', 'fr-CH')).toBe('/fr-ch');
  expect(await addressFor('/de', 'de-AT')).toBe('/de-at');
});

test.each(['/hosen', '/Hosen', '/p/hemd/20310000', '/checkout/cart?type=reservation', '/de_de'])(
  '%s may be a page without its locale',
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
  '/counter/nope',
  '/favicon.png',
  '/.well-known/x',
  '//other.example/x',
])('%s cannot be a page without its locale', (address) =>
  expect(mayLackLocale(address)).toBe(false),
);
