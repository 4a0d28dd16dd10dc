import { randomUUID } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { customers } from '@/lib/platform/db/schema-customers';
import type { Transaction } from '@/lib/platform/db/transaction';
import { closeAllDevices } from '@/lib/customer/session/customer-session.server';
import { dropPasskeys } from '@/lib/customer/passkeys/passkeys.server';
import { PASSWORD_LINKS } from './change-password.server';
import { emailKey } from './customers.server';
import { queueAccountEmail, type Visited } from './queue-email.server';
import { dropTokens, takeToken, type TokenPurpose } from './tokens.server';

/**
 * Sends the new address a link that confirms the change; nothing changes before. An address with an
 * account gets no email, and the response does not reveal that.
 */
export async function requestEmailChange(
  customerId: string,
  email: string,
  visited: Visited,
): Promise<void> {
  const taken = await database().$count(
    customers,
    and(eq(customers.emailKey, emailKey(email)), ne(customers.id, customerId)),
  );
  await inTransaction((transaction) =>
    queueAccountEmail(transaction, {
      kind: 'email-change',
      event: randomUUID(),
      email,
      customerId: taken > 0 ? null : customerId,
      ...visited,
    }),
  );
}

/** @returns the previous address; `null` if the new one has been registered meanwhile */
async function writeEmail(transaction: Transaction, customerId: string, email: string) {
  const taken = await transaction.$count(
    customers,
    and(eq(customers.emailKey, emailKey(email)), ne(customers.id, customerId)),
  );
  const [before] = await transaction
    .select()
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('update');
  if (taken > 0 || !before) return null;
  await transaction
    .update(customers)
    .set({ email, emailKey: emailKey(email), confirmedAt: sql`now()` })
    .where(eq(customers.id, customerId));
  return before.email;
}

async function change(
  transaction: Transaction,
  { customerId, email }: { customerId: string; email: string },
  visited: Visited,
): Promise<boolean> {
  const before = await writeEmail(transaction, customerId, email);
  if (before === null) return false;
  for (const purpose of PASSWORD_LINKS) await dropTokens(transaction, customerId, purpose);
  await queueAccountEmail(transaction, {
    kind: 'email-changed',
    event: randomUUID(),
    customerId,
    email: before,
    ...visited,
  });
  return true;
}

/** Restores the previous address and logs out every session, including an intruder's. */
async function restore(
  transaction: Transaction,
  { customerId, email }: { customerId: string; email: string },
): Promise<boolean> {
  if ((await writeEmail(transaction, customerId, email)) === null) return false;
  for (const purpose of [...PASSWORD_LINKS, 'change', 'restore'] as const)
    await dropTokens(transaction, customerId, purpose);
  await dropPasskeys(transaction, customerId);
  await closeAllDevices(transaction, customerId);
  return true;
}

/** Confirms the address only if it is still the one the link was sent to. */
async function confirm(
  transaction: Transaction,
  { customerId, email }: { customerId: string; email: string },
): Promise<boolean> {
  const confirmed = await transaction
    .update(customers)
    .set({ confirmedAt: sql`coalesce(${customers.confirmedAt}, now())` })
    .where(and(eq(customers.id, customerId), eq(customers.emailKey, emailKey(email))))
    .returning({ id: customers.id });
  return confirmed.length > 0;
}

/** Purposes of links about an email address. */
export const ADDRESS_LINKS = ['confirm', 'change', 'restore'] as const satisfies TokenPurpose[];
export type AddressLink = (typeof ADDRESS_LINKS)[number];

/**
 * Executes an emailed link, once: confirms an address, changes to it, or restores it.
 * @returns what was done; `null` for a link that is unknown, used or expired
 */
export async function followLink(token: string, visited: Visited): Promise<AddressLink | null> {
  return inTransaction(async (transaction) => {
    const taken = await takeToken(transaction, token, ADDRESS_LINKS);
    const purpose = ADDRESS_LINKS.find((each) => each === taken?.purpose);
    if (!taken?.email || !purpose) return null;
    const request = { customerId: taken.customerId, email: taken.email };
    const isDone =
      purpose === 'change'
        ? await change(transaction, request, visited)
        : await { confirm, restore }[purpose](transaction, request);
    return isDone ? purpose : null;
  });
}
