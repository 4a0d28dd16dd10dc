import { TextField } from '@/components/forms/field/text-field';
import { Button } from '@/components/ui/button/button';
import type { LoadedOrderStatus } from '@/lib/commerce/order-view/loaded-order-status';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { OrderNumberField } from './order-number-field';
import styles from './order-status.module.css';

export function LookupForm({ number, email }: Pick<LoadedOrderStatus, 'number' | 'email'>) {
  const { orderStatus: messages } = useMessages();
  const { locale } = useRouteContext();
  return (
    <form method="post" action="/api/order/open" className={styles.form}>
      <input type="hidden" name="locale" value={locale} />
      <OrderNumberField number={number} />
      <TextField
        name="email"
        type="email"
        label={messages.email}
        autoComplete="email"
        required
        defaultValue={email}
      />
      <div>
        <Button type="submit">{messages.find}</Button>
      </div>
    </form>
  );
}
