import styles from '@/components/account/account.module.css';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import type { OrderHistory } from '@/lib/commerce/order-view/order-history';
import { OrderCard } from './order-card';

/** Ongoing orders first, then completed ones. */
export function OrderGroups({ orders }: Pick<OrderHistory, 'orders'>) {
  const { orderHistory: messages } = useMessages();
  return (
    <div className={styles.main}>
      {(['ongoing', 'completed'] as const).map((group) => {
        const members = orders.filter(({ isOngoing }) => isOngoing === (group === 'ongoing'));
        if (members.length === 0) return null;
        return (
          <section key={group} className={styles.cards} aria-label={messages[group]}>
            <h2 className={styles.heading}>{messages[group]}</h2>
            {members.map((order) => (
              <OrderCard key={order.id} order={order} />
            ))}
          </section>
        );
      })}
    </div>
  );
}
