import { CheckoutFrame } from '@/components/checkout/checkout-frame';
import { Notice } from '@/components/checkout/notice';
import { OrderSums } from '@/components/checkout/order-sums';
import { Unreachable } from '@/components/checkout/step-blocked';
import type { BlockProps } from '@/lib/cms/content/block';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import type { LoadedOrderStatus } from '@/lib/commerce/order-view/loaded-order-status';
import { orderPageRejectionMessage } from '@/lib/commerce/orders/order-page-rejections';
import { withdrawable, type ViewedOrder } from '@/lib/commerce/order-view/order-view';
import { orderStatusHref } from '@/lib/shop/routes/order-status-href';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { CancelForm } from './cancel-form';
import { LookupForm } from './lookup-form';
import { OrderDetails, OrderDetailList } from './order-details';
import { OrderedPieces } from './ordered-pieces';
import styles from './order-status.module.css';
import { StatementForm } from './statement-form';
import { Withdrawal } from './withdrawal';

function Outcome({ error, notice }: Pick<LoadedOrderStatus, 'error' | 'notice'>) {
  const messages = useMessages();
  return (
    <>
      {error && <Notice isError>{orderPageRejectionMessage(error, messages)}</Notice>}
      {notice && (
        <output>
          <Notice>{messages.orderStatus.notices[notice]}</Notice>
        </output>
      )}
    </>
  );
}

function Order({ order }: { order: ViewedOrder }) {
  const { frame, orderStatus: messages } = useMessages();
  const context = useRouteContext();
  return (
    <>
      <OrderDetailList order={order} />
      <OrderedPieces order={order} />
      <OrderDetails order={order} />
      <CancelForm order={order} />
      {/* Full document requests, so that the browser caches no order data. */}
      <p className={styles.links}>
        {order.lines.some((line) => withdrawable(line) > 0) ? (
          <a href={orderStatusHref(context, { order: order.id, step: 'withdraw' })}>
            {frame.withdraw}
          </a>
        ) : (
          order.lines.some(({ withdrawn }) => withdrawn > 0) && <span>{messages.withdrawn}</span>
        )}
        <a href={orderStatusHref(context)}>{messages.other}</a>
      </p>
    </>
  );
}

/** Order page for guests, who first enter number and email. */
export function OrderStatusBlock({ id, fields, loaded, isFirst }: BlockProps<'orderStatus'>) {
  const { frame, orderStatus: messages } = useMessages();
  const order = loaded?.order ?? null;
  const withdrawal = loaded?.withdrawal ?? null;
  const isStatement = withdrawal?.step === 'state';
  const headline = isStatement ? frame.withdraw : fields.headline;
  return (
    <CheckoutFrame
      id={id}
      isFirst={isFirst}
      headline={order ? formatMessage(messages.title, { number: order.number }) : headline}
      {...(!order && { text: isStatement ? messages.statementText : fields.text })}
      aside={order && <OrderSums {...order.totals} currency={order.currency} />}
    >
      {loaded === null && <Unreachable />}
      {loaded && <Outcome {...loaded} />}
      {loaded && !order && !isStatement && <LookupForm {...loaded} />}
      {loaded && withdrawal?.step === 'state' && <StatementForm {...loaded} typed={withdrawal} />}
      {loaded && order && withdrawal && withdrawal.step !== 'state' && (
        <Withdrawal {...loaded} order={order} withdrawal={withdrawal} />
      )}
      {order && !withdrawal && <Order order={order} />}
    </CheckoutFrame>
  );
}
