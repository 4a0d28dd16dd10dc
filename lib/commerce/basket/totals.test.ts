import { demoRate } from '@/lib/shop/settings/settings.fixture';
import * as fc from 'fast-check';
import { PRODUCT_TYPES } from '@/lib/catalog/catalogue/product-type';
import { CURRENCIES, type Currency } from '@/lib/shop/project/currencies';
import { EU_COUNTRIES } from '@/lib/shop/project/countries';
import type { Voucher } from '@/lib/commerce/vouchers/voucher';
import { totalsOf, type PricedLine } from './totals';
import { vatRate } from '@/lib/commerce/delivery/vat-rates';

const amount = (max: number) => fc.integer({ min: 0, max });

const lines: fc.Arbitrary<PricedLine[]> = fc.array(
  fc.record({
    price: amount(10_000_00),
    quantity: fc.integer({ min: 1, max: 20 }),
    productType: fc.constantFrom(...PRODUCT_TYPES),
  }),
  { maxLength: 100 },
);

const effect = fc.oneof(
  fc.record({
    kind: fc.constant('percentage' as const),
    percent: fc.integer({ min: 1, max: 100 }),
  }),
  fc.record({ kind: fc.constant('amount' as const), amount: amount(500_00) }),
  fc.record({ kind: fc.constant('shipping' as const) }),
  fc.record({ kind: fc.constant('giftCard' as const), balance: amount(2_000_00) }),
  fc.record({
    kind: fc.constant('giftCard' as const),
    balance: amount(2_000_00),
    isSinglePurpose: fc.constant(true as const),
  }),
);
const voucher: fc.Arbitrary<Voucher> = fc
  .tuple(
    effect,
    fc.record({
      code: fc.uuid(),
      minimum: amount(200_00),
      problem: fc.constantFrom(null, null, 'voucher_unknown' as const),
    }),
  )
  .map(([what, rest]) => ({ ...what, ...rest }));

const MIN_PAYMENT: Readonly<Record<Currency, number>> = {
  EUR: 50,
  USD: 100,
  CZK: 1500,
  PLN: 300,
  CHF: 100,
};
const TERRITORIES = [...EU_COUNTRIES, 'CH', 'GB', 'NO', 'US', 'CA'];

const EUROPE = {
  territory: 'DE',
  currency: 'EUR',
  vatRate: 190,
  shippingRate: demoRate('DE', 'EUR'),
} as const;
const shirt: PricedLine = { price: 40_00, quantity: 1, productType: 'product' };
const giftCard: PricedLine = { price: 50_00, quantity: 1, productType: 'geschenkkarte' };
const code = (what: Partial<Voucher> & Pick<Voucher, 'kind'>): Voucher =>
  ({ code: 'X', minimum: 0, problem: null, ...what }) as Voucher; // Narrowed to the kind that the test names.

test('BSK-14: charges the tax of EU countries and Switzerland, and none elsewhere', () => {
  const rateOf = (territory: string) => vatRate(territory, '', Date.now());
  expect(['DE', 'AT', 'FI', 'HU'].map(rateOf)).toEqual([190, 200, 255, 270]);
  expect(['CH', 'GB', 'US', 'LI', 'toString'].map(rateOf)).toEqual([81, null, null, null, null]);
  // (40.00 + 4.95) / 1.19 × 0.19
  expect(totalsOf([shirt], [], EUROPE)).toMatchObject({ total: 44_95, vat: 7_18, vatRate: 190 });
});

test('BSK-11: percentages and amounts reduce the goods, a shipping code frees shipping', () => {
  const ten = totalsOf([shirt], [code({ kind: 'percentage', percent: 10 })], EUROPE);
  expect(ten).toMatchObject({ discount: 4_00, shipping: 4_95, total: 40_95 });
  const five = totalsOf([shirt], [code({ kind: 'amount', amount: 5_00 })], EUROPE);
  expect(five).toMatchObject({ discount: 5_00, total: 39_95 });
  const free = totalsOf([shirt], [code({ kind: 'shipping' })], EUROPE);
  expect(free).toMatchObject({ shipping: 0, total: 40_00 });
});

test('BSK-11: what a percentage leaves of the goods is rounded as the shop has decided', () => {
  const tie = { ...shirt, price: 39_95 };
  const fifteen = [code({ kind: 'percentage', percent: 15 })];
  expect(totalsOf([tie], fifteen, EUROPE)).toMatchObject({ discount: 5_99, total: 38_91 });
  const swiss = { ...EUROPE, rounding: { step: 5, direction: 'up' } } as const;
  expect(totalsOf([tie], fifteen, swiss)).toMatchObject({ discount: 5_95, total: 38_95 });
});

