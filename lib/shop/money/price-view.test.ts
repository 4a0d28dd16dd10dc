import fc from 'fast-check';
import { priceView } from './price-view';

test('TIL-07: shows a higher strike price with a rounded saving', () => {
  expect(priceView(9_995, 14_995)).toEqual({ current: 9_995, strike: 14_995, saving: 33 });
  expect(priceView(6_666, 10_000).saving).toBe(33);
  expect(priceView(9_950, 10_000).saving).toBe(1);
});

test.each([
  ['none', undefined],
  ['null', null],
  ['not a number', Number.NaN],
  ['infinite', Number.POSITIVE_INFINITY],
  ['the same', 9_995],
  ['lower', 5_000],
])('TIL-07: a strike price that is %s is left out', (_, strikePrice) => {
  expect(priceView(9_995, strikePrice)).toEqual({ current: 9_995, strike: null, saving: null });
});

test.each([undefined, null, Number.NaN])(
  'TIL-07: shows no saving without a price (%s)',
  (price) => {
    expect(priceView(price, 9_995)).toEqual({ current: null, strike: null, saving: null });
  },
);

test('TIL-07: a saving is never below 0 or above 100 percent', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.double(), (price, strike) => {
      const { saving } = priceView(price, strike);
      return saving === null || (saving >= 0 && saving <= 100);
    }),
  );
});
