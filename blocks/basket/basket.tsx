import { ButtonLink } from '@/components/ui/button/button';
import { CheckoutFrame } from '@/components/checkout/checkout-frame';
import { stepHref } from '@/lib/checkout/checkout-steps';
import { Notice } from '@/components/checkout/notice';
import { OrderSums } from '@/components/checkout/order-sums';
import { Unreachable } from '@/components/checkout/step-blocked';
import type { Basket as BasketContents } from '@/lib/basket/basket';
import type { BlockProps } from '@/lib/content/block';
import { useFieldTags } from '@/lib/content/field-tags';
import { formatMessage } from '@/lib/i18n/format-message';
import { useMessages } from '@/lib/i18n/use-messages';
import { formatMoney } from '@/lib/money/format-money';
import { useRouteContext } from '@/lib/routes/route-context-provider';
import { BasketLineItem, MissingLineItem } from './basket-line';
import styles from './basket.module.css';
import { useBasketChanges, type BasketChanges } from './use-basket-changes';

type Props = BlockProps<'basket'>;

/** The basket's costs, and the button to the checkout; disabled while a line is not available. */
function ToCheckout({ basket }: { basket: BasketContents }) {
  const { basket: messages, language } = useMessages();
  const context = useRouteContext();
  const { lines, missing, currency, freeShippingFrom, shipping } = basket;
  const isBlocked = missing.length > 0 || lines.some(({ most, quantity }) => most < quantity);
  return (
    <div className={styles.sums}>
      <OrderSums {...basket} />
      {freeShippingFrom !== null && shipping > 0 && (
        <p className={styles.hint}>
          {formatMessage(messages.freeFrom, {
            amount: formatMoney(freeShippingFrom, currency, language),
          })}
        </p>
      )}
      {isBlocked ? (
        <Notice>{messages.blocked}</Notice>
      ) : (
        <ButtonLink link={{ href: stepHref(context, 'address'), opens: 'page' }}>
          {messages.toCheckout}
        </ButtonLink>
      )}
    </div>
  );
}

function Lines({ basket, changes }: { basket: BasketContents; changes: BasketChanges }) {
  const { basket: messages } = useMessages();
  return (
    <ul className={styles.lines} role="list" aria-label={messages.lines}>
      {basket.missing.map((line) => (
        <MissingLineItem key={line.id} line={line} changes={changes} />
      ))}
      {basket.lines.map((line) => (
        <BasketLineItem
          // The server's quantity replaces the chosen one.
          key={`${line.id} ${line.quantity}`}
          line={line}
          currency={basket.currency}
          changes={changes}
        />
      ))}
    </ul>
  );
}

function Empty({ id, fields }: Pick<Props, 'id' | 'fields'>) {
  const tag = useFieldTags();
  return (
    <div className={styles.empty}>
      <p {...tag(id, 'emptyText')}>{fields.emptyText}</p>
      <ButtonLink link={fields.emptyLink} tag={tag(id, 'emptyLabel')}>
        {fields.emptyLabel}
      </ButtonLink>
    </div>
  );
}

/** The basket with current prices and stock. Works as forms, and in place with scripts. */
export function Basket({ id, fields, loaded, isFirst }: Props) {
  const changes = useBasketChanges(loaded);
  const { basket, error } = changes;
  const { basket: messages } = useMessages();
  const texts: Readonly<Record<string, string>> = messages.errors;
  const isEmpty = basket?.lines.length === 0 && basket.missing.length === 0;
  return (
    <CheckoutFrame
      {...{ id, isFirst }}
      headline={fields.headline}
      {...(!isEmpty && { step: 'cart' })}
      aside={basket && !isEmpty && <ToCheckout basket={basket} />}
    >
      {/* A live region must exist before its text, or screen readers do not announce it. */}
      <div role="alert" className={styles.alert}>
        {error && (
          <Notice>
            {Object.hasOwn(texts, error) ? texts[error] : messages.errors.unavailable}
          </Notice>
        )}
      </div>
      {basket === null && <Unreachable />}
      {isEmpty && <Empty id={id} fields={fields} />}
      {basket && !isEmpty && <Lines basket={basket} changes={changes} />}
    </CheckoutFrame>
  );
}
