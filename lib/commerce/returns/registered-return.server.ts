import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { registeredReturnLines, registeredReturns } from '@/lib/platform/db/schema-forms';
import { orderLines, orders } from '@/lib/platform/db/schema-orders';
import type { Transaction } from '@/lib/platform/db/transaction';
import { queueEmail } from '@/lib/platform/jobs/queue-email.server';
import { RETURNABLE_STATUSES, returnablePieces } from '@/lib/commerce/order-view/order-view';
import { readOrderNumber } from '@/lib/commerce/order-view/order-number';
import type { ReturnableLine } from './returnable-line';

interface NamedOrder {
  project: string;
  /** As copied. */
  number: string;
  /** Lower case. */
  email: string;
}

/**
 * Finds an order of this shop of which something can be returned, by what its customer knows about
 * it.
 */
export async function findReturnableOrder({ project, number, email }: NamedOrder) {
  const [found] = await database()
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.project, project),
        inArray(orders.number, readOrderNumber(number, [project])),
        eq(sql`lower(${orders.email})`, email),
        inArray(orders.status, RETURNABLE_STATUSES),
      ),
    );
  return found ?? null;
}

type Reader = Pick<Transaction, 'select'>;

/**
 * Pieces of an order that can be returned and are in no return; lines without any are left out. A
 * return that has arrived may have been registered or not.
 */
export async function returnableLines(
  orderId: string,
  reader: Reader = database(),
): Promise<ReturnableLine[]> {
  const announced = sql<number>`coalesce(sum(${registeredReturnLines.quantity}), 0)::int`;
  const rows = await reader
    .select({ line: orderLines, announced })
    .from(orderLines)
    .leftJoin(registeredReturnLines, eq(registeredReturnLines.orderLineId, orderLines.id))
    .where(eq(orderLines.orderId, orderId))
    .groupBy(orderLines.id)
    .orderBy(asc(orderLines.position));
  return rows
    .map(({ line: { id, name, colour, size, ...line }, announced: gone }) => ({
      id,
      name,
      colour,
      size,
      quantity: returnablePieces({ ...line, returned: Math.max(gone, line.returned) }),
    }))
    .filter(({ quantity }) => quantity > 0);
}

/** Pieces of an order to be returned. */
export interface Return {
  orderId: string;
  /** Idempotency key: repeated, the form registers nothing more. */
  requestKey: string;
  /** Pieces by order line. */
  pieces: ReadonlyMap<string, number>;
}

async function writeReturn(transaction: Transaction, { orderId, requestKey, pieces }: Return) {
  const [order] = await transaction
    .select({ project: orders.project })
    .from(orders)
    .where(eq(orders.id, orderId));
  const [written] = await transaction
    .insert(registeredReturns)
    .values({
      orderId,
      requestKey,
      number: sql`${`${order?.project.toUpperCase()}-T`} || nextval('shop.return_numbers')`,
    })
    .returning();
  if (!written) throw new Error('the database kept no return');
  await transaction.insert(registeredReturnLines).values(
    [...pieces].map(([orderLineId, quantity]) => ({
      returnId: written.id,
      orderLineId,
      quantity,
    })),
  );
  const kind = 'return-registered';
  const payload = { returnId: written.id };
  await queueEmail(transaction, { key: `${kind}:${written.id}`, kind, payload });
  return written.number;
}

/**
 * Registers a return, once per key.
 * @returns its number; `null` if a piece is not in the order, or already in another return
 */
export async function registerReturn(registration: Return): Promise<string | null> {
  return inTransaction(async (transaction) => {
    // Serialises the returns of an order, so that two cannot include the same pieces.
    await transaction
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.id, registration.orderId))
      .for('update');
    const [known] = await transaction
      .select()
      .from(registeredReturns)
      .where(eq(registeredReturns.requestKey, registration.requestKey));
    if (known) return known.orderId === registration.orderId ? known.number : null;
    const open = await returnableLines(registration.orderId, transaction);
    const left = new Map(open.map(({ id, quantity }) => [id, quantity]));
    const isOpen = [...registration.pieces].every(
      ([id, quantity]) => quantity <= (left.get(id) ?? 0),
    );
    return isOpen && registration.pieces.size > 0 ? writeReturn(transaction, registration) : null;
  });
}

/** An order's returns, oldest first. */
export const returnsOf = async (orderId: string) =>
  database()
    .select({ id: registeredReturns.id, number: registeredReturns.number })
    .from(registeredReturns)
    .where(eq(registeredReturns.orderId, orderId))
    .orderBy(asc(registeredReturns.registeredAt));
