import { isOrderId } from './order-id';

const FIELD = 'piece.';
/** More than any line has. */
const MAX_PIECES = 999;

/** Name of the field that says how many pieces of a line are meant. */
export const pieceField = (lineId: string): string => `${FIELD}${lineId}`;

/**
 * The pieces that the fields of a form, or of an address, name; lines with 0 or nothing are left out.
 * @returns `null` for fields no form of ours sends
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
