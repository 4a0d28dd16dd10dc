import { and, eq, isNull, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { customers } from '@/lib/platform/db/schema-customers';
import { loyaltyCards } from '@/lib/platform/db/schema-loyalty';
import { isPassword } from '@/lib/platform/hashing/password-hash.server';

export interface PrintedCard {
  number: string;
  pin: string;
}

/**
 * Finds a card by number and PIN. An unknown number takes as long as a wrong PIN.
 * @returns `null` for a wrong PIN or an unknown number
 * @throws HashesBusy
 */
export async function findByPin({ number, pin }: PrintedCard) {
  const [card] = await database()
    .select({ pinHash: loyaltyCards.pinHash, customerId: loyaltyCards.customerId })
    .from(loyaltyCards)
    .where(eq(loyaltyCards.number, number));
  const isRight = await isPassword(card?.pinHash ?? null, pin);
  return card && isRight ? { customerId: card.customerId } : null;
}

/**
 * Connects a card with a customer's account; repeating it has no effect.
 * @returns `card_unknown` for a wrong number or PIN, or if the card belongs to another customer
 * @throws HashesBusy
 */
export async function connectCard(
  customerId: string,
  printed: PrintedCard,
): Promise<'connected' | 'card_unknown' | 'has_card'> {
  // Hashing takes time, so it runs before the transaction.
  const isRight = (await findByPin(printed)) !== null;
  return inTransaction(async (transaction) => {
    // Serialises simultaneous attempts, because a customer can have only one card.
    await transaction
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.id, customerId))
      .for('update');
    const [own] = await transaction
      .select({ number: loyaltyCards.number })
      .from(loyaltyCards)
      .where(eq(loyaltyCards.customerId, customerId));
    if (own) return isRight && own.number === printed.number ? 'connected' : 'has_card';
    if (!isRight) return 'card_unknown';
    const connected = await transaction
      .update(loyaltyCards)
      .set({ customerId, heldFor: null, connectedAt: sql`now()` })
      .where(and(eq(loyaltyCards.number, printed.number), isNull(loyaltyCards.customerId)))
      .returning({ number: loyaltyCards.number });
    return connected.length > 0 ? 'connected' : 'card_unknown';
  });
}
