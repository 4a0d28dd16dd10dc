import { LruMap } from '@/lib/platform/cache/lru-map.mjs';
import { tileSummary, type TileSummary } from '@/lib/catalog/catalogue/tile-summary';
import { recommend } from '@/lib/catalog/recommendations/recommend.server';
import type { Shop } from '@/lib/catalog/search/load-articles.server';

const MAX_RECOMMENDED = 12;
/** Crawlers and others request missing pages in series. */
const CACHED_MS = 60_000;
const MAX_CACHED = 200;
const cached = new LruMap<string, { at: number; articles: TileSummary[] }>(MAX_CACHED);

/**
 * Recommendations for visitors of a page that does not exist. @throws the search client's error
 * when the search does not respond
 */
export async function recommendedAnywhere(shop: Shop): Promise<TileSummary[]> {
  const { project, locale, currency, now } = shop.context;
  const key = `${project} ${locale.segment}`;
  const known = cached.get(key);
  if (known && now - known.at < CACHED_MS && known.at <= now) return known.articles;
  const [found = []] = await recommend([{ type: 'HOMEPAGE' }], shop);
  const articles = found
    .slice(0, MAX_RECOMMENDED)
    .map((article) => tileSummary(article, { project, currency, tallOnly: false }));
  cached.set(key, { at: now, articles });
  return articles;
}
