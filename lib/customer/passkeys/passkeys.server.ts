import { and, desc, eq } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { customerPasskeys } from '@/lib/platform/db/schema-passkeys';
import type { Transaction } from '@/lib/platform/db/transaction';

export interface ShownPasskey {
  id: string;
  /** Browser and system that created it. */
  name: string;
  /** The only host on which it is valid. */
  host: string;
  /** Epoch milliseconds. */
  createdAt: number;
}

/** Passkeys of a customer on all hosts, newest first. */
export async function listPasskeys(customerId: string): Promise<ShownPasskey[]> {
  const rows = await database()
    .select()
    .from(customerPasskeys)
    .where(eq(customerPasskeys.customerId, customerId))
    .orderBy(desc(customerPasskeys.createdAt));
  return rows.map(({ id, name, host, createdAt }) => ({
    id,
    name,
    host,
    createdAt: createdAt.getTime(),
  }));
}

/** Removes a passkey if it belongs to this customer. @param id from a form, untrusted */
export async function removePasskey(customerId: string, id: string): Promise<boolean> {
  const removed = await database()
    .delete(customerPasskeys)
    .where(and(eq(customerPasskeys.id, id), eq(customerPasskeys.customerId, customerId)))
    .returning({ id: customerPasskeys.id });
  return removed.length > 0;
}

/** Removes all passkeys of a customer, because another person may have added one. */
export async function dropPasskeys(
  on: Pick<Transaction, 'delete'>,
  customerId: string,
): Promise<void> {
  await on.delete(customerPasskeys).where(eq(customerPasskeys.customerId, customerId));
}
