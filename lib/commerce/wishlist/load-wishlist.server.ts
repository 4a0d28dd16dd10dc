import { cheapestPrice } from '@/lib/catalog/catalogue/cheapest-price';
import type { Shop } from '@/lib/catalog/search/load-articles.server';
import type { Session } from '@/lib/shop/page-context/session';
import { loadWishlistArticles, type LoadedWishlistArticle } from './wishlist-articles.server';
import {
  readOwnWishlist,
  readSharedWishlist,
  type WishlistRow,
  type StoredWishlist,
} from './wishlist-rows.server';
import { NO_CONTENTS, type Wishlist, type WishlistContents, type WishlistLine } from './wishlist';

/** The data of a visitor's wishlist for hearts and count. @throws like `readOwnWishlist` */
export async function loadWishlist(session: Session): Promise<Wishlist> {
  const { revision, items } = await readOwnWishlist(session);
  return {
    revision,
    items: items.map(({ id, itemNumber }) => ({ lineItemId: id, itemNumber })),
  };
}

/** The price of the chosen size, or the lowest of those in stock, or of all. */
function priceOf({ allSizes, setPrice }: LoadedWishlistArticle, sku: string | null) {
  if (setPrice !== null) return { price: setPrice, strikePrice: null, isFrom: false };
  const priced = allSizes.filter(({ price }) => price !== null);
  const buyable = priced.filter(({ isBuyable }) => isBuyable);
  const candidates = buyable.length > 0 ? buyable : priced;
  const chosen = priced.find((size) => size.sku === sku);
  if (chosen) return { price: chosen.price, strikePrice: chosen.strikePrice, isFrom: false };
  return cheapestPrice(candidates) ?? { price: null, strikePrice: null, isFrom: false };
}

/** The chosen size, or the only one. */
function sizeOf({ allSizes }: LoadedWishlistArticle, sku: string | null) {
  const [only, ...others] = allSizes;
  return allSizes.find((size) => size.sku === sku) ?? (others.length === 0 ? only : undefined);
}

function lineOf({ id, sku }: WishlistRow, article: LoadedWishlistArticle): WishlistLine {
  const { allSizes, setPrice: _, ...shown } = article;
  const chosen = sizeOf(article, sku);
  const buyable = allSizes.filter(({ isBuyable }) => isBuyable);
  return {
    id,
    ...shown,
    sku: chosen?.sku ?? null,
    size: chosen?.size ?? '',
    sizes: buyable.map((size) => ({ sku: size.sku, size: size.size })),
    ...priceOf(article, chosen?.sku ?? null),
  };
}

async function contentsOf(stored: StoredWishlist, shop: Shop): Promise<WishlistContents> {
  const { revision, shareToken, items } = stored;
  const numbers = [...new Set(items.map(({ articleNumber }) => articleNumber))];
  const articles = await loadWishlistArticles(numbers, shop);
  const known = items.map((item) => ({ item, article: articles.get(item.itemNumber) }));
  return {
    revision,
    shareToken,
    lines: known.flatMap(({ item, article }) => (article ? [lineOf(item, article)] : [])),
    missing: known
      .filter(({ article }) => !article)
      .map(({ item: { id, articleNumber, itemNumber } }) => ({ id, articleNumber, itemNumber })),
  };
}

/**
 * A visitor's wishlist with current prices and stock, and names in the page's language. Without a
 * session it is empty, without a query.
 * @throws like `readOwnWishlist` and `loadWishlistArticles`
 */
export const loadContents = async (
  session: Session | null,
  shop: Shop,
): Promise<WishlistContents> =>
  session ? contentsOf(await readOwnWishlist(session), shop) : NO_CONTENTS;

/**
 * A shared wishlist, by the token of its link.
 * @returns `null` if there is none: it has expired, or is no longer shared
 */
export async function loadSharedContents(
  token: string,
  shop: Shop,
): Promise<WishlistContents | null> {
  const stored = await readSharedWishlist(token, shop.context.project);
  return stored && contentsOf(stored, shop);
}
