import { linenShirt } from './product.fixture';
import { withSkuStates, type SkuState } from './sku-summary';

const [small, large] = ['20310000-312-3XL', '20310000-312-4XL'] as const;
const state = (change: Partial<SkuState>): SkuState => ({
  stock: 0,
  isNos: false,
  price: { eur: 69_95 },
  strikePrice: {},
  ...change,
});
const after = (states: Record<string, SkuState>) =>
  withSkuStates(linenShirt.colorVariants, new Map(Object.entries(states)));

test('current stock updates size, size string and sum', () => {
  const { colorVariants, stock } = after({ [small]: state({}), [large]: state({ stock: 3 }) });
  const sizes = colorVariants[0]?.sizeVariants ?? [];
  expect(sizes.map((size) => [size.stock, /hasStock#(\w+)/.exec(size.sizeString)?.[1]])).toEqual([
    ['0', 'false'],
    ['3', 'true'],
  ]);
  expect(stock).toBe(3);
});

test('current prices update article and colour: lowest, highest, saving and tier', () => {
  const cheap = state({ price: { eur: 49_95, pln: 219_00 }, strikePrice: { eur: 89_95 } });
  const read = after({ [small]: cheap, [large]: state({}) });
  expect(read).toMatchObject({
    priceMin: { eur: 49_95, pln: 219_00 },
    priceMax: { eur: 69_95, pln: 219_00 },
    strikePrice: { eur: 89_95 },
    maxReducedPercentage: { eur: 44 },
    discountTier: { eur: 50 },
    isOnSale: true,
  });
  expect(read.colorVariants[0]?.priceMin).toEqual({ eur: 49_95, pln: 219_00 });
});

test('nothing is on sale without strike prices', () => {
  expect(after({ [small]: state({}), [large]: state({}) })).toMatchObject({
    isOnSale: false,
    maxReducedPercentage: {},
    discountTier: {},
    strikePrice: {},
  });
});

test('a deleted SKU is sold out at its last price', () => {
  const { colorVariants, stock } = after({ [large]: state({ stock: 1 }) });
  const [deleted] = colorVariants[0]?.sizeVariants ?? [];
  expect(deleted).toMatchObject({ stock: '0', isNos: false, price: { eur: 69_95 } });
  expect(deleted?.sizeString).toContain('hasStock#false');
  expect(stock).toBe(1);
});

test('TIL-07: the strike price is that of the cheapest size, not of a dearer one', () => {
  const plain = state({ price: { eur: 49_95 } });
  const dearer = state({ price: { eur: 59_95 }, strikePrice: { eur: 99_95 } });
  const cheaper = state({ price: { eur: 39_95 }, strikePrice: { eur: 44_95 } });
  expect(after({ [small]: plain, [large]: dearer }).strikePrice).toEqual({});
  expect(after({ [small]: cheaper, [large]: dearer }).strikePrice).toEqual({ eur: 44_95 });
  const equal = { ...dearer, price: cheaper.price };
  expect(after({ [small]: cheaper, [large]: equal }).strikePrice).toEqual({ eur: 44_95 });
});
