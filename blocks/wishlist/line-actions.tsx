import { useId, useState, type SubmitEvent } from 'react';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { SavedSelect } from '@/components/ui/saved-select/saved-select';
import { sizeName } from '@/lib/catalog/catalogue/one-size';
import { useIsHydrated } from '@/lib/platform/hydration/use-is-hydrated';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import type { WishlistLine } from '@/lib/commerce/wishlist/wishlist';
import type { WishlistChanges } from './use-wishlist-changes';
import { useLineHref } from './wishlist-line';
import styles from './wishlist-line.module.css';

interface Props {
  line: WishlistLine;
  changes: WishlistChanges;
}

const isBuyable = ({ sizes, sku }: WishlistLine) => sizes.some((size) => size.sku === sku);

/** Available sizes, saved on change, or by a button without JavaScript. */
function SizeChoice({ line, changes, errorId }: Props & { errorId: string | undefined }) {
  const { wishlist: messages, sizeNames } = useMessages();
  const isHydrated = useIsHydrated();
  const fieldId = useId();
  const value = isBuyable(line) ? (line.sku ?? '') : '';
  return (
    <span className={styles.choice}>
      <label htmlFor={fieldId} className="visually-hidden">
        {formatMessage(messages.sizeOf, { name: line.name })}
      </label>
      <SavedSelect
        id={fieldId}
        name="sku"
        required
        className={styles.select}
        aria-invalid={errorId !== undefined || undefined}
        aria-describedby={errorId}
        value={value}
        onSave={(sku) => changes.setSize(line, sku)}
        submit={{
          formAction: '/api/cart/wishlist/size',
          className: styles.quiet,
          'aria-label': formatMessage(messages.saveSizeOf, { name: line.name }),
          children: messages.saveSize,
        }}
      >
        <option value="" disabled={isHydrated}>
          {messages.chooseSize}
        </option>
        {line.sizes.map(({ sku, size }) => (
          <option key={sku} value={sku}>
            {sizeName(size, sizeNames)}
          </option>
        ))}
      </SavedSelect>
    </span>
  );
}

/** Size and "add to basket"; a form that works without JavaScript. */
function PurchaseForm({ line, changes }: Props) {
  const { wishlist: messages, sizeNames } = useMessages();
  const { locale } = useRouteContext();
  const isHydrated = useIsHydrated();
  const [isMissing, setIsMissing] = useState(false);
  const errorId = useId();
  const isChosen = isBuyable(line);
  const isRejected = isMissing && !isChosen;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsMissing(!isChosen);
    if (isChosen && line.sku) return changes.addToBasket(line, line.sku);
    event.currentTarget.querySelector('select')?.focus();
  };
  return (
    <form
      method="post"
      action="/api/cart/cart/add"
      className={styles.purchase}
      // Uses the browser's own validation only without JavaScript.
      noValidate={isHydrated}
      onSubmit={submit}
    >
      <input type="hidden" name="lineItemId" value={line.id} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="count" value="1" />
      {!isChosen && line.size !== '' && (
        <p className={styles.note}>
          {formatMessage(messages.sizeSoldOut, { size: sizeName(line.size, sizeNames) })}
        </p>
      )}
      <SizeChoice line={line} changes={changes} errorId={isRejected ? errorId : undefined} />
      <Button
        type="submit"
        isPending={changes.isPending}
        aria-label={formatMessage(messages.addToBasketOf, { name: line.name })}
      >
        {messages.addToBasket}
      </Button>
      <p id={errorId} role="alert" className={styles.note}>
        {isRejected && messages.sizeMissing}
      </p>
    </form>
  );
}

interface RemovalProps {
  /** Name of the article, for the button's label. */
  name: string;
  articleNumber: string;
  itemNumber: string;
  onRemove: () => void;
}

export function RemovalForm({ name, articleNumber, itemNumber, onRemove }: RemovalProps) {
  const { wishlist: messages } = useMessages();
  const { locale } = useRouteContext();
  const remove = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onRemove();
  };
  return (
    <form method="post" action="/api/cart/wishlist/remove" onSubmit={remove}>
      <input type="hidden" name="objectId" value={articleNumber} />
      <input type="hidden" name="itemNumber" value={itemNumber} />
      <input type="hidden" name="locale" value={locale} />
      <button
        type="submit"
        className={styles.quiet}
        aria-label={formatMessage(messages.removeOf, { name })}
      >
        {messages.remove}
      </button>
    </form>
  );
}

/** Actions for an article of the visitor's own list. */
export function LineActions({ line, changes }: Props) {
  const { wishlist: messages } = useMessages();
  const hrefOf = useLineHref();
  return (
    <>
      {!line.isSoldOut && line.sizes.length > 0 && <PurchaseForm line={line} changes={changes} />}
      {!line.isSoldOut && line.sizes.length === 0 && (
        <ButtonLink link={{ href: hrefOf(line), opens: 'page' }} look="secondary">
          {messages.chooseSizes}
          <span className="visually-hidden">{` ${line.name}`}</span>
        </ButtonLink>
      )}
      <RemovalForm {...line} onRemove={() => changes.remove(line)} />
    </>
  );
}
