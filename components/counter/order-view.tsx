import { isTransferMethod } from '@/lib/commerce/delivery/methods';
import { ORDER_ACTIONS, type OrderAction } from '@/lib/counter/orders/order-action';
import { formatDate } from '@/lib/shop/i18n/format-date';
import tool from '@/components/studio/studio.module.css';
import { CounterFrame } from './counter-frame';
import {
  CounterDocuments,
  CounterLines,
  OrderParcels,
  OrderSection,
  CounterSums,
  shownTime,
  wordOf,
  type OrderPartProps,
} from './order-parts';
import styles from './counter.module.css';

export interface OrderViewProps extends OrderPartProps {
  /** Whether an action was just done. */
  isDone: boolean;
}

/** Money of transfers is entered and noted by staff, that of other payments by the provider. */
function isPossible(
  action: OrderAction,
  { paymentMethod, due, status, refunds }: OrderPartProps['order']['view'],
): boolean {
  if (action === 'paid')
    return isTransferMethod(paymentMethod) && (due !== null || status === 'cancelled');
  if (action === 'transferred')
    return isTransferMethod(paymentMethod) && refunds.some(({ isDone }) => !isDone);
  return true;
}

/** Links to what the role may do with the order. */
function Actions({ counter: { messages, staff }, order }: OrderPartProps) {
  const shown = ORDER_ACTIONS.filter(
    (action) => staff?.permissions.includes(`orders.${action}`) && isPossible(action, order.view),
  );
  return (
    <nav aria-label={messages.actions} className={styles.links}>
      {staff?.permissions.includes('orders.ship') && order.view.shippingStatus === 'OPEN' && (
        <a href={`/counter/pack/${order.view.id}`}>{messages.packingPage.pack}</a>
      )}
      {shown.map((action) => (
        <a key={action} href={`/counter/order/${order.view.id}/${action}`}>
          {messages.action[action]}
        </a>
      ))}
    </nav>
  );
}

function Business({
  messages,
  vatNumber,
  customerReference,
}: OrderPartProps['order']['view']['business'] & Pick<OrderPartProps['counter'], 'messages'>) {
  if (!vatNumber && !customerReference) return null;
  return (
    <OrderSection title={messages.business}>
      {vatNumber && (
        <p>
          {messages.vatNumber}: <span className={styles.code}>{vatNumber}</span>
        </p>
      )}
      {customerReference && (
        <p>
          {messages.customerReference}: {customerReference}
        </p>
      )}
    </OrderSection>
  );
}

function Addresses({ counter: { messages, staff }, order }: OrderPartProps) {
  const { parcelAddress, view, phone, email, isGuest } = order;
  return (
    <>
      <OrderSection title={messages.delivery}>
        <address className={styles.address}>
          {parcelAddress.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
        {phone && (
          <p>
            {messages.phone}: <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
          </p>
        )}
        {isGuest && staff?.permissions.includes('customers.export') && (
          <p className={styles.links}>
            <a href={`/counter/guest-export?order=${view.id}`} download>
              {messages.exportGuest}
            </a>
          </p>
        )}
      </OrderSection>
      <Business messages={messages} {...view.business} />
      {view.invoiceAddress && (
        <OrderSection title={messages.invoiceAddress}>
          <address className={styles.address}>
            {view.invoiceAddress.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
        </OrderSection>
      )}
    </>
  );
}

function Emails({ counter, order: { emails } }: OrderPartProps) {
  const { messages } = counter;
  return (
    <OrderSection title={messages.emails}>
      {emails.length === 0 && <p>{messages.noEmails}</p>}
      <ul className={styles.list}>
        {emails.map(({ key, kind, createdAt, sentAt }) => (
          <li key={key}>
            {wordOf(messages.emailKinds, kind)}{' '}
            <span className={tool.hint}>
              {sentAt === null
                ? `${messages.emailWaiting}, ${shownTime(createdAt, counter)}`
                : `${messages.emailSent} ${shownTime(sentAt, counter)}`}
            </span>
          </li>
        ))}
      </ul>
    </OrderSection>
  );
}

function History({ counter, order: { events, notes } }: OrderPartProps) {
  const { messages } = counter;
  return (
    <>
      {notes.length > 0 && (
        <OrderSection title={messages.notes}>
          <ul className={styles.list}>
            {notes.map(({ id, text, writtenAt }) => (
              <li key={id}>
                {text} <span className={tool.hint}>{shownTime(writtenAt, counter)}</span>
              </li>
            ))}
          </ul>
        </OrderSection>
      )}
      <OrderSection title={messages.history}>
        <ol className={styles.list}>
          {events.map(({ at, who, what, detail }) => (
            <li key={`${at} ${what} ${detail}`}>
              {wordOf(messages.events, what)} {detail}{' '}
              <span className={tool.hint}>
                {shownTime(at, counter)}
                {who !== undefined && `, ${who ?? messages.commandLine}`}
              </span>
            </li>
          ))}
        </ol>
      </OrderSection>
    </>
  );
}

/** Everything about one order on one page. */
export function OrderView(props: OrderViewProps) {
  const { counter, order, isDone } = props;
  const { messages } = counter;
  const { number, status, shippingStatus, placedAt, promisedFor } = order.view;
  return (
    <CounterFrame counter={counter} title={`${messages.order} ${number}`} section="orders">
      <p>
        {order.project}, {order.locale}, {messages.placed} {shownTime(placedAt, counter)},{' '}
        {messages.status[status]}, {messages.shippingStatus[shippingStatus]}
        {promisedFor &&
          `, ${messages.promised} ${formatDate(Date.parse(promisedFor), counter.language)}`}
      </p>
      {isDone && <output>{messages.done}</output>}
      <Actions {...props} />
      <div className={styles.columns}>
        <div>
          <CounterLines {...props} />
          <OrderParcels {...props} />
          <CounterDocuments {...props} />
        </div>
        <div>
          <Addresses {...props} />
          <CounterSums {...props} />
          <Emails {...props} />
          <History {...props} />
        </div>
      </div>
    </CounterFrame>
  );
}
