import { ButtonLink } from '@/components/ui/button/button';
import { CheckoutFrame } from '@/components/checkout/checkout-frame';
import { OrderSummary } from '@/components/checkout/order-summary';
import { Unreachable } from '@/components/checkout/step-blocked';
import { stepHref } from '@/lib/commerce/checkout/checkout-steps';
import type { ConfirmedOrder } from '@/lib/commerce/checkout/loaded-checkout';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { orderStatusHref } from '@/lib/shop/routes/order-status-href';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import styles from './checkout-confirmation.module.css';
import { PendingPayment } from './pending-payment';
import { useEmptiedBasket } from './use-emptied-basket';
import { usePurchaseReport } from './use-purchase-report';

type Props = BlockProps<'checkoutConfirmation'>;

/** Whether all of it is sent by email: nothing is packed or on its way. */
const isEmailed = ({ lines }: ConfirmedOrder) => lines.every(({ isGiftCard }) => isGiftCard);

/** Whether the payment is being processed and needs nothing from the visitor. */
const isUnderWay = ({ isTransferDue, isDelayed }: ConfirmedOrder) => isTransferDue || isDelayed;

function useOutcome(order: ConfirmedOrder | null, fields: Props['fields']) {
  const { confirmation: messages } = useMessages();
  if (!order) return { headline: messages.notFound, text: messages.notFoundText };
  if (order.isTransferDue) return { headline: messages.transfer, text: messages.transferText };
  if (order.isDelayed) return { headline: messages.delayed, text: messages.delayedText };
  if (order.status === 'pending') return { headline: messages.pending, text: messages.pendingText };
  if (order.status === 'cancelled')
    return { headline: messages.cancelled, text: messages.cancelledText };
  return { headline: fields.headline, text: isEmailed(order) ? messages.emailed : fields.text };
}

function OrderDetailList({ order }: { order: ConfirmedOrder }) {
  const { confirmation: messages } = useMessages();
  const context = useRouteContext();
  return (
    <div className={styles.facts}>
      <p>
        {messages.number} <strong className={styles.number}>{order.number}</strong>
      </p>
      {(order.status === 'paid' || order.status === 'accepted') && (
        <p>{formatMessage(messages.email, { email: order.email })}</p>
      )}
      {/* A full document request, so that the browser caches no order data. */}
      <p>
        <a href={orderStatusHref(context, { order: order.id })} className={styles.reload}>
          {messages.status}
        </a>
      </p>
      {order.status === 'pending' && !isUnderWay(order) && <PendingPayment orderId={order.id} />}
    </div>
  );
}

function Address({ name, lines }: { name: string; lines: readonly string[] }) {
  return (
    <section>
      <h2 className={styles.name}>{name}</h2>
      <address className={styles.address}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </section>
  );
}

/** Address and payment method, as in the review. */
function Details({ order }: { order: ConfirmedOrder }) {
  const { checkout: messages } = useMessages();
  const { deliveryAddress, invoiceAddress, paymentMethod } = order;
  const shared = isEmailed(order) ? messages.invoiceAddress : messages.deliverTo;
  return (
    <div className={styles.details}>
      <Address name={invoiceAddress ? messages.deliveryAddress : shared} lines={deliveryAddress} />
      {invoiceAddress && <Address name={messages.invoiceAddress} lines={invoiceAddress} />}
      {paymentMethod && (
        <section>
          <h2 className={styles.name}>{messages.paymentMethod}</h2>
          <p>{messages.paymentMethods[paymentMethod]}</p>
        </section>
      )}
    </div>
  );
}

export function CheckoutConfirmation({ id, fields, loaded, isFirst }: Props) {
  const tag = useFieldTags();
  const context = useRouteContext();
  const { confirmation: messages } = useMessages();
  const order = loaded?.order ?? null;
  const outcome = useOutcome(order, fields);
  const isPlaced =
    order !== null &&
    order.status !== 'cancelled' &&
    (order.status !== 'pending' || isUnderWay(order));
  useEmptiedBasket(context.locale, isPlaced);
  usePurchaseReport(order, isPlaced);
  return (
    <CheckoutFrame
      id={id}
      isFirst={isFirst}
      {...(loaded ? outcome : { headline: fields.headline })}
      aside={
        order && (
          <OrderSummary
            lines={order.lines}
            currency={order.currency}
            arrival={order.arrival}
            {...order.totals}
          />
        )
      }
    >
      {loaded === null && <Unreachable />}
      {order && <OrderDetailList order={order} />}
      {order && <Details order={order} />}
      <div className={styles.ways}>
        {order?.status === 'cancelled' && (
          <ButtonLink link={{ href: stepHref(context, 'cart'), opens: 'page' }}>
            {messages.again}
          </ButtonLink>
        )}
        <ButtonLink link={fields.continueLink} look="secondary" tag={tag(id, 'continueLabel')}>
          {fields.continueLabel}
        </ButtonLink>
      </div>
    </CheckoutFrame>
  );
}