test('BSK-11: a code never makes shipping more expensive and has no effect below its minimum', () => {
  const two = { ...shirt, quantity: 2 };
  const half = totalsOf([two], [code({ kind: 'percentage', percent: 50 })], EUROPE);
  expect(half).toMatchObject({ shipping: 0, total: 40_00 });
  const waiting = code({ kind: 'percentage', percent: 50, minimum: 40_01 });
  expect(totalsOf([shirt], [waiting], EUROPE)).toMatchObject({ discount: 0, redeemed: [] });
});

test('BSK-11: gift cards pay after all other codes and leave no amount too small to be paid', () => {
  const cards = [
    code({ kind: 'giftCard', balance: 20_00 }),
    code({ kind: 'giftCard', balance: 100_00 }),
  ];
  expect(totalsOf([shirt], cards, EUROPE)).toMatchObject({
    total: 44_95,
    giftCards: 44_95,
    due: 0,
    redeemed: [{ amount: 20_00 }, { amount: 24_95 }],
  });
  const nearly = code({ kind: 'giftCard', balance: 44_90 });
  expect(totalsOf([shirt], [nearly], EUROPE)).toMatchObject({ giftCards: 44_45, due: 50 });
});

test('gift cards in the basket are neither reduced nor taxed', () => {
  const totals = totalsOf([giftCard], [code({ kind: 'percentage', percent: 10 })], EUROPE);
  expect(totals).toMatchObject({ discount: 0, total: 50_00, vat: 0 });
});

test('BSK-14: gift cards in the basket cost no shipping and do not make that of goods free', () => {
  const cards = { ...giftCard, quantity: 3 };
  for (const territory of ['DE', 'AT', 'US'])
    expect(
      totalsOf([cards], [], { ...EUROPE, territory, shippingRate: demoRate(territory, 'EUR') }),
    ).toMatchObject({
      shipping: 0,
      total: 150_00,
    });
  const both = totalsOf([shirt, cards], [], EUROPE);
  expect(both).toMatchObject({ shipping: 4_95, total: 194_95, vat: 7_18 });
});

test('BSK-11: gift cards in the basket do not count towards the minimum of a code', () => {
  const five = code({ kind: 'amount', amount: 5_00, minimum: 60_00 });
  expect(totalsOf([shirt, giftCard], [five], EUROPE)).toMatchObject({ discount: 0, redeemed: [] });
  const two = { ...shirt, quantity: 2 };
  expect(totalsOf([two, giftCard], [five], EUROPE)).toMatchObject({ discount: 5_00 });
});

test('BSK-11: a gift card pays for a new one, and a code for free shipping has no effect then', () => {
  const codes = [code({ kind: 'giftCard', balance: 50_00 }), code({ kind: 'shipping', code: 'Y' })];
  expect(totalsOf([giftCard], codes, EUROPE)).toMatchObject({
    due: 0,
    redeemed: [{ code: 'X', amount: 50_00 }],
  });
});

test('BSK-11: a code takes effect when its minimum is reached exactly', () => {
  const exact = code({ kind: 'percentage', percent: 50, minimum: 40_00 });
  expect(totalsOf([shirt], [exact], EUROPE)).toMatchObject({
    discount: 20_00,
    redeemed: [{ code: 'X', amount: 20_00 }],
  });
});

test('BSK-11: a gift card of exactly the total pays all of it, along with a code for free shipping', () => {
  const card = code({ kind: 'giftCard', balance: 40_00 });
  const totals = totalsOf([shirt], [code({ kind: 'shipping' }), card], EUROPE);
  expect(totals).toMatchObject({ total: 40_00, giftCards: 40_00, due: 0 });
});

test('BSK-11: a code for free shipping is among the codes used, with the shipping it saves', () => {
  const { redeemed } = totalsOf([shirt], [code({ kind: 'shipping' })], EUROPE);
  expect(redeemed).toEqual([{ code: 'X', amount: 4_95 }]);
});

test('BSK-11: gift cards that are not needed are not charged', () => {
  const cards = [50_00, 10_00, 0].map((balance, index) =>
    code({ kind: 'giftCard', balance, code: `CARD-${index}` }),
  );
  expect(totalsOf([shirt], cards, EUROPE).redeemed).toEqual([{ code: 'CARD-0', amount: 44_95 }]);
});

test('BSK-11: a code leaves either nothing or an amount that can be paid', () => {
  const free = code({ kind: 'shipping' });
  const off = (amount: number) =>
    totalsOf([shirt], [code({ kind: 'amount', amount }), free], EUROPE);
  expect(off(39_50)).toMatchObject({ discount: 39_50, total: 50 });
  expect(off(39_51)).toMatchObject({ discount: 40_00, total: 0 });
});

