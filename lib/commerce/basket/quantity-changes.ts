import { basketOf, type Basket } from './basket';

/** A quantity chosen by the visitor that the server has not confirmed yet. */
export interface QuantityChange {
  /** UUID by which the server recognises a repeat. */
  key: string;
  sequence: number;
  lineId: string;
  /** 0 removes the line. */
  quantity: number;
}

/** The last change of each line. */
function lastByLine(changes: readonly QuantityChange[]): ReadonlyMap<string, QuantityChange> {
  const last = new Map<string, QuantityChange>();
  for (const change of changes) {
    const known = last.get(change.lineId);
    if (!known || known.sequence < change.sequence) last.set(change.lineId, change);
  }
  return last;
}

/**
 * The basket as it will be once the server has confirmed all changes in flight, by the rules that
 * the server applies.
 */
export function withQuantityChanges(basket: Basket, changes: readonly QuantityChange[]): Basket {
  if (changes.length === 0) return basket;
  const wanted = lastByLine(changes);
  const lines = basket.lines.flatMap((line) => {
    const quantity = wanted.get(line.id)?.quantity ?? line.quantity;
    return quantity === 0 ? [] : [{ ...line, quantity }];
  });
  return basketOf({ ...basket, lines }, basket);
}
