import { FILTER_COLOURS } from './filter-colour';
import {
  FILTER_ATTRIBUTES,
  FILTER_TYPES,
  FILTER_VALUE_LIMIT,
  filterAttribute,
  filterTypeOf,
  indexPathOf,
  isInCurrency,
  isListedFilter,
  isOffered,
} from './filter-attributes';

const situation = {
  currency: 'EUR',
  valueCount: 5,
  selectedCount: 0,
  isSaleCategory: false,
} as const;

test('FLT-09: lists the types of filters', () => {
  expect(FILTER_TYPES).toEqual([
    'DEFAULT',
    'PRICE',
    'FLAG',
    'COLOR',
    'SEARCHABLE',
    'SIZE',
    'SWITCH',
  ]);
  expect(filterTypeOf('brand')).toBe('SEARCHABLE');
  expect(filterTypeOf('filterColor')).toBe('COLOR');
});

test('FLT-10: lists the filter attributes, and reads both names of `isNew`', () => {
  expect(FILTER_ATTRIBUTES.toSorted()).toEqual([
    'bodyType',
    'brand',
    'categories',
    'categoryTitles',
    'discountTier',
    'exclusive',
    'filterColor',
    'hasTallSizesOnStock',
    'isNew',
    'priceMin',
    'sale',
    'sizeString',
    'sustainable',
  ]);
  expect(filterAttribute('new')).toBe('isNew');
  expect(filterAttribute('brand')).toBe('brand');
  expect(filterAttribute('toString')).toBeNull();
});

describe('FLT-11', () => {
  test('a price belongs to the currency at the end of its path', () => {
    expect(indexPathOf('priceMin', 'CZK')).toBe('priceMin.czk');
    expect(isInCurrency('priceMin.czk', 'CZK')).toBe(true);
    expect(isInCurrency('priceMin.eur', 'CZK')).toBe(false);
    expect(isInCurrency('brand.title', 'CZK')).toBe(true);
    expect(isOffered('priceMin', 'priceMin.eur', { ...situation, currency: 'PLN' })).toBe(false);
    expect(isOffered('priceMin', 'priceMin.pln', { ...situation, currency: 'PLN' })).toBe(true);
  });

  test('switches and flags are not listed', () => {
    const apart = FILTER_ATTRIBUTES.filter((attribute) => !isListedFilter(attribute));
    expect(apart.toSorted()).toEqual([
      'exclusive',
      'hasTallSizesOnStock',
      'isNew',
      'sale',
      'sustainable',
    ]);
    expect(isOffered('sale', 'isOnSale', { ...situation, selectedCount: 1 })).toBe(false);
  });
});

test('FLT-08: offers discount tiers on sale categories, in the visitor’s currency', () => {
  const sale = { ...situation, isSaleCategory: true };
  expect(isOffered('discountTier', 'discountTier.eur', situation)).toBe(false);
  expect(isOffered('discountTier', 'discountTier.eur', sale)).toBe(true);
  expect(isOffered('discountTier', 'discountTier.usd', sale)).toBe(false);
});

test('FLT-12: limits a filter to 1000 values', () => {
  expect(FILTER_VALUE_LIMIT).toBe(1000);
});

test('FLT-13: hides a filter without values unless one is selected', () => {
  expect(isOffered('brand', 'brand.title', { ...situation, valueCount: 0 })).toBe(false);
  expect(isOffered('brand', 'brand.title', { ...situation, valueCount: 1 })).toBe(true);
  expect(isOffered('brand', 'brand.title', { ...situation, valueCount: 0, selectedCount: 1 })).toBe(
    true,
  );
});

test('FLT-14: sustainable and exclusive are filter flags', () => {
  expect(FILTER_ATTRIBUTES.filter((attribute) => filterTypeOf(attribute) === 'FLAG')).toEqual([
    'sustainable',
    'exclusive',
  ]);
});

test('FLT-15: lists thirteen filter colours', () => {
  expect(new Set(FILTER_COLOURS).size).toBe(13);
  expect(FILTER_COLOURS).toEqual(expect.arrayContaining(['multicolor', 'not_specified', 'violet']));
});
