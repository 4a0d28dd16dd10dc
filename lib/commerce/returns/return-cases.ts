import type { LinePieces } from '@/lib/platform/db/schema-order-life';

/** A return or a withdrawal with the pieces that are to come back, or have. */
export interface ReturnCase {
  id: string;
  pieces: readonly LinePieces[];
}

/** A case with the pieces that have not come back. */
export interface OutstandingCase extends ReturnCase {
  missing: readonly LinePieces[];
}

/**
 * Assigns what came back to the cases of an order, the oldest first, because parcels do not say to which
 * case each piece belongs.
 * @param cases all of one kind, oldest first, complete ones included
 * @param returned pieces that came back, by line
 */
export function outstandingCases<Case extends ReturnCase>(
  cases: readonly Case[],
  returned: ReadonlyMap<string, number>,
): (Case & OutstandingCase)[] {
  const left = new Map(returned);
  return cases.map((each) => {
    const missing = each.pieces.flatMap(({ lineId, quantity }) => {
      const back = Math.min(quantity, left.get(lineId) ?? 0);
      left.set(lineId, (left.get(lineId) ?? 0) - back);
      return quantity > back ? [{ lineId, quantity: quantity - back }] : [];
    });
    return { ...each, missing };
  });
}
