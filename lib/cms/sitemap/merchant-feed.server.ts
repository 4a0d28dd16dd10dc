import { and, eq, inArray, max, min } from 'drizzle-orm';
import type { NextApiResponse } from 'next';
import {
  pictureUrl,
  variantSizeLabel,
  variantsOf,
  type Variant,
} from '@/lib/catalog/article/structured-product.server';
import { indexCurrency } from '@/lib/catalog/catalogue/price';
import { isExcluded, type ProductRule } from '@/lib/catalog/catalogue/product-blacklist';
import { readProduct, type Product } from '@/lib/catalog/catalogue/product.server';
import { shopOf } from '@/lib/cms/content/shop.server';
import { database } from '@/lib/platform/db/database.server';
import { skus } from '@/lib/platform/db/schema';
import { pastPrices } from '@/lib/platform/db/schema-past-prices';
import { plannedPrices } from '@/lib/platform/db/schema-planned-prices';
import { env } from '@/lib/platform/env/env.server';
import { spelledFor } from '@/lib/shop/i18n/swiss-spelling';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { projectHosts } from '@/lib/shop/project/project-hosts';
import type { ProjectId } from '@/lib/shop/project/projects';
import { siteOrigin } from '@/lib/shop/routes/site-origin';
import { shippingRate } from '@/lib/shop/settings/delivery-terms.server';
import { shippingOf } from '@/lib/shop/settings/shipping';
import { browseArticles } from './browse-articles.server';
import { FEED_BEGIN, FEED_END, itemElement, type MerchantItem } from './merchant-item';
import { streamXml } from './stream-xml.server';
import { marketContext, xmlEndpoint } from './xml-endpoint.server';

const MAX_LETTERS = { title: 150, description: 5_000 };

/** When reduced prices began by SKU, and when they will end by article, in epoch milliseconds. */
interface ReductionTimes {
  began: ReadonlyMap<string, number>;
  ends: ReadonlyMap<string, number>;
}

async function reductionTimes(
  products: readonly Product[],
  currency: string,
): Promise<ReductionTimes> {
  const numbers = products.map(({ objectID }) => objectID);
  const [began, ends] = await Promise.all([
    // By article: PostgreSQL takes 65,535 parameters, and a batch can have more SKUs.
    database()
      .select({ of: pastPrices.sku, at: max(pastPrices.validUntil) })
      .from(pastPrices)
      .innerJoin(skus, eq(skus.sku, pastPrices.sku))
      .where(and(inArray(skus.articleNumber, numbers), eq(pastPrices.currency, currency)))
      .groupBy(pastPrices.sku),
    database()
      .select({ of: plannedPrices.articleNumber, at: min(plannedPrices.startsAt) })
      .from(plannedPrices)
      .where(
        and(
          eq(plannedPrices.status, 'planned'),
          eq(plannedPrices.currency, currency),
          inArray(plannedPrices.articleNumber, numbers),
        ),
      )
      .groupBy(plannedPrices.articleNumber),
  ]);
  const byKey = (rows: readonly { of: string; at: Date | null }[]) =>
    new Map(rows.flatMap(({ of, at }) => (at ? [[of, at.getTime()] as const] : [])));
  return { began: byKey(began), ends: byKey(ends) };
}

function reductionOf(sku: string, articleNumber: string, { began, ends }: ReductionTimes) {
  const [from, until] = [began.get(sku), ends.get(articleNumber)];
  return from === undefined || until === undefined ? null : { from, until };
}

function itemOf(
  { colour, size, piece }: Variant,
  product: Product,
  times: ReductionTimes,
  context: PageContext,
): MerchantItem {
  const { project, locale, currency } = context;
  const label = size.size.sizeType === 'allsize' ? null : variantSizeLabel(size);
  const title = [product.title, colour.color, label].filter(Boolean).join(', ');
  const description = product.sharedDescription || title;
  const { lvl0, lvl1, lvl2 } = product.categoryTitles;
  const pictures = Array.from({ length: Math.max(1, colour.detailImgCount) }, (_, at) =>
    pictureUrl(context, colour.itemnum, at + 1),
  );
  return {
    sku: size.sku,
    articleNumber: product.objectID,
    title: title.slice(0, MAX_LETTERS.title),
    description: description.slice(0, MAX_LETTERS.description),
    url: piece.url,
    pictures,
    isInStock: piece.isInStock,
    currency,
    price: piece.price,
    strikePrice: size.strikePrice[indexCurrency(currency)] ?? null,
    reduced: reductionOf(size.sku, product.objectID, times),
    brand: product.brand.title,
    gtin: size.gtin,
    mpn: size.mpn,
    colour: colour.color,
    size: label,
    material: product.sharedDescription3,
    category: lvl2 ?? lvl1 ?? lvl0,
    country: locale.territory,
    shipping: shippingOf(piece.price, shippingRate(project, locale.territory, currency)),
  };
}

/** Gift cards are not goods, and only the parts of combinations have SKUs. */
const isListed = (
  { productType }: Product,
  { locale }: PageContext,
  rules: readonly ProductRule[],
) => productType !== 'geschenkkarte' && !isExcluded(productType, locale.territory, rules);

async function* feedItems(context: PageContext): AsyncGenerator<string[]> {
  const { SITE_URL, PROJECT_HOSTS } = env();
  const origin = siteOrigin(context.project, SITE_URL, projectHosts(PROJECT_HOSTS));
  const { productRules } = await shopOf(context);
  const range = { from: 0, until: Number.POSITIVE_INFINITY };
  for await (const hits of browseArticles(context, range)) {
    const products = hits.flatMap((hit) => {
      const product = readProduct(hit);
      return product && isListed(product, context, productRules) ? [product] : [];
    });
    const times = await reductionTimes(products, indexCurrency(context.currency));
    yield products.flatMap((product) =>
      variantsOf({ product, origin }, context).map((variant) =>
        itemElement(spelledFor(context.locale.segment, itemOf(variant, product, times, context))),
      ),
    );
  }
}

async function reply(
  project: ProjectId,
  path: readonly string[],
  response: NextApiResponse,
): Promise<void> {
  const [, locale = ''] = /^google\/([a-z-]+)\.xml$/.exec(path.join('/')) ?? [];
  const context = marketContext(project, locale);
  if (context) await streamXml(response, feedItems(context), [FEED_BEGIN, FEED_END]);
  else response.status(404).end();
}

/** Serves `/feeds/google/de-de.xml`: all SKUs of a market, for Google Merchant Center. */
export const serveMerchantFeed = xmlEndpoint('merchant feed', reply);
