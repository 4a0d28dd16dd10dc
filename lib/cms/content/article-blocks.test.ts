import type { BlockType } from './block';
import { articleBlocks } from './article-blocks';

const block = (type: BlockType) => ({ id: type, type, fields: {}, until: null });
const ALL = ['textBox', 'productDetail', 'combinationDetail', 'voucherDetail'] as const;

const shown = (types: readonly BlockType[], productType: Parameters<typeof articleBlocks>[1]) =>
  articleBlocks(types.map(block), productType).map(({ type }) => type);

test.each([
  ['product', 'productDetail'],
  ['waesche', 'productDetail'],
  ['set', 'combinationDetail'],
  ['outfit', 'combinationDetail'],
  ['kit', 'combinationDetail'],
  ['geschenkkarte', 'voucherDetail'],
] as const)('PDP-05, PDP-07: the page of a %s shows it in %s', (productType, type) => {
  expect(shown(ALL, productType)).toEqual(['textBox', type]);
});

test('uses productDetail if the page has no block for the product’s type', () => {
  expect(shown(['productDetail', 'textBox'], 'set')).toEqual(['productDetail', 'textBox']);
  expect(shown(['voucherDetail'], 'product')).toEqual([]);
});
