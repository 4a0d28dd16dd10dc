import { randomInt } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { loyaltyCards } from '@/lib/platform/db/schema-loyalty';
import type { Transaction } from '@/lib/platform/db/transaction';

/** Maximum attempts to find a free number. */
const TRIES = 10;

const newNumber = (): string => String(randomInt(100_000_000)).padStart(8, '0');

/**
 * Creates a first-level card for a customer. It needs no PIN, because it is already connected.
 * @param isPrinted whether a plastic card is also sent
 * @returns its number; `null` if the customer already has a card
 * @throws Error when no free number was found
 */
export async function issueCard(
  transaction: Transaction,
  customerId: string,
  isPrinted: boolean,
): Promise<string | null> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const [issued] = await transaction
      .insert(loyaltyCards)
      .values({
        number: newNumber(),
        level: 'blue',
        customerId,
        isPrintRequested: isPrinted,
        connectedAt: sql`now()`,
      })
      .onConflictDoNothing()
      .returning({ number: loyaltyCards.number });
    if (issued) return issued.number;
    const [own] = await transaction
      .select({ number: loyaltyCards.number })
      .from(loyaltyCards)
      .where(eq(loyaltyCards.customerId, customerId));
    if (own) return null;
  }
  throw new Error('no free number for a loyalty card');
}
