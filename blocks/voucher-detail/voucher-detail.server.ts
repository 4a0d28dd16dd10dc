import { loadVoucher } from '@/lib/article/load-voucher.server';
import type { VoucherDetail } from '@/lib/article/voucher';
import type { BlockLoader } from '@/lib/blocks/block-loader';
import { documentsOfArticles } from '@/lib/search/load-articles.server';

/** The voucher of a product page; nothing on any other page. */
export const loadVouchers: BlockLoader<'voucherDetail', VoucherDetail> = async (blocks, page) => {
  if (!page.article) return new Map();
  const { product } = page.article;
  const loaded = await loadVoucher(product, page.context);
  if (!loaded) return new Map();
  const numbers = [product.objectID, ...loaded.amounts.map(({ number }) => number)];
  const documents = documentsOfArticles(numbers);
  return new Map(blocks.map(({ id }) => [id, { loaded, documents }] as const));
};
