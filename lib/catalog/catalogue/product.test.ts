import fc from 'fast-check';
import { linenShirt } from './product.fixture';
import { readProduct, readProducts } from './product.server';

const record = () => JSON.parse(JSON.stringify(linenShirt)) as typeof linenShirt; // its own copy

test('ENT-01: reads a record with every field unchanged', () => {
  expect(readProduct(record())).toEqual(linenShirt);
});

test('ENT-01: fields that an index may omit become empty values', () => {
  const optional = ['combinationType', 'subProducts', 'canonical', 'setPrice'];
  const entries = Object.entries(record()).filter(([key]) => !optional.includes(key));
  expect(readProduct(Object.fromEntries(entries))).toEqual({
    ...linenShirt,
    combinationType: null,
    subProducts: [],
    canonical: [],
    setPrice: null,
  });
});

test.each([
  ['no number', { objectID: 'x'.repeat(65) }],
  ['an unknown type', { productType: 'shirt' }],
  ['no colour', { colorVariants: [] }],
  ['a price that is text', { priceMin: { eur: '69.95' } }],
  ['a price below nothing', { priceMin: { eur: -1 } }],
  ['a price in an unknown currency', { priceMin: { gbp: 1 } }],
  ['half a cent', { priceMin: { eur: 0.5 } }],
])('ENT-01: rejects a record with %s', (_, change) => {
  expect(readProduct({ ...record(), ...change })).toBeNull();
});

test('goods for whose safety nobody is responsible are not sold, a gift card is', () => {
  expect(readProduct({ ...record(), gpsr: null })).toBeNull();
  const card = { ...record(), gpsr: null, productType: 'geschenkkarte' };
  expect(readProduct(card)).toMatchObject({ gpsr: null });
});

describe('ENT-04: a colour variant', () => {
  test.each([
    ['no filter colour', 'filterColor', ''],
    ['a picture of another ratio', 'imageRatio', '16:9'],
    ['an unknown care code', 'washingInstructions', ['boil']],
  ])('with %s is rejected', (_, key, value) => {
    const article = record();
    Object.assign(article.colorVariants[0] ?? {}, { [key]: value });
    expect(readProduct(article)).toBeNull();
  });
});

describe('ENT-05: a size variant', () => {
  test.each([
    ['stock that is a number, not text', 'stock', 7],
    ['stock below nothing', 'stock', '-1'],
    ['no SKU', 'sku', ''],
    ['a size of no type', 'size', { sizeType: 'giant', bodyType: 'normal', values: {} }],
  ])('with %s is rejected', (_, key, value) => {
    const article = record();
    Object.assign(article.colorVariants[0]?.sizeVariants[0] ?? {}, { [key]: value });
    expect(readProduct(article)).toBeNull();
  });
});

test('an invalid record does not affect the others', () => {
  expect(readProducts([{ objectID: 'x' }, record(), null, 7])).toEqual([linenShirt]);
});

test('reads any value without an error', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(readProduct(value)).toBeNull();
    }),
    { numRuns: 50 },
  );
});