test('BSK-11: without a code, goods below the minimum payment are not given away', () => {
  const button: PricedLine = { ...shirt, price: 40 };
  expect(totalsOf([button], [code({ kind: 'shipping' })], EUROPE)).toMatchObject({
    discount: 0,
    total: 40,
  });
});

test('BSK-11: codes in an empty basket have no effect', () => {
  const codes = [code({ kind: 'shipping' }), code({ kind: 'giftCard', balance: 10_00 })];
  expect(totalsOf([], codes, EUROPE)).toMatchObject({
    redeemed: [],
    total: totalsOf([], [], EUROPE).total,
  });
});

test('BSK-14, BSK-11: a total is the sum of its parts in every currency and country, with every kind of code', () => {
  fc.assert(
    fc.property(
      lines,
      fc.array(voucher, { maxLength: 5 }),
      fc.constantFrom(...TERRITORIES),
      fc.constantFrom(...CURRENCIES),
      (priced, vouchers, territory, currency) => {
        const totals = totalsOf(priced, vouchers, {
          territory,
          currency,
          vatRate: vatRate(territory, '', Date.now()),
          shippingRate: demoRate(territory, currency),
        });
        const { goods, discount, shipping, total, giftCards, due, vat, redeemed } = totals;
        const sum = priced.reduce((so, { price, quantity }) => so + price * quantity, 0);
        expect(goods).toBe(sum);
        expect(goods - discount + shipping).toBe(total);
        expect(total - giftCards).toBe(due);
        for (const part of [goods, discount, shipping, total, giftCards, due, vat]) {
          expect(Number.isSafeInteger(part)).toBe(true);
          expect(part).toBeGreaterThanOrEqual(0);
        }
        expect(discount).toBeLessThanOrEqual(goods);
        const paid = redeemed.filter(({ code }) =>
          vouchers.some((each) => each.code === code && each.kind === 'giftCard'),
        );
        expect(paid.reduce((so, each) => so + each.amount, 0)).toBe(giftCards);
        for (const each of redeemed)
          expect(vouchers.find(({ code }) => code === each.code)?.problem).toBeNull();
        // The remaining amount is zero or large enough to be paid.
        const isPayable = due === 0 || giftCards === 0 || due >= MIN_PAYMENT[currency];
        expect(isPayable).toBe(true);
      },
    ),
    { numRuns: 1_000 },
  );
});

const ONE = code({ kind: 'giftCard', code: 'ONE', balance: 60_00, isSinglePurpose: true });
const MANY = code({ kind: 'giftCard', code: 'MANY', balance: 10_00 });

test('BSK-11: a single-purpose voucher pays no card that is taxed when redeemed, or it would be taxed twice', () => {
  expect(totalsOf([giftCard], [ONE], EUROPE)).toMatchObject({ giftCards: 0, due: 50_00, vat: 0 });
  // A shirt for 40.00 and its parcel for 4.95 may be paid with it, the card by other means.
  for (const vouchers of [[ONE], [ONE, { ...MANY, balance: 0 }]])
    expect(totalsOf([shirt, giftCard], vouchers, EUROPE)).toMatchObject({
      giftCards: 44_95,
      taxedGiftCards: 44_95,
      due: 50_00,
      vat: 0,
    });
});

test('BSK-11: cards of both kinds pay what they may, in either order', () => {
  const rich = { ...MANY, balance: 50_00 };
  for (const vouchers of [
    [ONE, rich],
    [rich, ONE],
  ])
    expect(totalsOf([shirt, giftCard], vouchers, EUROPE)).toMatchObject({
      giftCards: 94_95,
      taxedGiftCards: 44_95,
      due: 0,
      vat: 0,
    });
});

test('BSK-11: gift cards in francs are taxed when they are redeemed, by the Swiss rate', () => {
  const SWISS = { ...EUROPE, territory: 'CH', currency: 'CHF', vatRate: 81 } as const;
  expect(totalsOf([giftCard], [], SWISS)).toMatchObject({ total: 50_00, vat: 0 });
  // (40.00 + 4.95) / 1.081 × 0.081, whatever of it the card pays
  expect(totalsOf([shirt], [MANY], SWISS)).toMatchObject({
    due: 34_95,
    taxedGiftCards: 0,
    vat: 3_37,
  });
});

test('BSK-11: a voucher that was taxed at another rate lowers the taxed amount all the same', () => {
  // (40.00 + 4.95 − 10.00) / 1.2 × 0.2: the rate is that of the additional payment.
  const ten = { ...ONE, balance: 10_00 };
  expect(totalsOf([shirt], [ten], { ...EUROPE, vatRate: 200 })).toMatchObject({ vat: 5_83 });
});
