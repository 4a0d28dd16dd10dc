import { articleOfColour } from '@/lib/commerce/basket/articles-of-skus.server';
import { loadLineArticles, type LineArticle } from '@/lib/commerce/basket/line-articles.server';
import { findOffers, keyOf } from '@/lib/commerce/basket/offers.server';
import type { Shop } from '@/lib/catalog/search/load-articles.server';
import { hasStores } from '@/lib/shop/project/has-stores';
import type { ReservableArticle } from './loaded-reservation';
import { loadStoreStock } from './load-stores.server';

/** An article in one size, by its SKU; `null` if this shop does not sell it here. */
export async function findReservable(sku: string, shop: Shop): Promise<LineArticle | null> {
  const key = { sku, parts: [] };
  const offer = (await findOffers([key], shop.context)).get(keyOf(key));
  if (!offer) return null;
  return (await loadLineArticles([offer.articleNumber], shop)).get(sku) ?? null;
}

/** Name that the endpoints use for the size of an article with only one. */
const ALL_SIZE = '0';

/**
 * SKU of a colour in a size.
 * @param itemNumber of the colour
 * @param size as printed on the label; `0` if there is only one
 * @returns `null` if this shop has no such size
 */
export async function skuOf(itemNumber: string, size: string, shop: Shop): Promise<string | null> {
  const articleNumber = await articleOfColour(itemNumber);
  if (articleNumber === null) return null;
  const articles = await loadLineArticles([articleNumber], shop);
  const label = size === ALL_SIZE ? 'allsize' : size;
  for (const article of articles.values())
    if (article.itemNumber === itemNumber && article.size === label) return article.sku;
  return null;
}

/**
 * The article a visitor wants to reserve, with the stores to choose from.
 * @param preferred number of the store chosen before
 * @returns `null` for an article that is not sold here, and in a shop without stores
 */
export async function loadReservable(
  { sku, quantity }: { sku: string; quantity: number },
  shop: Shop,
  preferred: string | null,
): Promise<ReservableArticle | null> {
  const { project } = shop.context;
  if (!hasStores(project)) return null;
  const [article, stores] = await Promise.all([
    findReservable(sku, shop),
    loadStoreStock(shop.context, sku),
  ]);
  if (!article) return null;
  const { name, colour, size } = article;
  return { sku, name, colour, size, quantity, stores, preferred };
}
