import type { SkuState } from '@/lib/catalog/catalogue/sku-summary';
import { env } from '@/lib/platform/env/env.server';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { recordOfArticle } from './article-record.server';
import { sizesOfArticle, type ImportedArticle } from './import-article.server';
import type { PlannedArticle } from './write-articles.server';

/** A record is some three times as large as the content it is made from, and has prices for each SKU. */
const PER_CONTENT = 3.5;
const PER_SKU = 250;

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** Stock and prices as the file has them, with every price reduced: no state makes a larger record. */
function largestStates(article: ImportedArticle): ReadonlyMap<string, SkuState> {
  return new Map(
    sizesOfArticle(article).map(({ sku, prices }) => {
      const amounts = Object.fromEntries(
        Object.entries(prices).flatMap(([currency, each]) =>
          each ? [[currency.toLowerCase(), each.price]] : [],
        ),
      );
      return [sku, { stock: 100_000, isNos: false, price: amounts, strikePrice: amounts }];
    }),
  );
}

/**
 * Why an article cannot be in the index: the plan of an Algolia application limits records to 10 or 100 kB,
 * and the whole push of an article that is larger would fail, with nobody to tell.
 * @returns `null` if it can
 */
export function faultOfRecordSize({ number, article, content }: PlannedArticle): string | null {
  const limit = env().ALGOLIA_RECORD_BYTES;
  const skus = content.colours.reduce((sum, { sizes }) => sum + sizes.length, 0);
  if (bytesOf(content) * PER_CONTENT + skus * PER_SKU < limit) return null;
  const stored = {
    number,
    merchantNumber: article.article,
    project: article.shop,
    content,
    onlineSince: new Date(),
    discontinuedAt: null,
  };
  const states = largestStates(article);
  const sizes = LANGUAGES.flatMap((language) => {
    const record = recordOfArticle(stored, states, language);
    return record ? [bytesOf(record)] : [];
  });
  const largest = Math.max(0, ...sizes);
  if (largest <= limit) return null;
  return (
    `is too large for the search index: ${largest} of at most ${limit} bytes with ${skus} SKUs; ` +
    'make articles of its own of some colours, or shorten its texts'
  );
}
