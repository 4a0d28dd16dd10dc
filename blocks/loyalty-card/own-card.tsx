import account from '@/components/account/account.module.css';
import { formatDate } from '@/lib/shop/i18n/format-date';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import type { LoyaltyCard } from '@/lib/customer/loyalty/loyalty-card';
import { formatMoney } from '@/lib/shop/money/format-money';
import styles from './loyalty-card.module.css';

function Voucher({ voucher }: { voucher: LoyaltyCard['vouchers'][number] }) {
  const { loyaltyCard: messages, language } = useMessages();
  const { code, description, validUntil, currentValue, status, branch } = voucher;
  // Noon is on the same day in all European time zones.
  const date = formatDate(Date.parse(`${validUntil}T12:00:00Z`), language);
  return (
    <li className={styles.voucher}>
      <strong>{description}</strong>
      <dl>
        <dt>{messages.value}</dt>
        <dd>{formatMoney(currentValue, 'EUR', language)}</dd>
        {code && status === 'available' && (
          <>
            <dt>{messages.code}</dt>
            <dd>{code}</dd>
          </>
        )}
        <dt>{messages.status}</dt>
        <dd>{messages.statuses[status]}</dd>
        <dt>{messages.branch}</dt>
        <dd>{branch}</dd>
      </dl>
      <p className={account.hint}>{formatMessage(messages.validUntil, { date })}</p>
    </li>
  );
}

export function OwnCard({ card }: { card: LoyaltyCard }) {
  const { loyaltyCard: messages, language } = useMessages();
  return (
    <section className={account.part}>
      <div className={styles.card} data-level={card.userLevel}>
        <h2 className={account.heading}>{messages.levels[card.userLevel]}</h2>
        <p>{formatMessage(messages.number, { number: card.number })}</p>
        <p>
          {messages.credits}: <strong>{formatMoney(card.credits, 'EUR', language)}</strong>
        </p>
      </div>
      <h2 className={account.heading}>{messages.vouchers}</h2>
      {card.vouchers.length === 0 && <p>{messages.noVouchers}</p>}
      <ul role="list" className={styles.vouchers}>
        {card.vouchers.map((voucher) => (
          <Voucher key={`${voucher.description} ${voucher.validUntil}`} voucher={voucher} />
        ))}
      </ul>
    </section>
  );
}
