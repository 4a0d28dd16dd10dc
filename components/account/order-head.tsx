import { formatDate } from '@/lib/shop/i18n/format-date';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { formatMoney } from '@/lib/shop/money/format-money';
import { isCurrency } from '@/lib/shop/project/currencies';
import type { HistoryOrder } from '@/lib/commerce/order-view/order-history';
import styles from './account.module.css';

interface Props {
  order: HistoryOrder;
  Heading: 'h3' | 'p';
}

/** Number of an order, and below it its day, total and status. */
export function OrderHead({ order, Heading }: Props) {
  const { orderHistory: messages, orderStates: states, language } = useMessages();
  const { number, placedAt, status, total } = order;
  const currency = order.currency.toUpperCase();
  const parts = [
    formatDate(placedAt, language),
    isCurrency(currency) && formatMoney(total, currency, language),
  ];
  return (
    <header>
      <Heading className={styles.cardTitle}>{`${messages.number} ${number}`}</Heading>
      <p className={styles.hint}>{parts.filter(Boolean).join(' · ')}</p>
      <p>{states.shipping[status]}</p>
    </header>
  );
}
