import { pageKind } from './page-info';

const context = { project: 'hgg', locale: 'de-de' } as const;

describe('TRK-04: each address has a kind', () => {
  test.each([
    ['/de-de', false, 'home'],
    ['/de-de/', true, 'home'],
    ['/de-de/hemden', true, 'alist'],
    ['/de-de/search', true, 'search'],
    ['/de-de/p/leinenhemd/20310000', false, 'product details'],
    ['/de-de/checkout/cart', false, 'checkout'],
    ['/de-de/checkout/address', false, 'checkout'],
    ['/de-de/impressum', false, 'other'],
    ['/de-de/wishlist', false, 'other'],
  ] as const)('%s (list: %s) is of the kind %s', (path, hasList, kind) => {
    expect(pageKind(path, context, hasList)).toBe(kind);
  });
});
