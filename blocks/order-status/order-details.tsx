import { formatDate } from '@/lib/shop/i18n/format-date';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { formatMoney } from '@/lib/shop/money/format-money';
import type { ViewedOrder } from '@/lib/commerce/order-view/order-view';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import styles from './order-status.module.css';

function DetailRow({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Documents({ order: { id, hasInvoice, hasReturnLabel } }: { order: ViewedOrder }) {
  const { orderStatus: messages } = useMessages();
  const { locale } = useRouteContext();
  if (!hasInvoice && !hasReturnLabel) return null;
  const href = (kind: string) =>
    `/api/order/document?${new URLSearchParams({ kind, order: id, locale }).toString()}`;
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{messages.documents}</h2>
      <p className={styles.links}>
        {hasInvoice && <a href={href('invoice')}>{messages.invoice}</a>}
        {hasReturnLabel && <a href={href('returnLabel')}>{messages.label}</a>}
      </p>
    </section>
  );
}

function Parcels({ order: { parcels } }: { order: ViewedOrder }) {
  const { orderStatus: messages, language } = useMessages();
  if (parcels.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{messages.parcels}</h2>
      <ul role="list">
        {parcels.map(({ id, carrier, number, trackingUrl, shippedAt }) => (
          <li key={id} className={styles.event}>
            {formatMessage(messages.parcel, {
              carrier,
              number,
              date: formatDate(shippedAt, language),
            })}
            {trackingUrl && <a href={trackingUrl}>{messages.track}</a>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Refunds({ order: { id: order, refunds, currency, left, due } }: { order: ViewedOrder }) {
  const { orderStatus: messages, language } = useMessages();
  const { locale } = useRouteContext();
  if (refunds.length === 0) return null;
  const money = (amount: number) => formatMoney(amount, currency, language);
  const refundText = (isDone: boolean, isCredited: boolean) => {
    if (isCredited) return messages.credited;
    return isDone ? messages.refundDone : messages.refundOpen;
  };
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{messages.refunds}</h2>
      <ul role="list">
        {refunds.map(({ id, total, isDone, isCredited, createdAt, hasCreditNote }) => (
          <li key={id} className={styles.event}>
            {formatMessage(refundText(isDone, isCredited), {
              date: formatDate(createdAt, language),
              amount: money(total),
            })}
            {hasCreditNote && (
              <a
                href={`/api/order/document?${new URLSearchParams({ kind: 'creditNote', order, refund: id, locale }).toString()}`}
              >
                {messages.creditNote}
              </a>
            )}
          </li>
        ))}
      </ul>
      <p>{formatMessage(messages.left, { amount: money(left) })}</p>
      {due !== null && <p>{formatMessage(messages.due, { amount: money(due) })}</p>}
    </section>
  );
}

function Address({ name, lines }: { name: string; lines: readonly string[] }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{name}</h2>
      <address className={styles.address}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </section>
  );
}

/** Date of an order, with the status of delivery and payment. */
export function OrderDetailList({ order }: { order: ViewedOrder }) {
  const { orderStatus: messages, orderStates: states, checkout, language } = useMessages();
  const { placedAt, arrival, promisedFor, shippingStatus, payment } = order;
  const { transferDetails, transferCode, giftCardsLeft } = order;
  return (
    <>
      <dl className={styles.facts}>
        <DetailRow name={messages.placed} value={formatDate(placedAt, language)} />
        <DetailRow name={messages.shipping} value={states.shipping[shippingStatus]} />
        <DetailRow name={messages.payment} value={states.payment[payment]} />
        {[...giftCardsLeft, ...transferDetails].map((detail) => (
          <DetailRow key={detail.name} {...detail} />
        ))}
      </dl>
      {transferCode && (
        // A data address, which cannot be scaled; its attributes include the text alternative.
        // oxlint-disable-next-line nextjs/no-img-element, jsx-a11y/alt-text
        <img {...transferCode} />
      )}
      {arrival && <p>{formatMessage(checkout.arrival, { days: arrival })}</p>}
      {promisedFor && shippingStatus === 'OPEN' && (
        <p>
          {formatMessage(messages.promised, {
            date: formatDate(Date.parse(promisedFor), language),
          })}
        </p>
      )}
    </>
  );
}

/** What a company entered for its invoice. */
function Business({ order: { business } }: { order: ViewedOrder }) {
  const { checkout: messages } = useMessages();
  const { vatNumber, customerReference } = business;
  if (!vatNumber && !customerReference) return null;
  return (
    <dl className={styles.facts}>
      {vatNumber && <DetailRow name={messages.vatNumber} value={vatNumber} />}
      {customerReference && (
        <DetailRow name={messages.customerReference} value={customerReference} />
      )}
    </dl>
  );
}

export function OrderDetails({ order }: { order: ViewedOrder }) {
  const { orderStatus: messages } = useMessages();
  return (
    <>
      <Address name={messages.deliveryAddress} lines={order.deliveryAddress} />
      {order.invoiceAddress && (
        <Address name={messages.invoiceAddress} lines={order.invoiceAddress} />
      )}
      <Business order={order} />
      <Parcels order={order} />
      <Documents order={order} />
      <Refunds order={order} />
    </>
  );
}
