import type { BasketRejection } from './basket';
import type { BasketChange } from './basket-change';
import { hasRoom, type BasketState, type LineState, type Reader } from './basket-state.server';
import { CHANGED, rejectedChange, type Changing } from './change-basket.server';
import { changeLines, type LinePlan } from './change-lines.server';
import { findOffers, keyOf } from './offers.server';

const unchanged = (code: BasketRejection): LinePlan => ({
  result: rejectedChange(code),
  lines: [],
});

async function maxQuantityOf(
  line: LineState,
  { context, basketId }: Pick<Changing, 'context'> & Pick<BasketState, 'basketId'>,
  reader: Reader,
): Promise<number> {
  if (line.offer) return line.offer.most;
  const offers = await findOffers([line], { ...context, basketId }, reader);
  return offers.get(keyOf(line))?.most ?? 0;
}

/** @param most pieces available now */
function planQuantity(
  { lines, addedSince }: BasketState,
  line: LineState,
  { quantity, most }: { quantity: number; most: number },
): LinePlan {
  if (quantity > most) return unchanged('out_of_stock');
  if (quantity > 0 && line.isRemoved && !hasRoom(lines)) return unchanged('basket_full');
  const pieces = Math.min(quantity + addedSince, most);
  const changed = {
    ...line,
    // A removed line keeps its quantity, so that this can be undone.
    ...(pieces > 0 ? { quantity: pieces, isRemoved: false } : { isRemoved: true }),
  };
  return { result: { ...CHANGED, setLine: line.id }, lines: [changed] };
}

/**
 * Sets the quantity of a line; zero removes it. Of several changes within one page visit the last
 * one sent wins, in whatever order they arrive, and pieces added later are kept. Lines of other
 * visitors count as unknown.
 * @param quantity 0 to 20
 */
export function setQuantity(
  change: Changing,
  lineId: string,
  quantity: number,
): Promise<BasketChange> {
  return changeLines({ ...change, skus: [], lineId }, async (state, reader) => {
    const line = state.lines.find(({ id }) => id === lineId);
    if (!line) return unchanged('unknown_line');
    if (line.isSetLater) return { result: CHANGED, lines: [] };
    // A script's removal is recorded even if the line no longer exists, because an earlier change
    // may arrive later.
    if (line.isRemoved && quantity === 0 && !change.changeId) return unchanged('unknown_line');
    const most = await maxQuantityOf(line, { ...change, ...state }, reader);
    return planQuantity(state, line, { quantity, most });
  });
}
