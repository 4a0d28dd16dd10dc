import { partName } from '@/lib/commerce/basket/part-name';
import type { SubmitEvent } from 'react';
import { MAX_PIECES } from '@/lib/catalog/catalogue/stock';
import { PageLink } from '@/components/ui/page-link/page-link';
import { ProductPicture } from '@/components/product/product-picture/product-picture';
import type { BasketLine } from '@/lib/commerce/basket/basket';
import { formatCount } from '@/lib/shop/i18n/format-count';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { formatMoney } from '@/lib/shop/money/format-money';
import type { Currency } from '@/lib/shop/project/currencies';
import { productHref } from '@/lib/shop/routes/product-href';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { hasWishlist } from '@/lib/commerce/wishlist/has-wishlist';
import controls from './basket.module.css';
import styles from './basket-line.module.css';
import { QuantityForm } from './quantity-form';
import { SizeForm } from './size-form';
import type { BasketChanges } from './use-basket-changes';

interface PartProps {
  line: BasketLine;
  changes: BasketChanges;
}

function RemovalForm({ line, changes }: PartProps) {
  const { basket: messages } = useMessages();
  const { locale } = useRouteContext();
  const remove = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    changes.setQuantity(line, 0);
  };
  return (
    <form method="post" action="/api/cart/cart/remove" onSubmit={remove}>
      <input type="hidden" name="lineItemId" value={line.id} />
      <input type="hidden" name="locale" value={locale} />
      <button
        type="submit"
        className={controls.action}
        aria-label={formatMessage(messages.removeOf, { name: line.name })}
      >
        {messages.remove}
      </button>
    </form>
  );
}

function KeepForm({ line, changes }: PartProps) {
  const { basket: messages } = useMessages();
  const { project, locale } = useRouteContext();
  if (!hasWishlist(project)) return null;
  const keep = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    changes.keep(line);
  };
  return (
    <form method="post" action="/api/cart/cart/keep" onSubmit={keep}>
      <input type="hidden" name="lineItemId" value={line.id} />
      <input type="hidden" name="locale" value={locale} />
      <button
        type="submit"
        className={controls.action}
        aria-label={formatMessage(messages.keepOf, { name: line.name })}
      >
        {messages.keep}
      </button>
    </form>
  );
}

/** Message for a line that is no longer available in its quantity. */
function StockNote({ line: { most, quantity } }: { line: BasketLine }) {
  const { basket: messages, language } = useMessages();
  if (most >= quantity) return null;
  return (
    <p className={styles.note}>
      {most === 0
        ? messages.soldOut
        : formatCount(messages.counts.fewer, { count: most }, language)}
    </p>
  );
}

/** Parts of a set in their chosen sizes. */
function SetParts({ parts }: Pick<BasketLine, 'parts'>) {
  const { basket: messages, sizeNames } = useMessages();
  if (parts.length === 0) return null;
  return (
    <div className={styles.detail}>
      <p>{messages.parts}</p>
      <ul>
        {parts.map((part) => (
          <li key={part.sku}>{partName(part, { basket: messages, sizeNames })}</li>
        ))}
      </ul>
    </div>
  );
}

function Description({ line, changes }: PartProps) {
  const { basket: messages } = useMessages();
  const context = useRouteContext();
  const { slug, articleNumber, itemNumber, name, brand, colour } = line;
  const href = productHref({ slug, objectID: articleNumber }, context, {
    colorVariant: itemNumber,
  });
  return (
    <div className={styles.words}>
      <p className={styles.brand}>{brand}</p>
      <p className={styles.name}>
        <PageLink href={href}>{name}</PageLink>
      </p>
      {line.parts.length === 0 && colour && (
        <p className={styles.detail}>{`${messages.colour}: ${colour}`}</p>
      )}
      <SetParts parts={line.parts} />
      <SizeForm line={line} changes={changes} />
      <StockNote line={line} />
    </div>
  );
}

interface LineProps extends PartProps {
  currency: Currency;
}

function LinePrice({ line: { price, quantity }, currency }: Omit<LineProps, 'changes'>) {
  const { basket: messages, language } = useMessages();
  const written = (minorUnits: number) => formatMoney(minorUnits, currency, language);
  return (
    <div className={styles.price}>
      <p className={styles.sum}>{written(price * quantity)}</p>
      {quantity > 1 && (
        <p className={styles.detail}>{formatMessage(messages.each, { amount: written(price) })}</p>
      )}
    </div>
  );
}

export function BasketLineItem({ line, currency, changes }: LineProps) {
  const { itemNumber, imageAlt, name, imageRatio, most } = line;
  return (
    <li className={styles.root}>
      {/* Hidden from screen readers: the name beside it is the same link. */}
      <span className={styles.picture} aria-hidden="true">
        <ProductPicture
          articleNumber={itemNumber}
          alt={imageAlt || name}
          ratio={imageRatio}
          sizes="(min-width: 768px) 8rem, 5.5rem"
          size="thumb"
        />
      </span>
      <Description line={line} changes={changes} />
      <LinePrice line={line} currency={currency} />
      <div className={styles.actions}>
        {most > 0 && <QuantityForm line={line} limit={MAX_PIECES} changes={changes} />}
        <KeepForm line={line} changes={changes} />
        <RemovalForm line={line} changes={changes} />
      </div>
    </li>
  );
}
