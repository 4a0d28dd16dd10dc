import { voucherTerritories } from './voucher-visibility';

test('CMS-08: the voucher node of the big and tall shop is visible in Austria, Switzerland and Germany', () => {
  expect(voucherTerritories('hgg-gutscheine', 'hgg')).toEqual(['AT', 'CH', 'DE']);
});

test('CMS-08: other nodes and other shops have no such rule', () => {
  expect(voucherTerritories('hgg-hemden', 'hgg')).toBeNull();
  expect(voucherTerritories('hgg-gutscheine', 'hrm')).toBeNull();
});
