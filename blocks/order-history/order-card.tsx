import { pieceName } from '@/lib/commerce/order-view/piece-name';
import styles from '@/components/account/account.module.css';
import { countryName } from '@/lib/shop/i18n/country-name';
import { formatDate } from '@/lib/shop/i18n/format-date';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { formatMoney } from '@/lib/shop/money/format-money';
import type { HistoryAddress, HistoryOrder } from '@/lib/commerce/order-view/order-history';
import { isCurrency, type Language } from '@/lib/shop/page-context/locale';
import { OrderDocuments } from './order-documents';
import { ReviewForm } from './review-form';

const inLines = ({ lines, country }: HistoryAddress, language: Language) =>
  [...lines, countryName(country, language)].join('\n');

export function OrderCard({ order }: { order: HistoryOrder }) {
  const { orderHistory: messages, sizeNames, language } = useMessages();
  const { number, receiptNumber, placedAt, status, paymentStatus, lines, total } = order;
  const { deliveryAddress, invoiceAddress } = order;
  const currency = order.currency.toUpperCase();
  const details: (readonly [string, string | null])[] = [
    [messages.number, number],
    [messages.receipt, receiptNumber],
    [messages.date, formatDate(placedAt, language)],
    [messages.status, messages.statuses[status]],
    [messages.payment, messages.payments[paymentStatus]],
    [messages.total, isCurrency(currency) ? formatMoney(total, currency, language) : null],
    [messages.delivery, deliveryAddress && inLines(deliveryAddress, language)],
    [messages.invoice, invoiceAddress && inLines(invoiceAddress, language)],
  ];
  return (
    <article className={styles.card} aria-label={`${messages.number} ${number}`}>
      <dl className={styles.facts}>
        {details.map(
          ([term, value]) =>
            value && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <ul aria-label={messages.articles}>
        {lines.map((line) => (
          <li key={line.id}>
            {`${line.quantity} × ${pieceName(line, sizeNames)}`}
            <ReviewForm line={line} />
          </li>
        ))}
      </ul>
      <OrderDocuments order={order} />
    </article>
  );
}
