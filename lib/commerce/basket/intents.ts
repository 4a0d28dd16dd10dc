import { basketOf, type Basket } from './basket';

/** A quantity chosen by the visitor that the server has not confirmed yet. */
export interface QuantityIntent {
  /** UUID by which the server recognises a repeat. */
  key: string;
  sequence: number;
  lineId: string;
  /** 0 removes the line. */
  quantity: number;
}

/** The last change of each line. */
function lastByLine(intents: readonly QuantityIntent[]): ReadonlyMap<string, QuantityIntent> {
  const last = new Map<string, QuantityIntent>();
  for (const intent of intents) {
    const known = last.get(intent.lineId);
    if (!known || known.sequence < intent.sequence) last.set(intent.lineId, intent);
  }
  return last;
}

/**
 * The basket as it will be once the server has confirmed all changes in flight, by the rules that
 * the server applies.
 */
export function withIntents(basket: Basket, intents: readonly QuantityIntent[]): Basket {
  if (intents.length === 0) return basket;
  const wanted = lastByLine(intents);
  const lines = basket.lines.flatMap((line) => {
    const quantity = wanted.get(line.id)?.quantity ?? line.quantity;
    return quantity === 0 ? [] : [{ ...line, quantity }];
  });
  return basketOf({ ...basket, lines }, basket);
}
