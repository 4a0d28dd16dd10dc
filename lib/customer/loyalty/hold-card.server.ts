import { and, eq, isNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { customers } from '@/lib/platform/db/schema-customers';
import { loyaltyCards } from '@/lib/platform/db/schema-loyalty';
import type { Transaction } from '@/lib/platform/db/transaction';

/**
 * Reserves a card for a new account. The card has no owner until the password is set; a later
 * registration with it replaces this one.
 */
export async function holdCard(
  transaction: Transaction,
  number: string,
  customerId: string,
): Promise<void> {
  await transaction
    .update(loyaltyCards)
    .set({ heldFor: customerId })
    .where(and(eq(loyaltyCards.number, number), isNull(loyaltyCards.customerId)));
}

/** Connects the card with which a customer registered, unless they have another one meanwhile. */
export async function connectHeldCard(transaction: Transaction, customerId: string): Promise<void> {
  // Locks the customer, as connecting by PIN does, so that they cannot get two cards.
  await transaction
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('update');
  const own = alias(loyaltyCards, 'own');
  await transaction
    .update(loyaltyCards)
    .set({ customerId, heldFor: null, connectedAt: sql`now()` })
    .where(
      and(
        eq(loyaltyCards.heldFor, customerId),
        isNull(loyaltyCards.customerId),
        notExists(
          transaction
            .select({ number: own.number })
            .from(own)
            .where(eq(own.customerId, customerId)),
        ),
      ),
    );
}
