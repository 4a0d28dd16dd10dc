import { sql } from 'drizzle-orm';
import { findCustomer } from '@/lib/customer/account/customers.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { customerRows } from './customer-rows.server';

/**
 * Secrets, which are no use to the customer, and what staff or the shop have of their own. Invoices are
 * files of their own, which the order's page has.
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

/**
 * Everything the shops keep about a customer: table → rows, named as in the database.
 * @returns `null` for a customer who is gone
 */
export async function exportCustomer(customerId: string) {
  const customer = await findCustomer(customerId);
  if (!customer) return null;
  // One instant: what moves from table to table meanwhile is in one of them.
  return inTransaction(
    async (transaction) => {
      const tables: Record<string, unknown[]> = {};
      for (const [table, own] of customerRows(customer)) {
        const { rows } = await transaction.execute<{ row: unknown }>(sql`
          SELECT to_jsonb(own) - ${sql.param(OMITTED)}::text[] AS row
          FROM (SELECT * FROM shop.${sql.raw(table)} WHERE ${own}) AS own`);
        tables[table] = rows.map(({ row }) => row);
      }
      return { exportedAt: new Date().toISOString(), ...tables };
    },
    { isSnapshot: true },
  );
}
