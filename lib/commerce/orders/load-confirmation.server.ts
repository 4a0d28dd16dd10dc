import { report } from '@/lib/platform/log/log.server';
import type { Session } from '@/lib/shop/page-context/session';
import { finishOrder } from './finish-order.server';
import { loadOrder, type Order } from './load-order.server';
import { isOrderId } from './order-id';

/**
 * An order for its confirmation page, shown only to the visitor who placed it. A pending one is
 * completed first if the provider says that it is paid; while the provider does not respond it is
 * shown as pending.
 */
export async function loadConfirmation(
  session: Session | null,
  orderId: string,
): Promise<Order | null> {
  if (!session || !isOrderId(orderId)) return null;
  const found = await loadOrder(orderId);
  if (found?.order.sessionId !== session.id) return null;
  if (found.order.status !== 'pending') return found;
  await finishOrder(orderId).catch((error: unknown) =>
    report('a returning buyer could not be told of the payment', { error }),
  );
  return loadOrder(orderId);
}
