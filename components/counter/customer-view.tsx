import type { StaffCustomer } from '@/lib/counter/customers/staff-customer';
import { formatMoney } from '@/lib/shop/money/format-money';
import { isCurrency } from '@/lib/shop/project/currencies';
import tool from '@/components/studio/studio.module.css';
import { CounterFrame } from './counter-frame';
import { CustomerRequests, type CustomerViewProps } from './customer-requests';
import { OrderSection, shownTime, wordOf } from './order-parts';
import styles from './counter.module.css';

function Account({ counter, customer }: CustomerViewProps) {
  const { customersPage } = counter.messages;
  const { email, confirmedAt, registeredAt, address, phone, project, locale } = customer;
  return (
    <OrderSection title={customersPage.account}>
      <p>
        <a href={`mailto:${email}`}>{email}</a>,{' '}
        {confirmedAt === null
          ? customersPage.unconfirmed
          : `${customersPage.confirmed} ${shownTime(confirmedAt, counter)}`}
      </p>
      <p>
        {customersPage.registered} {shownTime(registeredAt, counter)}, {project}, {locale}
      </p>
      <p>
        {customersPage.devices}: {customer.devices}, {customersPage.passkeys}: {customer.passkeys}
      </p>
      {address && (
        <address className={styles.address}>
          {address.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
      )}
      {phone && (
        <p>
          {counter.messages.phone}: {phone}
        </p>
      )}
    </OrderSection>
  );
}

function Order({
  counter,
  order,
}: Pick<CustomerViewProps, 'counter'> & { order: StaffCustomer['orders'][number] }) {
  const { messages, language } = counter;
  const { id, number, placedAt, status, total, vouchers } = order;
  const currency = order.currency.toUpperCase();
  return (
    <li className={styles.links}>
      <a href={`/counter/order/${id}`}>{number}</a>
      <span>
        {messages.status[status]},{' '}
        {isCurrency(currency) ? formatMoney(total, currency, language) : total}
      </span>
      {vouchers.length > 0 && <span className={styles.code}>{vouchers.join(', ')}</span>}
      <span className={tool.hint}>{shownTime(placedAt, counter)}</span>
    </li>
  );
}

function Purchases({ counter, customer: { orders, reservations } }: CustomerViewProps) {
  const { messages } = counter;
  return (
    <>
      <OrderSection title={messages.orders}>
        {orders.length === 0 && <p>{messages.noOrders}</p>}
        <ol className={styles.list}>
          {orders.map((order) => (
            <Order key={order.id} counter={counter} order={order} />
          ))}
        </ol>
      </OrderSection>
      {reservations.length > 0 && (
        <OrderSection title={messages.reservations}>
          <ol className={styles.list}>
            {reservations.map(({ number, status, placedAt }) => (
              <li key={number}>
                {number}, {wordOf(messages.reservationsPage.status, status)}{' '}
                <span className={tool.hint}>{shownTime(placedAt, counter)}</span>
              </li>
            ))}
          </ol>
        </OrderSection>
      )}
    </>
  );
}

function Card({ counter, customer: { card } }: CustomerViewProps) {
  const { messages, language } = counter;
  const { customersPage } = messages;
  if (!card) return null;
  return (
    <OrderSection title={customersPage.card}>
      <p>
        <span className={styles.code}>{card.number}</span>, {card.userLevel},{' '}
        {formatMoney(card.credits, 'EUR', language)}
      </p>
      <ul className={styles.list}>
        {card.vouchers.map(({ description, validUntil, currentValue, status }) => (
          <li key={`${description} ${validUntil} ${currentValue}`}>
            {description}, {formatMoney(currentValue, 'EUR', language)},{' '}
            {customersPage.voucherStatus[status]}, {customersPage.validUntil} {validUntil}
          </li>
        ))}
      </ul>
    </OrderSection>
  );
}

function Consents({ counter, customer: { consents } }: CustomerViewProps) {
  const { customersPage } = counter.messages;
  return (
    <OrderSection title={customersPage.consents}>
      {consents.length === 0 && <p>{customersPage.noConsents}</p>}
      <ul className={styles.list}>
        {consents.map(({ project, kind, textVersion, at }) => (
          <li key={`${project} ${kind} ${at}`}>
            {customersPage.newsletter} {project}: {customersPage.consentKinds[kind]} ({textVersion}){' '}
            <span className={tool.hint}>{shownTime(at, counter)}</span>
          </li>
        ))}
      </ul>
    </OrderSection>
  );
}

/** Everything about one customer on one page, and what can be done at their request. */
export function CustomerView(props: CustomerViewProps) {
  const { counter, customer, isSent } = props;
  return (
    <CounterFrame counter={counter} title={customer.name || customer.email} section="customers">
      {isSent && <output>{counter.messages.customersPage.sent}</output>}
      <div className={styles.columns}>
        <div>
          <Purchases {...props} />
        </div>
        <div>
          <Account {...props} />
          <Card {...props} />
          <Consents {...props} />
          <CustomerRequests {...props} />
        </div>
      </div>
    </CounterFrame>
  );
}
