import type { ReactNode } from 'react';
import styles from '@/components/account/account.module.css';
import { OrderHead } from '@/components/account/order-head';
import { PieceList } from '@/components/account/piece-list';
import { PageLink } from '@/components/ui/page-link/page-link';
import type { AccountOverview } from '@/lib/api/account/loaded-account';
import { accountHref, menuPages } from '@/lib/customer/account/account-pages';
import { formatDay } from '@/lib/shop/i18n/format-date';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { formatMoney } from '@/lib/shop/money/format-money';
import type { AccountPage } from '@/lib/shop/routes/named-routes';
import { orderStatusHref } from '@/lib/shop/routes/order-status-href';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';

interface PartProps {
  headline: string;
  /** Page of the account that has more. */
  page: AccountPage;
  /** Label of the link to it. */
  more: string;
  /** Link before it. */
  first?: ReactNode;
  children: ReactNode;
}

function Part({ headline, page, more, first, children }: PartProps) {
  const context = useRouteContext();
  return (
    <section className={styles.card} aria-label={headline}>
      <h2 className={styles.heading}>{headline}</h2>
      {children}
      <p className={styles.filters}>
        {first}
        <PageLink href={accountHref(context, page)} className={styles.entry}>
          {more}
        </PageLink>
      </p>
    </section>
  );
}

function LastOrder({ order }: Pick<AccountOverview, 'order'>) {
  const { overview: messages, orderHistory } = useMessages();
  const context = useRouteContext();
  if (!order)
    return (
      <Part headline={messages.lastOrder} page="OrderHistory" more={messages.allOrders}>
        <p>{messages.noOrder}</p>
      </Part>
    );
  const show = (
    <PageLink href={orderStatusHref(context, { order: order.id })} className={styles.entry}>
      {formatMessage(orderHistory.show, { number: order.number })}
    </PageLink>
  );
  return (
    <Part headline={messages.lastOrder} page="OrderHistory" more={messages.allOrders} first={show}>
      <OrderHead order={order} Heading="p" />
      <PieceList pieces={order.lines} />
    </Part>
  );
}

function Reservations({ reservations }: Pick<AccountOverview, 'reservations'>) {
  const { overview: messages, language } = useMessages();
  return (
    <Part headline={messages.reservations} page="Reservation" more={messages.allReservations}>
      {reservations.length === 0 && <p>{messages.noReservation}</p>}
      <ul role="list">
        {reservations.map(({ number, store, heldUntil }) => (
          <li key={number}>
            <p>{store?.name ?? number}</p>
            <p className={styles.hint}>
              {formatMessage(messages.heldUntil, {
                number,
                date: formatDay(heldUntil, language),
              })}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Card({ card }: Pick<AccountOverview, 'card'>) {
  const { overview: messages, language } = useMessages();
  return (
    <Part
      headline={messages.card}
      page="LoyaltyCard"
      more={card ? messages.showCard : messages.getCard}
    >
      {card ? (
        <p>
          {formatMessage(messages.cardNumber, { number: card.number })}
          <br />
          {formatMessage(messages.credits, {
            amount: formatMoney(card.credits, 'EUR', language),
          })}
        </p>
      ) : (
        <p>{messages.noCard}</p>
      )}
    </Part>
  );
}

/** First page of a customer's account: the last order, what waits in a store, and the card. */
export function Overview({ order, reservations, card }: AccountOverview) {
  const { project } = useRouteContext();
  return (
    <div className={styles.overview}>
      <LastOrder order={order} />
      {menuPages(project).includes('Reservation') && <Reservations reservations={reservations} />}
      <Card card={card} />
    </div>
  );
}
