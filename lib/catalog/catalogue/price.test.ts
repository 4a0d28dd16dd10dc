import { articlePrice, DISCOUNT_TIERS, discountTierOf } from './price';

const priced = (least: number | undefined, greatest: number | undefined, strike?: number) => ({
  priceMin: least === undefined ? {} : { eur: least },
  priceMax: greatest === undefined ? {} : { eur: greatest },
  strikePrice: strike === undefined ? {} : { eur: strike },
});

test('TIL-07: an article without a highest price has no price', () => {
  const none = { price: null, strikePrice: null, isFrom: false };
  expect(articlePrice(priced(79_95, undefined), 'EUR')).toEqual(none);
  expect(articlePrice(priced(79_95, Number.NaN), 'EUR')).toEqual(none);
  expect(articlePrice(priced(79_95, 99_95), 'PLN')).toEqual(none);
});

test('TIL-01: an article has the price and strike price of its cheapest size', () => {
  expect(articlePrice(priced(79_95, 99_95, 119_95), 'EUR')).toEqual({
    price: 79_95,
    isFrom: true,
    strikePrice: 119_95,
  });
  expect(articlePrice(priced(79_95, 79_95), 'EUR')).toEqual({
    price: 79_95,
    isFrom: false,
    strikePrice: null,
  });
});

test('FLT-16: discount tiers end at 70 percent', () => {
  expect(DISCOUNT_TIERS.at(-1)).toBe(70);
  expect([0, 1, 10, 11, 30, 69, 70, 71].map(discountTierOf)).toEqual([
    null,
    10,
    10,
    20,
    30,
    70,
    70,
    null,
  ]);
});
