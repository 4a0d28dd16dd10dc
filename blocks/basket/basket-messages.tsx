import type { SubmitEvent } from 'react';
import { Notice } from '@/components/checkout/notice';
import type { BasketNews } from '@/lib/commerce/basket/basket-news';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { formatMoney } from '@/lib/shop/money/format-money';
import type { Currency } from '@/lib/shop/project/currencies';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import styles from './basket.module.css';
import type { BasketChanges } from './use-basket-changes';

interface NewsProps {
  news: readonly BasketNews[];
  currency: Currency;
}

/** Changes since the basket was last shown: prices, and articles no longer available. */
export function News({ news, currency }: NewsProps) {
  const { basket: messages, language } = useMessages();
  const written = (minorUnits: number) => formatMoney(minorUnits, currency, language);
  const sentence = (item: BasketNews) => {
    if (item.kind === 'gone') {
      const name = item.name ?? formatMessage(messages.missingName, { sku: item.sku });
      return formatMessage(messages.gone, { name });
    }
    const { name, from, to } = item;
    return formatMessage(messages.priceChanged, { name, from: written(from), to: written(to) });
  };
  if (news.length === 0) return null;
  return (
    <Notice>
      {news.map((item) => (
        <p key={item.id}>{sentence(item)}</p>
      ))}
    </Notice>
  );
}

/** The last removed line, with a button that restores it. */
function Removed({ changes }: { changes: BasketChanges }) {
  const { basket: messages } = useMessages();
  const { locale } = useRouteContext();
  const { removed } = changes;
  if (!removed) return null;
  const name = removed.name ?? formatMessage(messages.missingName, { sku: removed.sku });
  const undo = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    changes.undo();
  };
  return (
    <form method="post" action="/api/cart/cart/quantity" className={styles.removed} onSubmit={undo}>
      <input type="hidden" name="lineItemId" value={removed.id} />
      <input type="hidden" name="count" value={removed.quantity} />
      <input type="hidden" name="locale" value={locale} />
      <span>{formatMessage(messages.removed, { name })}</span>
      <button type="submit" className={styles.action}>
        {messages.undo}
      </button>
    </form>
  );
}

/** Text of the last rejection: the response's own, else the page's for its code. */
export function useErrorText({ error, message }: BasketChanges): string | null {
  const { basket: messages } = useMessages();
  const texts: Readonly<Record<string, string>> = messages.errors;
  // An empty basket shows its own message.
  if (!error || error === 'basket_empty') return null;
  const known = Object.hasOwn(texts, error) ? texts[error] : null;
  return message ?? known ?? messages.errors.unavailable;
}

/** Outcome of the last change, except of those about codes, which stands at their field. */
export function BasketOutcome({ changes }: { changes: BasketChanges }) {
  const { basket: messages } = useMessages();
  const { isOfCode, notice } = changes;
  const error = useErrorText(changes);
  return (
    <>
      {/* A live region must exist before its text, or screen readers do not announce it. */}
      <div role="alert" className={styles.region}>
        {error && !isOfCode && <Notice>{error}</Notice>}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may not contain a form */}
      <div role="status" className={styles.region}>
        {notice === 'kept' && <Notice>{messages.kept}</Notice>}
        <Removed changes={changes} />
      </div>
    </>
  );
}
