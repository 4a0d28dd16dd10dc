import { and, eq } from 'drizzle-orm';
import { checkPrintedAddress } from '@/lib/commerce/delivery/checked-address.server';
import { vatRate } from '@/lib/commerce/delivery/vat-rates';
import { addresses } from '@/lib/platform/db/schema-orders';
import type { Transaction } from '@/lib/platform/db/transaction';
import { isProjectId } from '@/lib/shop/project/projects';
import type { ChangedAddress } from './changeable-address';
import {
  awaitsPrepayment,
  ChangeRejected,
  openPieces,
  type LockedOrder,
} from './order-change.server';
import { storedAddress } from './stored-address';

/** @throws ChangeRejected for an order of which nothing is left to ship, or whose payment is in progress */
function requireOpen(locked: LockedOrder): void {
  const { order, lines } = locked;
  if (order.status === 'pending' && !awaitsPrepayment(locked))
    throw new ChangeRejected('not_paid_yet');
  if (order.status === 'cancelled' || lines.every((line) => openPieces(line) === 0))
    throw new ChangeRejected('nothing_left');
}

/**
 * Changes the delivery address of an order in the transaction that has locked it: within its country, and to
 * a place with the same tax, because sums and invoice stay as they are. The invoice address stays, too.
 * @throws ChangeRejected
 */
export async function changeAddressWithin(
  transaction: Transaction,
  locked: LockedOrder,
  changed: ChangedAddress,
): Promise<void> {
  requireOpen(locked);
  const { id: orderId, project, email, placedAt } = locked.order;
  const isDelivery = and(eq(addresses.orderId, orderId), eq(addresses.kind, 'delivery'));
  const [before] = await transaction.select().from(addresses).where(isDelivery);
  if (!before || !isProjectId(project)) throw new ChangeRejected('address_invalid');
  const { country, phone } = before;
  const sent = { ...changed, country, email, phone: phone ?? '' };
  const checked = checkPrintedAddress(project, sent);
  if (!checked.ok) throw new ChangeRejected('address_invalid');
  const { delivery } = checked.addresses;
  const rateAt = (postalCode: string) => vatRate(country, postalCode, placedAt.getTime());
  if (rateAt(delivery.postalCode) !== rateAt(before.postalCode))
    throw new ChangeRejected('taxed_elsewhere');
  await transaction.update(addresses).set(storedAddress(delivery)).where(isDelivery);
}
