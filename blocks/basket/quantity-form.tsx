import { useId, type SubmitEvent } from 'react';
import { SavedSelect } from '@/components/ui/saved-select/saved-select';
import type { BasketLine } from '@/lib/commerce/basket/basket';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import controls from './basket.module.css';
import styles from './basket-line.module.css';
import type { BasketChanges } from './use-basket-changes';

interface Props {
  line: BasketLine;
  limit: number;
  changes: BasketChanges;
}

/** Quantities in stock, and the current one. */
function quantitiesOf({ most, quantity }: BasketLine, limit: number): number[] {
  const available = Array.from({ length: Math.min(most, limit) }, (_, index) => index + 1);
  return quantity > available.length ? [...available, quantity] : available;
}

/** Quantity, saved on change, or by a button without JavaScript. */
export function QuantityForm({ line, limit, changes }: Props) {
  const { basket: messages } = useMessages();
  const { locale } = useRouteContext();
  const fieldId = useId();
  const { id, name, quantity } = line;
  const submit = (event: SubmitEvent<HTMLFormElement>) => event.preventDefault();
  return (
    <form
      method="post"
      action="/api/cart/cart/quantity"
      className={styles.choice}
      onSubmit={submit}
    >
      <input type="hidden" name="lineItemId" value={id} />
      <input type="hidden" name="locale" value={locale} />
      <label htmlFor={fieldId}>
        <span aria-hidden="true">{messages.quantity}</span>
        <span className="visually-hidden">{formatMessage(messages.quantityOf, { name })}</span>
      </label>
      <SavedSelect
        id={fieldId}
        name="count"
        className={controls.field}
        value={quantity}
        onSave={(count) => changes.setQuantity(line, Number(count))}
        submit={{
          className: controls.action,
          'aria-label': formatMessage(messages.updateOf, { name }),
          children: messages.update,
        }}
      >
        {quantitiesOf(line, limit).map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </SavedSelect>
    </form>
  );
}
