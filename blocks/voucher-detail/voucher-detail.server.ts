import { loadVoucher } from '@/lib/catalog/article/load-voucher.server';
import type { VoucherDetail } from '@/lib/catalog/article/voucher';
import type { BlockLoader } from '@/lib/cms/blocks/block-loader';
import { documentsOfArticles } from '@/lib/catalog/search/load-articles.server';

declare module '@/lib/cms/content/block' {
  interface LoadedByType {
    voucherDetail: VoucherDetail;
  }
}

/** The voucher of a product page; empty on other pages. */
export const loadVoucherDetailBlocks: BlockLoader<'voucherDetail', VoucherDetail> = async (
  blocks,
  page,
) => {
  if (!page.article) return new Map();
  const { product } = page.article;
  const loaded = await loadVoucher(product, page.context);
  if (!loaded) return new Map();
  const numbers = [product.objectID, ...loaded.amounts.map(({ number }) => number)];
  const documents = documentsOfArticles(numbers);
  return new Map(blocks.map(({ id }) => [id, { loaded, documents }] as const));
};
