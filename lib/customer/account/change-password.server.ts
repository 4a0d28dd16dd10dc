import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { customers } from '@/lib/platform/db/schema-customers';
import type { Transaction } from '@/lib/platform/db/transaction';
import { closeAllDevices } from '@/lib/customer/session/customer-session.server';
import { connectHeldCard } from '@/lib/customer/loyalty/hold-card.server';
import { dropPasskeys } from '@/lib/customer/passkeys/passkeys.server';
import { findByEmail } from './customers.server';
import { hashPassword } from '@/lib/platform/hashing/password-hash.server';
import { queueAccountEmail, type Visited } from './queue-email.server';
import { dropTokens, peekToken, takeToken, type TokenPurpose } from './tokens.server';

/** Purposes of links that set a password. */
export const PASSWORD_LINKS = ['reset', 'activate'] as const satisfies TokenPurpose[];

/** Queues the link for setting a new password; for an unknown address a row without an email. */
export async function requestReset(email: string, visited: Visited): Promise<void> {
  const customer = await findByEmail(email);
  await inTransaction((transaction) =>
    queueAccountEmail(transaction, {
      kind: 'password-reset',
      event: randomUUID(),
      customerId: customer?.id ?? null,
      ...visited,
    }),
  );
}

/** Sets the new password, ends every login and queues an email about it. */
async function writePassword(
  transaction: Transaction,
  customerId: string,
  passwordHash: string,
): Promise<void> {
  await transaction.update(customers).set({ passwordHash }).where(eq(customers.id, customerId));
  for (const purpose of PASSWORD_LINKS) await dropTokens(transaction, customerId, purpose);
  await closeAllDevices(transaction, customerId);
}

const reported = (transaction: Transaction, customerId: string, visited: Visited) =>
  queueAccountEmail(transaction, {
    kind: 'password-changed' as const,
    event: randomUUID(),
    customerId,
    ...visited,
  });

/**
 * Changes the password of a customer who has entered the old one. All logins end. @throws
 * HashesBusy
 */
export async function changePassword(
  customerId: string,
  password: string,
  visited: Visited,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await inTransaction(async (transaction) => {
    await writePassword(transaction, customerId, passwordHash);
    await reported(transaction, customerId, visited);
  });
}

/**
 * Sets the password by an emailed link, which can be used once. The link proves access to the
 * mailbox, so it also confirms the address, and a card registered with it becomes the customer's.
 * @returns the customer's id; `null` for a link that is unknown, used or expired
 * @throws HashesBusy
 */
export async function storePassword(
  token: string,
  password: string,
  visited: Visited,
): Promise<string | null> {
  // Avoids the cost of a hash for an invalid link.
  if (!(await peekToken(token, PASSWORD_LINKS))) return null;
  const passwordHash = await hashPassword(password);
  return inTransaction(async (transaction) => {
    const taken = await takeToken(transaction, token, PASSWORD_LINKS);
    if (!taken) return null;
    await writePassword(transaction, taken.customerId, passwordHash);
    await transaction
      .update(customers)
      .set({ confirmedAt: sql`coalesce(${customers.confirmedAt}, now())` })
      .where(eq(customers.id, taken.customerId));
    // Removes all passkeys: an intruder may have added one while the password was lost.
    await dropPasskeys(transaction, taken.customerId);
    await connectHeldCard(transaction, taken.customerId);
    if (taken.purpose === 'reset') await reported(transaction, taken.customerId, visited);
    return taken.customerId;
  });
}
