import { eq, sql } from 'drizzle-orm';
import { basketLines } from '@/lib/db/schema-visits';
import { MAX_PIECES } from './basket';
import { addedSince, hasRoom, lockLine, lockLineOf, type LineRow } from './basket-line-rows.server';
import { CHANGED, refusedChange, type ChangeResult, type ChangeStep } from './change-basket.server';
import { findOffers, keyOf } from './offers.server';

async function maxQuantityOf(step: ChangeStep, line: LineRow): Promise<number> {
  const offers = await findOffers([line], step.context, step.transaction);
  return offers.get(keyOf(line))?.most ?? 0;
}

async function write(step: ChangeStep, { id, sequence }: LineRow, quantity: number) {
  await step.transaction
    .update(basketLines)
    .set({
      // A removed line keeps its quantity, for undoing.
      ...(quantity > 0 ? { quantity, removedAt: null } : { removedAt: sql`now()` }),
      sequence: step.sequence ?? sequence,
    })
    .where(eq(basketLines.id, id));
}

/**
 * Sets how many pieces of a line are wanted; none removes it. Of several intents the one with the
 * greatest sequence is kept, in whatever order they arrive, and what was added after it stays. Lines
 * of others are unknown.
 * @param quantity 0 to 20
 */
export async function setQuantity(
  step: ChangeStep,
  lineId: string,
  quantity: number,
): Promise<ChangeResult> {
  const line = await lockLine(step, lineId);
  if (!line) return refusedChange('unknown_line');
  if (step.sequence !== null && step.sequence <= line.sequence) return CHANGED;
  // An intent to remove counts although the line is gone: an older one may arrive after it.
  if (line.removedAt && quantity === 0 && step.sequence === null)
    return refusedChange('unknown_line');
  const most = await maxQuantityOf(step, line);
  if (quantity > most) return refusedChange('out_of_stock');
  if (quantity > 0 && line.removedAt && !(await hasRoom(step))) return refusedChange('basket_full');
  const later = step.sequence === null ? 0 : await addedSince(step, lineId, step.sequence);
  await write(step, line, Math.min(quantity + later, Math.max(most, quantity)));
  return CHANGED;
}

/** The line of the other size takes the pieces of this one. */
async function join(step: ChangeStep, line: LineRow, other: LineRow, pieces: number) {
  await write(step, other, pieces);
  await write(step, line, 0);
}

/** The line itself becomes one of the other size, and keeps its place. */
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
 * Changes a line to another size of its article and colour, with the same number of pieces. A set's
 * sizes are chosen on its own page.
 */
export async function setSize(
  step: ChangeStep,
  lineId: string,
  sku: string,
): Promise<ChangeResult> {
  const line = await lockLine(step, lineId);
  if (!line || line.removedAt || line.parts.length > 0) return refusedChange('unknown_line');
  if (line.sku === sku) return CHANGED;
  const wanted = { sku, parts: [] };
  const offers = await findOffers([line, wanted], step.context, step.transaction);
  const offer = offers.get(keyOf(wanted));
  if (!offer || offer.itemNumber !== offers.get(keyOf(line))?.itemNumber)
    return refusedChange('unknown_article');
  const other = await lockLineOf(step, wanted);
  const present = other && !other.removedAt ? other.quantity : 0;
  const pieces = line.quantity + present;
  if (pieces > offer.most)
    return refusedChange(offer.most === MAX_PIECES ? 'quantity_limit' : 'out_of_stock');
  if (other && present > 0) await join(step, line, other, pieces);
  else await exchange(step, line, other, sku);
  return CHANGED;
}
