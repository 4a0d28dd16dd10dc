import { eq } from 'drizzle-orm';
import { isSettledRequest } from '@/lib/commerce/orders/amount-due.server';
import { cancelWithin } from '@/lib/commerce/orders/cancel-pieces.server';
import { changeAddressWithin } from '@/lib/commerce/orders/change-address.server';
import { exchangeWithin } from '@/lib/commerce/orders/exchange-pieces.server';
import { ChangeRejected, type LockedOrder } from '@/lib/commerce/orders/order-change.server';
import { allowWithin, returnWithin } from '@/lib/commerce/orders/return-pieces.server';
import { receiveWithin } from '@/lib/commerce/orders/receive-transfer.server';
import { noteTransferred } from '@/lib/commerce/orders/settle-refund.server';
import { shipWithin } from '@/lib/commerce/orders/ship-pieces.server';
import { orderNotes } from '@/lib/platform/db/schema-order-life';
import { outbox } from '@/lib/platform/db/schema-orders';
import type { Transaction } from '@/lib/platform/db/transaction';
import { addJob } from '@/lib/platform/jobs/add-job.server';
import type { WantedAction } from './order-action';
import { emailKeys } from './order-emails.server';

/** Kind of the email with this key: `order-paid` of `order-paid:<id>`. */
export const kindOf = (key: string): string => key.split(':', 1)[0] ?? '';

/**
 * Sends an email again; it has the same Message-ID, so a mail server may drop it as a duplicate.
 * @throws ChangeRejected also for a request of a payment when nothing is to be paid
 */
async function resend(transaction: Transaction, orderId: string, key: string): Promise<void> {
  if (!(await emailKeys(transaction, orderId)).includes(key))
    throw new ChangeRejected('nothing_left');
  if (await isSettledRequest(kindOf(key), orderId, transaction))
    throw new ChangeRejected('not_payable');
  const { rowCount } = await transaction
    .update(outbox)
    .set({ sentAt: null })
    .where(eq(outbox.key, key));
  if (!rowCount) throw new ChangeRejected('nothing_left');
  await addJob(transaction, 'send-email', { key }, { key });
}

/** Records a bank transfer. @throws ChangeRejected for less than is due, and for an order that is not paid so */
async function receive(transaction: Transaction, orderId: string, amount: number): Promise<void> {
  const { outcome } = await receiveWithin(transaction, orderId, amount);
  if (outcome === 'too_little' || outcome === 'not_payable') throw new ChangeRejected(outcome);
}

/** Does an action in the transaction that has locked its order. @throws ChangeRejected */
export async function applyAction(
  transaction: Transaction,
  locked: LockedOrder,
  wanted: WantedAction,
): Promise<void> {
  const { id: orderId } = locked.order;
  switch (wanted.action) {
    case 'ship': {
      const { carrier, parcel: number } = wanted;
      await shipWithin(transaction, locked, wanted.pieces, { carrier, number });
      return;
    }
    case 'cancel':
      return cancelWithin(transaction, locked, wanted.pieces);
    case 'return':
      await returnWithin(transaction, locked, wanted.pieces, wanted.damaged);
      return;
    case 'exchange': {
      const { action: _, lineId, quantity, ...replacement } = wanted;
      await exchangeWithin(transaction, locked, { lineId, quantity }, replacement);
      return;
    }
    case 'address':
      return changeAddressWithin(transaction, locked, wanted.address);
    case 'refund':
      await allowWithin(transaction, locked, wanted.amount);
      return;
    case 'paid':
      return receive(transaction, orderId, wanted.amount);
    case 'transferred':
      if ((await noteTransferred(orderId, transaction)) === 0)
        throw new ChangeRejected('nothing_left');
      return;
    case 'resend':
      return resend(transaction, orderId, wanted.email);
    case 'note':
      await transaction.insert(orderNotes).values({ orderId, text: wanted.text });
  }
}
