import { vatGroups, vatWithin } from './vat';

const shirt = { price: 40_00, quantity: 2, isGiftCard: false, isSinglePurpose: false };
const giftCard = { price: 50_00, quantity: 2, isGiftCard: true, isSinglePurpose: false };

test('BSK-14: tax is rounded to the nearest minor unit', () => {
  expect([vatWithin(44_95, 190), vatWithin(1_19, 190), vatWithin(3, 190)]).toEqual([7_18, 19, 0]);
  expect(vatWithin(44_95, null)).toBe(0);
});

test('ORD-02: the taxed part of an order is its total less gift cards bought', () => {
  expect(
    vatGroups({ lines: [shirt, giftCard], total: 184_95, taxedGiftCards: 0, vatRate: 190 }),
  ).toEqual([{ rate: 190, gross: 84_95, vat: 13_56 }]);
});

test('ORD-02: an order whose codes paid more than its goods has no taxed part', () => {
  expect(vatGroups({ lines: [giftCard], total: 90_00, taxedGiftCards: 0, vatRate: 190 })).toEqual([
    { rate: 190, gross: 0, vat: 0 },
  ]);
});

test('ORD-02: an export has no tax', () => {
  expect(vatGroups({ lines: [shirt], total: 80_00, taxedGiftCards: 0, vatRate: null })).toEqual([
    { rate: null, gross: 80_00, vat: 0 },
  ]);
});

test('ORD-02: gift cards bought for a single purpose are in the taxed part', () => {
  const cards = { ...giftCard, isSinglePurpose: true };
  const order = { lines: [shirt, cards], total: 184_95, taxedGiftCards: 0, vatRate: 190 };
  expect(vatGroups(order)).toEqual([{ rate: 190, gross: 184_95, vat: 29_53 }]);
});

test('ORD-02: what was taxed when a gift card was sold is no taxed part of the goods it pays', () => {
  const order = { lines: [shirt, giftCard], total: 184_95, taxedGiftCards: 50_00, vatRate: 190 };
  expect(vatGroups(order)).toEqual([{ rate: 190, gross: 34_95, vat: 5_58 }]);
});
