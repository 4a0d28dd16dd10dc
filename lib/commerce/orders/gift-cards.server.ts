import { randomInt } from 'node:crypto';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { issuedGiftCards } from '@/lib/platform/db/schema-order-life';
import { orderLines, orders } from '@/lib/platform/db/schema-orders';
import { vouchers } from '@/lib/platform/db/schema-vouchers';
import type { Transaction } from '@/lib/platform/db/transaction';
import { addEmail } from '@/lib/platform/jobs/add-email.server';

/** Without characters that look alike: 0 O, 1 I L. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** 31^14 codes: impossible to guess. */
const LENGTH = 14;

const newCode = () =>
  `GK${Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;

/** Issues and emails the gift cards of an order, in the transaction that pays it. */
export async function issueGiftCards(transaction: Transaction, orderId: string): Promise<void> {
  const bought = await transaction
    .select({ line: orderLines, project: orders.project, currency: orders.currency })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.isGiftCard, true)));
  for (const { line, project, currency } of bought) {
    const left = line.quantity - line.cancelled;
    for (let piece = 0; piece < left; piece += 1) {
      const card = { project, code: newCode() };
      await transaction
        .insert(vouchers)
        .values({ ...card, kind: 'giftCard', balance: line.price, currency });
      await transaction.insert(issuedGiftCards).values({ ...card, lineId: line.id, piece });
    }
    // An issued card counts as shipped: there is no parcel.
    await transaction
      .update(orderLines)
      .set({ shipped: sql`${orderLines.quantity} - ${orderLines.cancelled}` })
      .where(eq(orderLines.id, line.id));
  }
  if (bought.length > 0) await addEmail(transaction, 'gift-cards', orderId, { orderId });
}

/**
 * Voids gift cards that are returned, if nothing was spent of them.
 * @returns whether that many of the line's cards were still unused; if not, roll back
 */
export async function voidGiftCards(
  transaction: Transaction,
  { lineId, quantity, price }: { lineId: string; quantity: number; price: number },
): Promise<boolean> {
  const issued = await transaction
    .select()
    .from(issuedGiftCards)
    .where(and(eq(issuedGiftCards.lineId, lineId), isNull(issuedGiftCards.voidedAt)))
    .orderBy(asc(issuedGiftCards.code));
  let left = quantity;
  for (const { project, code, piece } of issued) {
    if (left === 0) break;
    const isCard = and(eq(vouchers.project, project), eq(vouchers.code, code));
    const { rowCount } = await transaction
      .update(vouchers)
      .set({ balance: 0 })
      .where(and(isCard, eq(vouchers.balance, price)));
    if (rowCount !== 1) continue;
    left -= 1;
    await transaction
      .update(issuedGiftCards)
      .set({ voidedAt: sql`now()` })
      .where(and(eq(issuedGiftCards.lineId, lineId), eq(issuedGiftCards.piece, piece)));
  }
  return left === 0;
}
