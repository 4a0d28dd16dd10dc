import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { customers } from '@/lib/platform/db/schema-customers';
import { orders } from '@/lib/platform/db/schema-orders';

/**
 * Orders of a customer: their own, and earlier ones placed with their email address as a guest,
 * once that address is confirmed.
 */
export function ownedBy(customerId: string): SQL | undefined {
  const confirmed = sql`(SELECT ${customers.emailKey} FROM ${customers}
    WHERE ${customers.id} = ${customerId} AND ${customers.confirmedAt} IS NOT NULL)`;
  const underAddress = and(isNull(orders.customerId), eq(sql`lower(${orders.email})`, confirmed));
  return or(eq(orders.customerId, customerId), underAddress);
}
