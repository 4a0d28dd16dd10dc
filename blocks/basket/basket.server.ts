import { loadBasket as readBasket } from '@/lib/basket/load-basket.server';
import { forEach, visitorOf } from '@/lib/checkout/load-step.server';
import type { LoadedBasket } from '@/lib/checkout/loaded-checkout';
import type { BlockLoader } from '@/lib/blocks/block-loader';

/** The visitor's basket, with current prices and stock. */
export const loadBasket: BlockLoader<'basket', LoadedBasket> = async (blocks, page) => {
  const { session, query } = visitorOf(page);
  const basket = await readBasket(await session(), page);
  return forEach(blocks, { basket, error: query.get('error') });
};
