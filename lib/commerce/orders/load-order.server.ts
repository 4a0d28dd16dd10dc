import { and, asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { database, type Database } from '@/lib/platform/db/database.server';
import { addresses, orderLines, orders, payments } from '@/lib/platform/db/schema-orders';

const deliveries = alias(addresses, 'deliveries');
const invoices = alias(addresses, 'invoices');

/** An order with its lines and addresses. */
export interface Order {
  order: typeof orders.$inferSelect;
  lines: readonly (typeof orderLines.$inferSelect)[];
  /** Delivery address. */
  address: typeof addresses.$inferSelect;
  /** Invoice address; equal to the delivery address unless another one was entered. */
  invoiceAddress: typeof addresses.$inferSelect;
  /** Whether only the money has not arrived yet. */
  isDelayed: boolean;
}

/**
 * @param orderId a UUID
 * @param db the database, or a transaction that has changed the order
 * @returns `null` when there is no such order
 */
export async function loadOrder(
  orderId: string,
  db: Pick<Database, 'select'> = database(),
): Promise<Order | null> {
  const [found] = await db
    .select()
    .from(orders)
    .innerJoin(deliveries, and(eq(deliveries.orderId, orders.id), eq(deliveries.kind, 'delivery')))
    .innerJoin(invoices, and(eq(invoices.orderId, orders.id), eq(invoices.kind, 'invoice')))
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.id, orderId));
  if (!found) return null;
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
  const isDelayed = found.orders.status === 'pending' && found.payments.delayedAt !== null;
  const { orders: order, deliveries: address, invoices: invoiceAddress } = found;
  return { order, address, invoiceAddress, lines, isDelayed };
}

/** The lines originally ordered, without exchanged ones. */
export const placedLines = ({ lines }: Pick<Order, 'lines'>): Order['lines'] =>
  lines.filter(({ exchangeOf }) => exchangeOf === null);

const SHOWN = [
  'firstName',
  'lastName',
  'company',
  'street',
  'houseNumber',
  'addition',
  'postalCode',
  'city',
  'country',
  'state',
] as const;

/** The invoice address, if it differs from the delivery address. */
export const ownInvoiceAddress = ({ address, invoiceAddress }: Order) =>
  SHOWN.every((part) => address[part] === invoiceAddress[part]) ? null : invoiceAddress;
