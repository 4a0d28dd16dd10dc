import { z } from 'zod';
import { NOTHING_REQUESTED } from '@/lib/catalog/catalogue/article-address';
import { INDEX_CURRENCIES, indexCurrency } from '@/lib/catalog/catalogue/price';
import type { Product } from '@/lib/catalog/catalogue/product.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { productHref } from '@/lib/shop/routes/product-href';
import { indexNames } from '@/lib/catalog/search/index-names';
import { serverSearchClient } from '@/lib/catalog/search/server-search-client.server';
import { articleDetail } from './article-detail.server';
import type { VoucherAmount, VoucherDetail } from './voucher';

/** Upper limit; shops print cards for fewer amounts. */
const MAX_AMOUNTS = 20;

const voucherRecord = z.object({
  objectID: z.string(),
  slug: z.string(),
  priceMin: z.partialRecord(z.enum(INDEX_CURRENCIES), z.int().nonnegative()),
});

async function loadAmounts({ project, locale, currency }: PageContext): Promise<VoucherAmount[]> {
  const request = {
    indexName: indexNames(project, locale.language).products,
    attributesToRetrieve: ['slug', 'priceMin'],
    query: '',
    filters: 'productType:geschenkkarte',
    hitsPerPage: MAX_AMOUNTS,
    attributesToHighlight: [],
  };
  const { results } = await serverSearchClient().searchForHits({ requests: [request] });
  const routes = { project, locale: locale.segment };
  const amounts = results
    .flatMap(({ hits }) => hits)
    .flatMap((hit) => {
      const { data: voucher } = voucherRecord.safeParse(hit);
      const amount = voucher?.priceMin[indexCurrency(currency)];
      if (!voucher || amount === undefined) return [];
      return [{ number: voucher.objectID, href: productHref(voucher, routes), amount }];
    });
  return amounts.toSorted((one, other) => one.amount - other.amount);
}

/**
 * Loads a voucher with all its amounts.
 * @returns `null` for other products
 * @throws the search client's error when the service does not respond
 */
export async function loadVoucher(
  product: Product,
  context: PageContext,
): Promise<VoucherDetail | null> {
  if (product.productType !== 'geschenkkarte') return null;
  const article = articleDetail(product, NOTHING_REQUESTED, context);
  return { article, amounts: await loadAmounts(context) };
}
