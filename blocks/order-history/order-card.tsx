import styles from '@/components/account/account.module.css';
import { DetailList } from '@/components/account/detail-list';
import { OrderHead } from '@/components/account/order-head';
import { PieceList } from '@/components/account/piece-list';
import { countryName } from '@/lib/shop/i18n/country-name';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import type { HistoryAddress, HistoryOrder } from '@/lib/commerce/order-view/order-history';
import type { Language } from '@/lib/shop/page-context/locale';
import { OrderDocuments } from './order-documents';
import { ReviewForm } from './review-form';

const inLines = ({ lines, country }: HistoryAddress, language: Language) =>
  [...lines, countryName(country, language)].join('\n');

function Details({ order }: { order: HistoryOrder }) {
  const { orderHistory: messages, orderStates: states, language } = useMessages();
  const { receiptNumber, payment, deliveryAddress, invoiceAddress } = order;
  const details: (readonly [string, string | null])[] = [
    [messages.delivery, deliveryAddress && inLines(deliveryAddress, language)],
    [messages.invoice, invoiceAddress && inLines(invoiceAddress, language)],
    [messages.payment, states.payment[payment]],
    [messages.receipt, receiptNumber],
  ];
  return <DetailList details={details} />;
}

export function OrderCard({ order }: { order: HistoryOrder }) {
  const { orderHistory: messages } = useMessages();
  return (
    <article className={styles.card} aria-label={`${messages.number} ${order.number}`}>
      <OrderHead order={order} Heading="h3" />
      <PieceList pieces={order.lines}>{(line) => <ReviewForm line={line} />}</PieceList>
      <Details order={order} />
      <OrderDocuments order={order} />
    </article>
  );
}
