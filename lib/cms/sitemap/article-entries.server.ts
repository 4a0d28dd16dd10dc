import { and, inArray, max, eq } from 'drizzle-orm';
import { z } from 'zod';
import { articleAddresses } from '@/lib/cms/layout/article-head.server';
import { pictureUrl } from '@/lib/catalog/article/structured-product.server';
import { territoriesSelling, type ProductRule } from '@/lib/catalog/catalogue/product-blacklist';
import { database } from '@/lib/platform/db/database.server';
import { skus } from '@/lib/platform/db/schema';
import { pastPrices } from '@/lib/platform/db/schema-past-prices';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { projects } from '@/lib/shop/project/projects';
import { alternatesOf, canonicalOf } from '@/lib/shop/routes/alternates';
import { serverSearchClient } from '@/lib/catalog/search/server-search-client.server';
import { articleIndex, browseArticles } from './browse-articles.server';
import type { SitemapEntry } from './sitemap-xml';

/** Maximum number of pictures per article. */
const MAX_PICTURES = 10;

const record = z.object({
  objectID: z.string(),
  slug: z.string(),
  productType: z.string(),
  canonical: z.array(z.object({ locale: z.string(), route: z.string() })).default([]),
  colorVariants: z.array(z.object({ itemnum: z.string() })).default([]),
  /** Epoch seconds. */
  onlineSince: z.int(),
});
type ArticleRecord = z.output<typeof record>;
const ATTRIBUTES = [
  'objectID',
  'slug',
  'productType',
  'canonical',
  'onlineSince',
  'colorVariants.itemnum',
];

/** Number of articles in a market's language. @throws the search client's error */
export async function countArticles(context: PageContext): Promise<number> {
  const request = { indexName: articleIndex(context), query: '', hitsPerPage: 0, analytics: false };
  const { results } = await serverSearchClient().searchForHits({ requests: [request] });
  return results[0]?.nbHits ?? 0;
}

/** When prices of these articles last changed, in epoch milliseconds. */
async function pricesChangedAt(
  { project }: PageContext,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (numbers.length === 0) return new Map();
  const rows = await database()
    .select({ number: skus.articleNumber, at: max(pastPrices.validUntil) })
    .from(pastPrices)
    .innerJoin(skus, eq(skus.sku, pastPrices.sku))
    .where(and(eq(skus.project, project), inArray(skus.articleNumber, [...numbers])))
    .groupBy(skus.articleNumber);
  return new Map(rows.flatMap(({ number, at }) => (at ? [[number, at.getTime()] as const] : [])));
}

function entryOf(
  article: ArticleRecord,
  rules: readonly ProductRule[],
  repricedAt: number | undefined,
  context: PageContext,
): SitemapEntry[] {
  const { project, locale } = context;
  const { deliveryCountries } = projects[project];
  const territories = territoriesSelling(article.productType, deliveryCountries, rules);
  if (territories && !territories.includes(locale.territory)) return [];
  const addresses = articleAddresses(article, undefined, territories, context);
  const loc = canonicalOf(project, locale.segment, addresses);
  if (!loc) return [];
  const colours = article.colorVariants.map(({ itemnum }) => itemnum);
  return [
    {
      loc,
      lastmod: Math.max(article.onlineSince * 1000, repricedAt ?? 0),
      alternates: alternatesOf(project, addresses),
      pictures: (colours.length > 0 ? colours : [article.objectID])
        .slice(0, MAX_PICTURES)
        .map((number) => pictureUrl(context, number)),
    },
  ];
}

/**
 * The articles of a market in batches, in the index's order.
 * @param range positions in the index; `until` is exclusive
 * @throws the search client's error, or the database driver's
 */
export async function* articleEntries(
  context: PageContext,
  rules: readonly ProductRule[],
  range: { from: number; until: number },
): AsyncGenerator<SitemapEntry[]> {
  for await (const hits of browseArticles(context, { ...range, attributes: ATTRIBUTES })) {
    const articles = hits.flatMap((hit) => record.safeParse(hit).data ?? []);
    const repriced = await pricesChangedAt(
      context,
      articles.map(({ objectID }) => objectID),
    );
    yield articles.flatMap((article) =>
      entryOf(article, rules, repriced.get(article.objectID), context),
    );
  }
}
