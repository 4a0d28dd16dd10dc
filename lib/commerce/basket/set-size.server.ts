import { eq, sql } from 'drizzle-orm';
import { MAX_PIECES } from '@/lib/catalog/catalogue/stock';
import { basketLines } from '@/lib/platform/db/schema-visits';
import { lockLine, lockLineOf, type LineRow } from './basket-line-rows.server';
import {
  CHANGED,
  rejectedChange,
  type ChangeResult,
  type ChangeStep,
} from './change-basket.server';
import { findOffers, keyOf } from './offers.server';

async function write(step: ChangeStep, { id }: LineRow, quantity: number) {
  await step.transaction
    .update(basketLines)
    // A removed line keeps its quantity, so that this can be undone.
    .set(quantity > 0 ? { quantity, removedAt: null } : { removedAt: sql`now()` })
    .where(eq(basketLines.id, id));
}

/** Moves the pieces to an existing line of the other size. */
async function join(step: ChangeStep, line: LineRow, other: LineRow, pieces: number) {
  await write(step, other, pieces);
  await write(step, line, 0);
}

/** Changes the line itself to the other size, in place. */
async function exchange(
  { transaction }: ChangeStep,
  line: LineRow,
  gone: LineRow | null,
  sku: string,
) {
  if (gone) await transaction.delete(basketLines).where(eq(basketLines.id, gone.id));
  await transaction.update(basketLines).set({ sku, seen: null }).where(eq(basketLines.id, line.id));
}

/**
 * Changes a line to another size of its article and colour, with the same quantity. The sizes of a
 * set are chosen on its own page.
 */
export async function setSize(
  step: ChangeStep,
  lineId: string,
  sku: string,
): Promise<ChangeResult> {
  const line = await lockLine(step, lineId);
  if (!line || line.removedAt || line.parts.length > 0) return rejectedChange('unknown_line');
  if (line.sku === sku) return CHANGED;
  const wanted = { sku, parts: [] };
  const selling = { ...step.context, basketId: step.basketId };
  const offers = await findOffers([line, wanted], selling, step.transaction);
  const offer = offers.get(keyOf(wanted));
  if (!offer || offer.itemNumber !== offers.get(keyOf(line))?.itemNumber)
    return rejectedChange('unknown_article');
  const other = await lockLineOf(step, wanted);
  const present = other && !other.removedAt ? other.quantity : 0;
  const pieces = line.quantity + present;
  if (pieces > offer.most)
    return rejectedChange(offer.most === MAX_PIECES ? 'quantity_limit' : 'out_of_stock');
  if (other && present > 0) await join(step, line, other, pieces);
  else await exchange(step, line, other, sku);
  return { ...CHANGED, setLine: line.id };
}
