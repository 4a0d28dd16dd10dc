import { eq, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { refunds } from '@/lib/platform/db/schema-order-life';
import { orders, payments } from '@/lib/platform/db/schema-orders';
import type { Transaction } from '@/lib/platform/db/transaction';

type Reader = Pick<Transaction, 'select'>;

/** Reductions since the payment was opened that were never paid; minor units. */
export async function creditedOf(reader: Reader, orderId: string): Promise<number> {
  const [found] = await reader
    .select({ credited: sql<string | null>`sum(${refunds.credited})` })
    .from(refunds)
    .where(eq(refunds.orderId, orderId));
  return Number(found?.credited ?? 0);
}

/**
 * Amount that the customer still has to pay.
 * @returns minor units; `null` for an order that is paid or cancelled
 */
export async function amountDue(
  orderId: string,
  reader: Reader = database(),
): Promise<number | null> {
  const [found] = await reader
    .select({ status: orders.status, amount: payments.amount })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.id, orderId));
  if (found?.status !== 'pending' && found?.status !== 'accepted') return null;
  return found.amount - (await creditedOf(reader, orderId));
}

/** Kinds of email that request a bank transfer. */
const PAYMENT_REQUESTS: readonly string[] = ['order-accepted', 'prepayment-request'];

/** Whether an email of this kind would request a payment although nothing is to be paid any more. */
export const isSettledRequest = async (
  kind: string,
  orderId: string,
  reader: Reader = database(),
): Promise<boolean> => PAYMENT_REQUESTS.includes(kind) && !(await amountDue(orderId, reader));
