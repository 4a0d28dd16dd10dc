import { TextField } from '@/components/forms/field/text-field';
import { Button } from '@/components/ui/button/button';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import styles from './order-status.module.css';

/** Looks up an order by its number and email. */
export function LookupForm({ number }: { number: string }) {
  const { orderStatus: messages } = useMessages();
  const { locale } = useRouteContext();
  return (
    <form method="post" action="/api/order/open" className={styles.form}>
      <input type="hidden" name="locale" value={locale} />
      <TextField
        name="orderNumber"
        label={messages.number}
        // No token of the browser's means an order's number.
        autoComplete="off"
        required
        minLength={2}
        maxLength={30}
        defaultValue={number}
      />
      <TextField
        name="email"
        type="email"
        inputMode="email"
        label={messages.email}
        autoComplete="email"
        required
        maxLength={255}
      />
      <div>
        <Button type="submit">{messages.find}</Button>
      </div>
    </form>
  );
}
