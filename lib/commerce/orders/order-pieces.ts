import { isOrderId } from './order-id';

/** What the quantities of a form are: pieces to change, or those of them that are damaged. */
export type PieceField = 'piece' | 'damaged';
/** More than the maximum of a line. */
const MAX_PIECES = 999;

/** Name of the form field for a line's quantity. */
export const pieceField = (lineId: string, of: PieceField = 'piece'): string => `${of}.${lineId}`;

/**
 * Reads quantities from the fields of a form or address; lines with 0 or nothing are left out.
 * @returns `null` for invalid fields
 */
export function readPieces(
  fields: Iterable<readonly [string, unknown]>,
  of: PieceField = 'piece',
): { lineId: string; quantity: number }[] | null {
  const pieces: { lineId: string; quantity: number }[] = [];
  for (const [name, value] of fields) {
    const [field, lineId] = name.split('.');
    if (field !== of || lineId === undefined) continue;
    const quantity = value === '' ? 0 : Number(value);
    if (!isOrderId(lineId) || !Number.isInteger(quantity)) return null;
    if (quantity < 0 || quantity > MAX_PIECES) return null;
    if (quantity > 0) pieces.push({ lineId, quantity });
  }
  return pieces;
}
