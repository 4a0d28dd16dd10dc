import { TextField } from '@/components/forms/field/text-field';
import { Button } from '@/components/ui/button/button';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import type {
  LoadedOrderStatus,
  StatedWithdrawal,
} from '@/lib/commerce/order-view/loaded-order-status';
import { nameError } from './name-error';
import { OrderNumberField } from './order-number-field';
import styles from './order-status.module.css';

/**
 * Withdrawal without a login, in one step: name, order and an address for the acknowledgement,
 * confirmed by its button (Directive 2011/83/EU, article 11a).
 */
export function StatementForm({
  number,
  requestKey,
  error,
  typed: { fields, errors },
}: Pick<LoadedOrderStatus, 'number' | 'requestKey' | 'error'> & { typed: StatedWithdrawal }) {
  const { orderStatus: messages } = useMessages();
  const { locale } = useRouteContext();
  return (
    <form method="post" action="/api/order/withdraw" className={styles.form}>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="requestKey" value={requestKey} />
      <TextField
        name="name"
        label={messages.name}
        autoComplete="name"
        required
        defaultValue={fields['name']}
        error={nameError(error, messages)}
      />
      <OrderNumberField number={fields['orderNumber'] ?? number} error={errors['orderNumber']} />
      <TextField
        name="email"
        type="email"
        label={messages.acknowledgeTo}
        autoComplete="email"
        required
        defaultValue={fields['email']}
        error={errors['email']}
      />
      <TextField
        name="statedPieces"
        label={messages.pieces}
        autoComplete="off"
        defaultValue={fields['statedPieces']}
        error={errors['statedPieces']}
      />
      <div>
        <Button type="submit">{messages.confirm}</Button>
      </div>
    </form>
  );
}
