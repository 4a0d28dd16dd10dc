import { contextOf, productContext } from './recommendation-context';

const articles = ['20310000'];
const sizes = [
  { sku: '20310000-312-3XL', hasStock: true },
  { sku: '20310000-312-4XL', hasStock: false },
  { sku: '20310000-117-3XL', hasStock: true },
];
const inStock = ['20310000-312-3XL', '20310000-117-3XL'];

test('API-09: a product is identified by its SKUs in stock until a size is selected', () => {
  expect(productContext('20310000', sizes)).toEqual({ type: 'PRODUCT', articles, skus: inStock });
});

test('API-09: a product with a selected size is identified by that SKU alone', () => {
  const skus = ['20310000-312-4XL'];
  expect(productContext('20310000', sizes, '20310000-312-4XL')).toEqual({
    type: 'PRODUCT',
    articles,
    skus,
  });
});

test.each([
  ['HOMEPAGE', { type: 'HOMEPAGE' }],
  ['CATEGORY', { type: 'CATEGORY', category: 'hemden' }],
  ['CART', { type: 'CART', articles, skus: inStock }],
  ['PRODUCT', { type: 'PRODUCT', articles, skus: inStock }],
  ['OTHER', { type: 'OTHER' }],
] as const)('API-09: the context %s contains its subject', (type, expected) => {
  expect(contextOf(type, { category: 'hemden', articles, sizes })).toEqual(expected);
});

test('API-09: CATEGORY becomes OTHER on a page without a category', () => {
  expect(contextOf('CATEGORY', { category: null, articles, sizes })).toEqual({ type: 'OTHER' });
});
