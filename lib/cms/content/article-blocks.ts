import type { ProductType } from '@/lib/catalog/catalogue/product-type';
import type { BlockType } from './block';

/** Blocks made for some types of products; `productDetail` is for all others. */
const BLOCK_OF_TYPE: Readonly<Partial<Record<ProductType, BlockType>>> = {
  set: 'combinationDetail',
  outfit: 'combinationDetail',
  kit: 'combinationDetail',
  geschenkkarte: 'voucherDetail',
};

const DETAIL_BLOCKS: ReadonlySet<string> = new Set<BlockType>([
  'productDetail',
  'combinationDetail',
  'voucherDetail',
]);

/**
 * Chooses the blocks of a product page. Several blocks can show the product itself; only the one
 * for its type is used, or `productDetail` if the editor has not placed that one.
 */
export function articleBlocks<Block extends { type: string }>(
  blocks: readonly Block[],
  productType: ProductType,
): Block[] {
  const own = BLOCK_OF_TYPE[productType];
  const shown = blocks.some(({ type }) => type === own) ? own : 'productDetail';
  return blocks.filter(({ type }) => !DETAIL_BLOCKS.has(type) || type === shown);
}
