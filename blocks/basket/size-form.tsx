import { SavedSelect } from '@/components/ui/saved-select/saved-select';
import { sizeName } from '@/lib/catalog/catalogue/one-size';
import { useId, type SubmitEvent } from 'react';
import type { BasketLine } from '@/lib/commerce/basket/basket';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import controls from './basket.module.css';
import styles from './basket-line.module.css';
import type { BasketChanges } from './use-basket-changes';

/** Sizes in stock, and the current one even if it is sold out. */
const choicesOf = ({ sizes, sku, size }: BasketLine) =>
  sizes.some((other) => other.sku === sku) ? sizes : [{ sku, size }, ...sizes];

/** Size, saved on change, or by a button without JavaScript; plain text if it is the only one. */
export function SizeForm({ line, changes }: { line: BasketLine; changes: BasketChanges }) {
  const { basket: messages, sizeNames } = useMessages();
  const { locale } = useRouteContext();
  const fieldId = useId();
  const { id, name, sku, size } = line;
  const choices = choicesOf(line);
  if (size === '') return null;
  if (choices.length < 2)
    return <p className={styles.detail}>{`${messages.size}: ${sizeName(size, sizeNames)}`}</p>;
  const submit = (event: SubmitEvent<HTMLFormElement>) => event.preventDefault();
  return (
    <form method="post" action="/api/cart/cart/size" className={styles.choice} onSubmit={submit}>
      <input type="hidden" name="lineItemId" value={id} />
      <input type="hidden" name="locale" value={locale} />
      <label htmlFor={fieldId}>
        <span aria-hidden="true">{messages.size}</span>
        <span className="visually-hidden">{formatMessage(messages.sizeOf, { name })}</span>
      </label>
      <SavedSelect
        id={fieldId}
        name="sku"
        className={controls.field}
        value={sku}
        onSave={(chosen) => changes.setSize(line, chosen)}
        submit={{
          className: controls.action,
          'aria-label': formatMessage(messages.updateSizeOf, { name }),
          children: messages.updateSize,
        }}
      >
        {choices.map((choice) => (
          <option key={choice.sku} value={choice.sku}>
            {choice.size}
          </option>
        ))}
      </SavedSelect>
    </form>
  );
}
