import { ButtonLink } from '@/components/ui/button/button';
import { CheckoutFrame } from '@/components/checkout/checkout-frame';
import { stepHref } from '@/lib/commerce/checkout/checkout-steps';
import { Notice } from '@/components/checkout/notice';
import { OrderSums } from '@/components/checkout/order-sums';
import { Unreachable } from '@/components/checkout/step-blocked';
import { isOrderable, type Basket } from '@/lib/commerce/basket/basket';
import type { ExpressMethod } from '@/lib/commerce/delivery/methods';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import { NestedBlocks } from '@/lib/cms/content/nested-blocks';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { formatMoney } from '@/lib/shop/money/format-money';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { trackCheckout } from '@/lib/browser/tracking/track-basket';
import { BasketLineItem } from './basket-line';
import { News, BasketOutcome } from './basket-messages';
import styles from './basket.module.css';
import { CreditsForm } from './credits-form';
import { ExpressCheckout } from './express-checkout';
import { MissingLines } from './missing-lines';
import { useBasketChanges, type BasketChanges } from './use-basket-changes';
import { VoucherForm } from './voucher-form';

type Props = BlockProps<'basket'>;

interface Shown {
  basket: Basket;
  changes: BasketChanges;
}

interface DeliveryProps {
  basket: Basket;
  countryName: string;
  arrival: string | null;
}

/** Delivery country, expected days, and the value of goods from which delivery is free. */
function Delivery({ basket, countryName, arrival }: DeliveryProps) {
  const { basket: messages, checkout, language } = useMessages();
  const { freeShippingFrom, shipping, currency } = basket;
  return (
    <div className={styles.hint}>
      <p>{formatMessage(messages.delivery, { country: countryName })}</p>
      {arrival && <p>{formatMessage(checkout.arrival, { days: arrival })}</p>}
      {freeShippingFrom !== null && shipping > 0 && (
        <p>
          {formatMessage(messages.freeFrom, {
            amount: formatMoney(freeShippingFrom, currency, language),
          })}
        </p>
      )}
    </div>
  );
}

interface CheckoutProps extends Shown, DeliveryProps {
  express: readonly ExpressMethod[];
  credits: number;
}

/**
 * Costs of the basket and the button to the checkout, which is disabled while a line is not
 * available.
 */
function ToCheckout(props: CheckoutProps) {
  const { basket, changes, countryName, arrival, express, credits } = props;
  const { basket: messages } = useMessages();
  const context = useRouteContext();
  const { lines, currency } = basket;
  const track = () => trackCheckout(lines, currency);
  return (
    <div className={styles.sums}>
      <VoucherForm basket={basket} changes={changes} />
      {credits > 0 && <CreditsForm credits={credits} />}
      <OrderSums {...basket} />
      <Delivery basket={basket} countryName={countryName} arrival={arrival} />
      {isOrderable(basket) ? (
        <>
          <ButtonLink link={{ href: stepHref(context, 'address'), opens: 'page' }} onFollow={track}>
            {messages.toCheckout}
          </ButtonLink>
          <ExpressCheckout methods={express} onSubmit={track} />
        </>
      ) : (
        <Notice>{messages.blocked}</Notice>
      )}
    </div>
  );
}

function Lines({ basket, changes }: Shown) {
  const { basket: messages } = useMessages();
  return (
    <ul className={styles.lines} role="list" aria-label={messages.lines}>
      {basket.lines.map((line) => (
        <BasketLineItem key={line.id} line={line} currency={basket.currency} changes={changes} />
      ))}
    </ul>
  );
}

function Empty({ id, fields }: Pick<Props, 'id' | 'fields'>) {
  const tag = useFieldTags();
  return (
    <>
      <div className={styles.empty}>
        <p {...tag(id, 'emptyText')}>{fields.emptyText}</p>
        <ButtonLink link={fields.emptyLink} tag={tag(id, 'emptyLabel')}>
          {fields.emptyLabel}
        </ButtonLink>
      </div>
      {fields.emptyBlocks.length > 0 && <NestedBlocks blocks={fields.emptyBlocks} />}
    </>
  );
}

/** Articles that are no longer sold since the page was opened; the next load removes them. */
const goneNews = ({ missing }: Basket) =>
  missing.flatMap(({ isGone, ...line }) => (isGone ? [{ kind: 'gone', ...line } as const] : []));

export function BasketBlock({ id, fields, loaded, isFirst }: Props) {
  const changes = useBasketChanges(loaded);
  const { basket } = changes;
  const unshown = basket?.missing.filter(({ isGone }) => !isGone) ?? [];
  const isEmpty = basket?.lines.length === 0 && unshown.length === 0;
  const hasLines = basket !== null && basket.lines.length > 0;
  const news = [...(loaded?.news ?? []), ...(basket ? goneNews(basket) : [])];
  return (
    <CheckoutFrame
      id={id}
      isFirst={isFirst}
      headline={fields.headline}
      {...(!isEmpty && { step: 'cart' })}
      aside={
        hasLines && (
          <ToCheckout
            basket={basket}
            changes={changes}
            countryName={loaded?.countryName ?? basket.territory}
            arrival={loaded?.arrival ?? null}
            express={loaded?.express ?? []}
            credits={loaded?.credits ?? 0}
          />
        )
      }
    >
      {basket && <News news={news} currency={basket.currency} />}
      <BasketOutcome changes={changes} />
      {basket === null && <Unreachable />}
      {isEmpty && <Empty id={id} fields={fields} />}
      <MissingLines lines={unshown} changes={changes} />
      {hasLines && <Lines basket={basket} changes={changes} />}
    </CheckoutFrame>
  );
}
