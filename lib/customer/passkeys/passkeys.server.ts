import { and, desc, eq } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { customerPasskeys } from '@/lib/platform/db/schema-passkeys';
import type { Transaction } from '@/lib/platform/db/transaction';

/** A passkey as its customer is shown it. */
export interface ShownPasskey {
  id: string;
  /** Browser and system it was made in. */
  name: string;
  /** The only host it is valid on. */
  host: string;
  /** Epoch milliseconds. */
  createdAt: number;
}

/** Passkeys of a customer on all hosts, the last first. */
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

/** Removes a passkey of the same customer. @param id of a form: anything */
export async function removePasskey(customerId: string, id: string): Promise<boolean> {
  const removed = await database()
    .delete(customerPasskeys)
    .where(and(eq(customerPasskeys.id, id), eq(customerPasskeys.customerId, customerId)))
    .returning({ id: customerPasskeys.id });
  return removed.length > 0;
}

/** Removes all of them: somebody else may have added one. */
export async function dropPasskeys(
  on: Pick<Transaction, 'delete'>,
  customerId: string,
): Promise<void> {
  await on.delete(customerPasskeys).where(eq(customerPasskeys.customerId, customerId));
}
