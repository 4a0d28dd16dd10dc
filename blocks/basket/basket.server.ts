import { loadExpressMethods } from '@/lib/api/cart/express-methods.server';
import { findRemoved, loadNews } from '@/lib/commerce/basket/basket-news.server';
import { loadCredits } from '@/lib/commerce/basket/spend-credits.server';
import { loadBasket as readBasket } from '@/lib/commerce/basket/load-basket.server';
import {
  arrivalOf,
  deliveryCountries,
  checkoutVisitor,
} from '@/lib/commerce/checkout/load-step.server';
import type { LoadedBasket } from '@/lib/commerce/checkout/loaded-checkout';
import type { BlockLoader } from '@/lib/cms/blocks/block-loader';

declare module '@/lib/cms/content/block' {
  interface LoadedByType {
    basket: LoadedBasket;
  }
}

/** The visitor's basket with current prices and stock, and changes since it was last shown. */
export const loadBasketBlocks: BlockLoader<'basket', LoadedBasket> = async (blocks, page) => {
  const { session: findSession, query } = checkoutVisitor(page);
  const session = await findSession();
  const [read, removed, express] = await Promise.all([
    readBasket(session, page),
    findRemoved(session, query.get('removed')),
    loadExpressMethods(page.context),
  ]);
  const [news, credits] = await Promise.all([loadNews(read), loadCredits(session, read)]);
  const unshown = read.missing.filter(({ isGone }) => !isGone);
  const country = deliveryCountries(page).find(({ code }) => code === read.territory);
  const loaded: LoadedBasket = {
    basket: { ...read, missing: unshown },
    countryName: country?.name ?? read.territory,
    arrival: read.lines.length > 0 ? arrivalOf(read, page) : null,
    news,
    removed,
    express,
    credits,
    error: query.get('error'),
    notice: query.get('notice'),
  };
  // Blocks below an empty basket are omitted for others.
  const omitted = read.lines.length + unshown.length > 0 ? ['emptyBlocks'] : [];
  return new Map(blocks.map(({ id }) => [id, { loaded, omitted, documents: [] }]));
};
