import { and, eq, isNull, sql } from 'drizzle-orm';
import { database } from '@/lib/db/database.server';
import { customers } from '@/lib/db/schema-customers';
import { loyaltyCards } from '@/lib/db/schema-loyalty';

/**
 * Connects a card with a customer's account; repeated, it changes nothing.
 * @returns `card_unknown` for a wrong number or PIN and for the card of somebody else alike
 */
export async function connectCard(
  customerId: string,
  { number, pin }: { number: string; pin: string },
): Promise<'connected' | 'card_unknown' | 'has_card'> {
  return database().transaction(async (transaction) => {
    // Two tries at once take turns: a customer has one card.
    await transaction
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.id, customerId))
      .for('update');
    const [own] = await transaction
      .select({ number: loyaltyCards.number, pin: loyaltyCards.pin })
      .from(loyaltyCards)
      .where(eq(loyaltyCards.customerId, customerId));
    if (own) return own.number === number && own.pin === pin ? 'connected' : 'has_card';
    const connected = await transaction
      .update(loyaltyCards)
      .set({ customerId, connectedAt: sql`now()` })
      .where(
        and(
          eq(loyaltyCards.number, number),
          eq(loyaltyCards.pin, pin),
          isNull(loyaltyCards.customerId),
        ),
      )
      .returning({ number: loyaltyCards.number });
    return connected.length > 0 ? 'connected' : 'card_unknown';
  });
}
