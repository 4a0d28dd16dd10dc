import { lowerCaseAddress } from './lower-case-address';

test.each([
  ['/DE-DE', '/de-de'],
  ['/de-DE/', '/de-de/'],
  ['/de-de/Hosen', '/de-de/hosen'],
  ['/De-At/HOSEN/Jeans?utm_source=Mail&page=2', '/de-at/hosen/jeans?utm_source=Mail&page=2'],
  ['/cs-cz/p/Polo-Shirt/20310000', '/cs-cz/p/polo-shirt/20310000'],
  ['/de-de/%C3%9Cbergr%C3%B6%C3%9Fen', '/de-de/%C3%BCbergr%C3%B6%C3%9Fen'],
  ['/de-de/Checkout/Cart?type=reservation', '/de-de/checkout/cart?type=reservation'],
  ['/DE-DE/account/LoginData', '/de-de/account/LoginData'],
  ['/de-de/account/logindata', '/de-de/account/LoginData'],
  ['/cs-cz/account/LOGINDATA?x=Y', '/cs-cz/account/LoginData?x=Y'],
  ['/de-de/Account/logindata', '/de-de/account/LoginData'],
])('an address with capitals, %s, is %s', (requested, address) => {
  expect(lowerCaseAddress(requested)).toBe(address);
  expect(lowerCaseAddress(address)).toBeNull();
});

test.each([
  '/de-de/hosen?q=ABC',
  '/de-de/account/LoginData',
  '/de-de/gr%C3%B6%C3%9Fen',
  '/de-de/%zz/Hosen',
  '/api/Cart',
  '/_next/static/Chunk.js',
  '/Hosen',
])('%s is unchanged', (address) => expect(lowerCaseAddress(address)).toBeNull());
