import fc from 'fast-check';
import { GERMAN_RATE } from '@/lib/shop/settings/shipping.fixture';
import type { Voucher } from '@/lib/commerce/vouchers/voucher';
import { totalsOf, type Destination } from './totals';
import { partsWithout, shares, vatOfParts, vatParts } from './vat-parts';

const GERMANY: Destination = {
  territory: 'DE',
  currency: 'EUR',
  vatRate: 190,
  classRates: { books: 70 },
  shippingRate: GERMAN_RATE,
};
const shirt = { price: 20_00, quantity: 1, productType: 'product' } as const;
const book = { price: 15_00, quantity: 1, productType: 'product', vatClass: 'books' } as const;
const card = { price: 50_00, quantity: 1, productType: 'geschenkkarte' } as const;
const TEN: Voucher = { code: 'TEN', kind: 'percentage', percent: 10, minimum: 0, problem: null };

test('BSK-14: shipping of a mixed order is taxed by the value of its goods at each rate', () => {
  const { vat, vatParts: parts } = totalsOf([shirt, book], [], GERMANY);
  expect(parts).toEqual([
    { rate: 190, gross: 22_83, vat: 3_65 },
    { rate: 70, gross: 17_12, vat: 1_12 },
  ]);
  expect(vat).toBe(4_77);
});

test('BSK-14: an order of books alone, with its parcel, is taxed at their rate', () => {
  expect(totalsOf([book], [], GERMANY)).toMatchObject({
    vat: 1_31,
    vatRate: 190,
    vatParts: [{ rate: 70, gross: 19_95, vat: 1_31 }],
  });
});

test('BSK-14: a discount is shared by the value of the goods at each rate, and gift cards have no part in it', () => {
  // 3.50 off: 2.00 and 1.50; the card is taxed when it is redeemed.
  expect(totalsOf([shirt, book, card], [TEN], GERMANY)).toMatchObject({
    discount: 3_50,
    vatParts: [
      { rate: 190, gross: 20_83, vat: 3_33 },
      { rate: 70, gross: 15_62, vat: 1_02 },
    ],
  });
});

test.each([
  ['without articles of a class', [shirt], 190, { books: 70 }, 3_98],
  ['to a country where the class has no rate of its own', [book], 190, {}, 3_19],
  ['that is an export', [book], null, { books: 70 }, 0],
])('BSK-14: an order %s has one rate', (_, lines, vatRate, classRates, vat) => {
  const totals = totalsOf(lines, [], { ...GERMANY, vatRate, classRates });
  expect(totals).toMatchObject({ vat, vatRate });
  expect(totals.vatParts).toBeUndefined();
});

test('BSK-14: a class without tax (0 %) has a part of its own', () => {
  const ireland = { ...GERMANY, vatRate: 230, classRates: { books: 0 } };
  expect(totalsOf([book], [], ireland)).toMatchObject({
    vat: 0,
    vatParts: [{ rate: 0, gross: 19_95, vat: 0 }],
  });
});

test('BSK-14: an order that a code pays whole has no parts', () => {
  const all: Voucher = { code: 'ALL', kind: 'amount', amount: 90_00, minimum: 0, problem: null };
  const free = { ...GERMANY, shippingRate: { price: 0, freeFrom: null } };
  expect(totalsOf([shirt, book], [all], free)).toMatchObject({ total: 0, vat: 0 });
  expect(totalsOf([shirt, book], [all], free).vatParts).toBeUndefined();
});

test('BSK-14: the parts add up to what is taxed, whatever the prices', () => {
  const line = fc.record({
    value: fc.integer({ min: 1, max: 100_000 }),
    rate: fc.constantFrom(190, 70, 0),
  });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 0, max: 2_000 }),
      fc.integer({ min: 0, max: 100 }),
      (drawn, shipping, percent) => {
        const lines = drawn.map((each) => ({ ...each, ordered: each.value, isGiftCard: false }));
        const goods = lines.reduce((sum, { value }) => sum + value, 0);
        const discount = Math.round((goods * percent) / 100);
        const parts = vatParts(lines, { discount, shipping });
        expect(parts.reduce((sum, { gross }) => sum + gross, 0)).toBe(goods - discount + shipping);
        expect(vatOfParts(parts)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test('shares of an amount are whole and add up to it', () => {
  expect(shares(1_00, [1, 1, 1])).toEqual([33, 34, 33]);
  expect(shares(4_95, [0, 0])).toEqual([4_95, 0]);
});

test('what is left of parts leaves out rates of which nothing is left', () => {
  const all = [
    { rate: 190, gross: 22_83, vat: 3_65 },
    { rate: 70, gross: 17_12, vat: 1_12 },
  ];
  expect(partsWithout(all, [{ rate: 190, gross: 22_83, vat: 3_65 }])).toEqual([all[1]]);
});
