import type { PaymentLogo } from '@/lib/cms/layout/footer-content';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './site-footer.module.css';

/** Icons of payment methods, 40 by 26 pixels, in the text's colour. */
const CARDS: Readonly<Record<PaymentLogo, string>> = {
  Visa: 'M8 9l3 8 3.5-8M17 9l-1.5 8M24 10c-1.5-1.5-4.5-1-4.5.75 0 2 4 1.5 4 4 0 2.25-3.5 2.75-5 1.250M26 17l3.5-8 2.5 8M27 14.500h4',
  Mastercard: 'M11 13a5 5 0 1 0 10 0 5 5 0 1 0-10 0M19 13a5 5 0 1 0 10 0 5 5 0 1 0-10 0',
  'American Express':
    'M6 17l3-8 3 8M7 14.500h4M14 17V9l3 5 3-5v8M23 9v8h4M23 9h4M23 13h3M29 9l5 8M34 9l-5 8',
  PayPal:
    'M14 18l2-11h5c3 0 4 2 3.5 4-.5 2.5-2.5 3.5-5 3.500h-2.500M18 20l1.5-8h4.500c2.5 0 3.5 1.5 3 3.5-.5 2-2 3-4.5 3h-1.500L20.5 20z',
  'Amazon Pay':
    'M17 10c.5-2 5.5-2 5.5.5V15M22.5 12c-3 0-6 .5-6 2.25 0 2 4.5 2 6-.75M11 17.500c5.5 3 12.5 3 18 0M27.5 16.500l2 .75-.5 2',
  Klarna: 'M12 7v12M20 7c0 4-3 6-6 6l6 6M26 17.500h.01',
  'Apple Pay':
    'M20 8.500c2-1.5 6-1 7 1.5-3 2-2.5 5.5.5 7-1 2.5-3 4.5-4.5 3.5-1.5-.75-2.5-.75-4 0-2.5 1-6-4-5.5-8 .5-3.5 4-5 6.5-4zM20.5 7.500c0-2 1.5-3.5 3-3.5',
  'Google Pay': 'M25 10.500A6 6 0 1 0 26 13h-6',
  SEPA: 'M12 10c-1.5-1.5-5-1-5 1 0 2.5 5 1.5 5 4 0 2-3.5 2.5-5 1M19 9h-4v8h4M15 13h3.500M22 17V9h2.500c3.5 0 3.5 4.5 0 4.500H22M29 17l2.5-8 2.5 8M30 14.500h3',
  invoice: 'M14 5h12v16l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.500zM17 10h6M17 14h6',
};

/** Payment methods, each with its icon and its name. */
export function PaymentIcons({ payments }: { payments: readonly PaymentLogo[] }) {
  const { footer: messages } = useMessages();
  if (payments.length === 0) return null;
  return (
    <ul className={styles.payments} role="list" aria-label={messages.payments}>
      {payments.map((method) => (
        <li key={method}>
          <svg
            role="img"
            aria-label={method === 'invoice' ? messages.invoice : method}
            viewBox="0 0 40 26"
          >
            <path d={CARDS[method]} />
          </svg>
        </li>
      ))}
    </ul>
  );
}
