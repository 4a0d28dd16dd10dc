import { CARE_CODES } from './care-codes';
import { hasQuickView, hasWishlistToggle, PRODUCT_TYPES } from './product-type';
import { inUnit, sizeChartId, SIZE_UNITS } from './size-chart';
import { fitShares, recommendedFit } from './size-recommendation';
import { isBuyable, piecesOf, quantityOptions } from './stock';
import { tallOnly } from './tall';

test('ENT-02: lists product types, with the German name for vouchers', () => {
  expect(PRODUCT_TYPES).toEqual(['product', 'geschenkkarte', 'set', 'kit', 'outfit', 'waesche']);
});

test('TIL-05: combinations and vouchers have no quick view; outfits and kits cannot be wishlisted', () => {
  expect(PRODUCT_TYPES.filter(hasQuickView)).toEqual(['product', 'waesche']);
  expect(PRODUCT_TYPES.filter((type) => !hasWishlistToggle(type))).toEqual(['kit', 'outfit']);
});

describe('PDP-16: the tall view', () => {
  const size = (bodyType: 'normal' | 'tall', sizeType: 'standard' | 'allsize' = 'standard') => ({
    size: { bodyType, sizeType },
  });
  const both = { hasTallSizesOnStock: true, sizeVariants: [size('normal'), size('tall')] };
  const normal = { hasTallSizesOnStock: false, sizeVariants: [size('normal')] };
  const soldOut = { hasTallSizesOnStock: false, sizeVariants: [size('normal'), size('tall')] };
  const one = { hasTallSizesOnStock: false, sizeVariants: [size('normal', 'allsize')] };

  test('keeps only tall and one-size, and colours with tall stock', () => {
    expect(tallOnly('product', [both, normal, soldOut, one])).toEqual([
      { ...both, sizeVariants: [size('tall')] },
      one,
    ]);
  });

  test('keeps everything if nothing is tall, and for underwear', () => {
    expect(tallOnly('product', [normal, soldOut])).toEqual([normal, soldOut]);
    expect(tallOnly('waesche', [both, normal])).toEqual([both, normal]);
  });
});

describe('PDP-10, PDP-14: stock', () => {
  test('a size is buyable if in stock or never out of stock', () => {
    expect(isBuyable({ stock: '0', isNos: true })).toBe(true);
    expect(isBuyable({ stock: '1', isNos: false })).toBe(true);
    expect(isBuyable({ stock: '0', isNos: false })).toBe(false);
    expect(['7', '', '-3', 'many', '1e3'].map((stock) => piecesOf({ stock }))).toEqual([
      7, 0, 0, 0, 0,
    ]);
  });

  test('at most twenty pieces can be selected', () => {
    expect(quantityOptions({ stock: '3', isNos: false })).toEqual([1, 2, 3]);
    expect(quantityOptions({ stock: '55', isNos: false })).toHaveLength(20);
    expect(quantityOptions({ stock: '0', isNos: true })).toHaveLength(20);
    expect(quantityOptions({ stock: '0', isNos: false })).toEqual([]);
  });
});

test('PDP-21: lists 31 care codes without duplicates', () => {
  expect(new Set(CARE_CODES).size).toBe(31);
});

describe('PDP-24: size charts', () => {
  test('differ by shop and by size type', () => {
    const chart = { project: 'hgg', productType: 'product', sizeType: 'collar' } as const;
    expect(sizeChartId(chart)).toBe('hgg-shirts');
    expect(sizeChartId({ ...chart, project: 'eck', sizeType: 'shoe' })).toBe('eck-shoes');
    expect(sizeChartId({ ...chart, productType: 'waesche', sizeType: 'standard' })).toBe(
      'hgg-underwear',
    );
    expect(sizeChartId({ ...chart, sizeType: 'allsize' })).toBeNull();
    expect(sizeChartId({ ...chart, productType: 'geschenkkarte' })).toBeNull();
  });

  test('give centimetres and inches', () => {
    expect(SIZE_UNITS).toEqual(['cm', 'inch']);
    expect([inUnit(101.6, 'cm'), inUnit(101.6, 'inch'), inUnit(103, 'inch')]).toEqual([
      102, 40, 40.5,
    ]);
  });
});

describe('ENT-12: the size recommendation', () => {
  const responses = (small: number, fits: number, large: number) => [
    ...Array.from({ length: small }, () => 'small' as const),
    ...Array.from({ length: fits }, () => 'fits' as const),
    ...Array.from({ length: large }, () => 'large' as const),
  ];

  test('is in percentages that add up to 100', () => {
    expect(fitShares(responses(1, 1, 1))).toEqual({ small: 33, fits: 34, large: 33 });
    expect(fitShares(responses(2, 7, 1))).toEqual({ small: 20, fits: 70, large: 10 });
    expect(fitShares([])).toBeNull();
  });

  test('RVW-03: is given if at least 60 percent agree', () => {
    expect(recommendedFit({ small: 20, fits: 60, large: 20 })).toBe('fits');
    expect(recommendedFit({ small: 21, fits: 59, large: 20 })).toBeNull();
    expect(recommendedFit({ small: 0, fits: 10, large: 90 })).toBe('large');
  });
});
