import { sql } from 'drizzle-orm';
import { findCustomer } from '@/lib/customer/account/customers.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { customerRows, guestRows, type CustomerRows } from './customer-rows.server';

/**
 * Secrets, which are useless to the customer, and internal columns. Invoices are files of their
 * own, which the order's page offers.
 */
const OMITTED = [
  'password_hash',
  'pin_hash',
  'token_hash',
  'from_token_hash',
  'public_key',
  'challenge',
  'file',
  'email_key',
  'idempotency_key',
  'request_key',
  'key',
  'intents',
];

const exportRows = (ownRows: CustomerRows) =>
  // Reads a snapshot, so that rows that move between tables are not missed.
  inTransaction(
    async (transaction) => {
      const tables: Record<string, unknown[]> = {};
      for (const [table, own] of ownRows) {
        const { rows } = await transaction.execute<{ row: unknown }>(sql`
          SELECT to_jsonb(own) - ${sql.param(OMITTED)}::text[] AS row
          FROM (SELECT * FROM shop.${sql.raw(table)} WHERE ${own}) AS own`);
        tables[table] = rows.map(({ row }) => row);
      }
      return { exportedAt: new Date().toISOString(), ...tables };
    },
    { isSnapshot: true },
  );

/**
 * Everything the shops store about a customer: table → rows, with the database's names.
 * @returns `null` for a customer who no longer exists
 */
export async function exportCustomer(customerId: string) {
  const customer = await findCustomer(customerId);
  return customer && exportRows(customerRows(customer));
}

/** Everything the shops store about the address of a guest. @param email in lower case */
export const exportGuest = (email: string) => exportRows(guestRows(email));
