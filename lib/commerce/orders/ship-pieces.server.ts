import { eq } from 'drizzle-orm';
import { parcelLines, parcels } from '@/lib/platform/db/schema-order-life';
import { orders } from '@/lib/platform/db/schema-orders';
import type { Transaction } from '@/lib/platform/db/transaction';
import { addEmail } from '@/lib/platform/jobs/add-email.server';
import { withPicked, writeCounts } from './cancel-pieces.server';
import {
  changeOrder,
  ChangeRejected,
  openPieces,
  pickLines,
  requireAccepted,
  type Changed,
  type LockedOrder,
  type PiecesToChange,
} from './order-change.server';

interface Parcel {
  carrier: string;
  /** The carrier's tracking number. */
  number: string;
}

/**
 * Ships pieces in the transaction that has locked their order.
 * @throws ChangeRejected
 */
export async function shipWithin(
  transaction: Transaction,
  locked: LockedOrder,
  pieces: PiecesToChange,
  { carrier, number }: Parcel,
): Promise<{ parcelId: string }> {
  requireAccepted(locked);
  const { id: orderId } = locked.order;
  const picked = pickLines(locked.lines, pieces, openPieces);
  const lines = withPicked(locked.lines, picked, (line, quantity) => ({
    ...line,
    shipped: line.shipped + quantity,
  }));
  await writeCounts(transaction, lines, picked);
  const [parcel] = await transaction
    .insert(parcels)
    .values({ orderId, carrier, number })
    .onConflictDoNothing()
    .returning({ id: parcels.id });
  if (!parcel) throw new ChangeRejected('parcel_known');
  await transaction
    .insert(parcelLines)
    .values(
      picked.map(({ line, quantity }) => ({ parcelId: parcel.id, lineId: line.id, quantity })),
    );
  await addEmail(transaction, 'order-shipped', parcel.id, { orderId, parcelId: parcel.id });
  return { parcelId: parcel.id };
}

/** Records a parcel with some or all of the remaining pieces, and emails the customer. */
export const shipPieces = (
  orderId: string,
  pieces: PiecesToChange,
  parcel: Parcel,
): Promise<Changed<{ parcelId: string }>> =>
  changeOrder(orderId, (transaction, locked) => shipWithin(transaction, locked, pieces, parcel));

/**
 * Records the promised day of delivery. @param day `2026-12-24`; @returns whether the order exists
 */
export async function promiseDelivery(orderId: string, day: string): Promise<Changed> {
  return changeOrder(orderId, async (transaction) => {
    await transaction.update(orders).set({ promisedFor: day }).where(eq(orders.id, orderId));
  });
}
