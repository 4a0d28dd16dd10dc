import { cheapestPrice } from './cheapest-price';

test.each([
  [
    'that of the cheapest size',
    [
      [40_00, 50_00],
      [60_00, 99_00],
    ],
    40_00,
    50_00,
  ],
  [
    'the lowest of equally cheap sizes',
    [
      [40_00, 50_00],
      [40_00, 45_00],
    ],
    40_00,
    45_00,
  ],
  [
    'none where an equally cheap size is not reduced',
    [
      [40_00, 50_00],
      [40_00, null],
    ],
    40_00,
    null,
  ],
  [
    'that of a size that is sold here',
    [
      [null, null],
      [40_00, 50_00],
    ],
    40_00,
    50_00,
  ],
] as const)('TIL-07: the strike price is %s', (_, sizes, price, strikePrice) => {
  const priced = sizes.map(([each, before]) => ({ price: each, strikePrice: before }));
  expect(cheapestPrice(priced)).toMatchObject({ price, strikePrice });
});

test('without a price there is no cheapest one', () => {
  expect(cheapestPrice([{ price: null, strikePrice: null }])).toBeNull();
});
