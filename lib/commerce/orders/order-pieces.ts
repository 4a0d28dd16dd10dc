import { isOrderId } from './order-id';

const FIELD = 'piece.';
/** More than the maximum of a line. */
const MAX_PIECES = 999;

/** Name of the form field for a line's quantity. */
export const pieceField = (lineId: string): string => `${FIELD}${lineId}`;

/**
 * Reads quantities from the fields of a form or address; lines with 0 or nothing are left out.
 * @returns `null` for invalid fields
 */
export function readPieces(
  fields: Iterable<readonly [string, unknown]>,
): { lineId: string; quantity: number }[] | null {
  const pieces: { lineId: string; quantity: number }[] = [];
  for (const [name, value] of fields) {
    if (!name.startsWith(FIELD)) continue;
    const lineId = name.slice(FIELD.length);
    const quantity = value === '' ? 0 : Number(value);
    if (!isOrderId(lineId) || !Number.isInteger(quantity)) return null;
    if (quantity < 0 || quantity > MAX_PIECES) return null;
    if (quantity > 0) pieces.push({ lineId, quantity });
  }
  return pieces;
}
