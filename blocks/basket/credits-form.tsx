import { Button } from '@/components/ui/button/button';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { formatMoney } from '@/lib/shop/money/format-money';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import styles from './basket.module.css';

/** Credits of the customer's loyalty card, with a button that applies them. */
export function CreditsForm({ credits }: { credits: number }) {
  const { basket: messages, language } = useMessages();
  const { locale } = useRouteContext();
  const amount = formatMoney(credits, 'EUR', language);
  return (
    <form method="post" action="/api/cart/cart/voucher/credits" className={styles.form}>
      <input type="hidden" name="locale" value={locale} />
      <p>{formatMessage(messages.voucher.credits, { amount })}</p>
      <Button type="submit" look="secondary">
        {messages.voucher.spendCredits}
      </Button>
    </form>
  );
}
