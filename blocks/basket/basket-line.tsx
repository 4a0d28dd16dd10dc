import type { SubmitEvent } from 'react';
import { PageLink } from '@/components/ui/page-link/page-link';
import { ProductPicture } from '@/components/product/product-picture/product-picture';
import { MAX_PIECES, type BasketLine, type MissingLine } from '@/lib/basket/basket';
import { formatMessage } from '@/lib/i18n/format-message';
import { useMessages } from '@/lib/i18n/use-messages';
import { formatMoney } from '@/lib/money/format-money';
import type { Currency } from '@/lib/page-context/locale';
import { productHref } from '@/lib/routes/product-href';
import { useRouteContext } from '@/lib/routes/route-context-provider';
import styles from './basket-line.module.css';
import { QuantityForm } from './quantity-form';
import type { BasketChanges } from './use-basket-changes';

interface RemovalProps {
  lineId: string;
  name: string;
  changes: BasketChanges;
}

/** Removes a line from the basket. */
function RemovalForm({ lineId, name, changes }: RemovalProps) {
  const { basket: messages } = useMessages();
  const { locale } = useRouteContext();
  const remove = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (changes.pendingId !== lineId) changes.remove(lineId);
  };
  return (
    <form method="post" action="/api/cart/cart/remove" onSubmit={remove}>
      <input type="hidden" name="lineItemId" value={lineId} />
      <input type="hidden" name="locale" value={locale} />
      <button
        type="submit"
        className={styles.remove}
        aria-label={formatMessage(messages.removeOf, { name })}
      >
        {messages.remove}
      </button>
    </form>
  );
}

/** Message for a line that is not available as it was added. */
function StockNote({ line: { most, quantity } }: { line: BasketLine }) {
  const { basket: messages } = useMessages();
  if (most >= quantity) return null;
  return (
    <p className={styles.note}>
      {most === 0 ? messages.soldOut : formatMessage(messages.fewer, { count: most })}
    </p>
  );
}

interface LineProps {
  line: BasketLine;
  currency: Currency;
  changes: BasketChanges;
}

/** A line of the basket: its article, quantity and price. */
export function BasketLineItem({ line, currency, changes }: LineProps) {
  const { basket: messages, language } = useMessages();
  const context = useRouteContext();
  const { id, itemNumber, articleNumber, slug, name, brand, colour, size, price, quantity } = line;
  const written = (minorUnits: number) => formatMoney(minorUnits, currency, language);
  const href = productHref({ slug, objectID: articleNumber }, context, {
    colorVariant: itemNumber,
  });
  return (
    <li className={styles.root} aria-busy={changes.pendingId === id || undefined}>
      {/* The name beside it is the same link: it need not be read twice. */}
      <span className={styles.picture} aria-hidden="true">
        <ProductPicture
          articleNumber={itemNumber}
          alt={line.imageAlt || name}
          ratio={line.imageRatio}
          sizes="(min-width: 768px) 8rem, 5.5rem"
          size="thumb"
        />
      </span>
      <div className={styles.words}>
        <p className={styles.brand}>{brand}</p>
        <p className={styles.name}>
          <PageLink href={href}>{name}</PageLink>
        </p>
        <p className={styles.detail}>{`${messages.colour}: ${colour}`}</p>
        <p className={styles.detail}>{`${messages.size}: ${size}`}</p>
        <StockNote line={line} />
      </div>
      <div className={styles.price}>
        <p className={styles.sum}>{written(price * quantity)}</p>
        {quantity > 1 && (
          <p className={styles.detail}>
            {formatMessage(messages.each, { amount: written(price) })}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {line.most > 0 && <QuantityForm line={line} limit={MAX_PIECES} changes={changes} />}
        <RemovalForm lineId={id} name={name} changes={changes} />
      </div>
    </li>
  );
}

/** A line whose article no longer exists; it can only be removed. */
export function MissingLineItem({ line, changes }: { line: MissingLine; changes: BasketChanges }) {
  const { basket: messages } = useMessages();
  const name = formatMessage(messages.missingName, { sku: line.sku });
  return (
    <li className={styles.root}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.note}>{messages.missing}</p>
      </div>
      <div className={styles.actions}>
        <RemovalForm lineId={line.id} name={name} changes={changes} />
      </div>
    </li>
  );
}
