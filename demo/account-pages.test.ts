import { accountPages } from './account-pages';

const pathsOf = (shop: 'hgg' | 'eck') =>
  accountPages(shop).flatMap(({ type, fields }) =>
    type === 'node' ? [String(Object.values(fields['path'] ?? {})[0])] : [],
  );

test('ACC-02: the pages of the account are in order', () => {
  expect(pathsOf('hgg')).toEqual([
    '/account',
    '/account/registration',
    '/account/welcome-page',
    '/set-password',
    '/set-password/expired',
    '/set-password/confirm',
    '/account/login-data',
    '/account/account-address',
    '/account/order-history',
    '/account/reservation',
    '/account/loyalty-card',
  ]);
  expect(pathsOf('eck')).not.toContain('/account/reservation');
});
