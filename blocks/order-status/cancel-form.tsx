import { Button } from '@/components/ui/button/button';
import { isTransferMethod } from '@/lib/commerce/delivery/methods';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { cancellable, type ViewedOrder } from '@/lib/commerce/order-view/order-view';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import styles from './order-status.module.css';
import { PieceFields } from './piece-fields';

/**
 * Cancels what has not been shipped: everything, or single pieces unless the order is pending at
 * the payment provider.
 */
export function CancelForm({
  order: { id, status, paymentMethod, lines },
}: {
  order: ViewedOrder;
}) {
  const { orderStatus: messages } = useMessages();
  const { locale } = useRouteContext();
  if (status === 'cancelled' || lines.every((line) => cancellable(line) === 0)) return null;
  const isAtProvider = status === 'pending' && !isTransferMethod(paymentMethod);
  const hasChoice = !isAtProvider && lines.reduce((sum, line) => sum + cancellable(line), 0) > 1;
  return (
    <details className={styles.part}>
      <summary className={styles.summary}>{messages.cancelHeadline}</summary>
      <form method="post" action="/api/order/cancel" className={styles.form}>
        <p>{messages.cancelText}</p>
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="orderId" value={id} />
        {hasChoice && (
          <>
            <PieceFields lines={lines} most={cancellable} initial={() => 0} />
            <div>
              <Button type="submit" look="secondary">
                {messages.cancelLines}
              </Button>
            </div>
          </>
        )}
        <div>
          <Button type="submit" look="secondary" name="all" value="1">
            {messages.cancelAll}
          </Button>
        </div>
      </form>
    </details>
  );
}
