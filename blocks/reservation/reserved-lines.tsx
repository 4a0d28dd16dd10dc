import { inSize, sizeName } from '@/lib/catalog/catalogue/one-size';
import { useId, type SubmitEvent } from 'react';
import { ProductPicture } from '@/components/product/product-picture/product-picture';
import { StoreDetails } from '@/components/product/reservation/store-details';
import { PageLink } from '@/components/ui/page-link/page-link';
import { formatCount } from '@/lib/shop/i18n/format-count';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { SavedSelect } from '@/components/ui/saved-select/saved-select';
import { formatMoney } from '@/lib/shop/money/format-money';
import type { Currency } from '@/lib/shop/project/currencies';
import type {
  ReservationBasket,
  ReservationLine,
  Store,
} from '@/lib/commerce/reservation/reservation';
import { reservationRejectionMessage } from '@/lib/commerce/reservation/reservation-rejections';
import { productHref } from '@/lib/shop/routes/product-href';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { MoveForm } from './move-form';
import styles from './reserved-lines.module.css';
import type { ReservationChanges } from './use-reservation-changes';

interface LineProps {
  line: ReservationLine;
  changes: ReservationChanges;
}

/** Quantity, saved on change, or by a button without JavaScript. */
function QuantityForm({ line, changes }: LineProps) {
  const { basket: messages } = useMessages();
  const { locale } = useRouteContext();
  const fieldId = useId();
  const { id, name, quantity, most } = line;
  const counts = Array.from({ length: Math.max(most, quantity) }, (_, index) => index + 1);
  const submit = (event: SubmitEvent<HTMLFormElement>) => event.preventDefault();
  return (
    <form method="post" action="/api/reserve/edit" className={styles.choice} onSubmit={submit}>
      <input type="hidden" name="basketid" value={id} />
      <input type="hidden" name="locale" value={locale} />
      <label htmlFor={fieldId} className={styles.detail}>
        <span aria-hidden="true">{messages.quantity}</span>
        <span className="visually-hidden">{formatMessage(messages.quantityOf, { name })}</span>
      </label>
      <SavedSelect
        id={fieldId}
        name="amount"
        className={styles.select}
        value={quantity}
        onSave={(count) => changes.setQuantity(id, Number(count))}
        submit={{
          className: styles.action,
          'aria-label': formatMessage(messages.updateOf, { name }),
          children: messages.update,
        }}
      >
        {counts.map((count) => (
          <option key={count} disabled={count > most && count !== quantity}>
            {count}
          </option>
        ))}
      </SavedSelect>
    </form>
  );
}

function RemovalForm({ line: { id, name }, changes }: LineProps) {
  const { basket: messages } = useMessages();
  const { locale } = useRouteContext();
  const remove = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    changes.remove(id);
  };
  return (
    <form method="post" action="/api/reserve/lineItem/remove" onSubmit={remove}>
      <input type="hidden" name="basketid" value={id} />
      <input type="hidden" name="locale" value={locale} />
      <button
        type="submit"
        className={styles.action}
        aria-label={formatMessage(messages.removeOf, { name })}
      >
        {messages.remove}
      </button>
    </form>
  );
}

/** Message for a line of which the store no longer has enough pieces. */
function StockNote({ line, store }: { line: ReservationLine; store: Store }) {
  const messages = useMessages();
  const { most, quantity, size: label } = line;
  if (most >= quantity) return null;
  const where = inSize(label, messages.sizeNames);
  return (
    <p className={styles.note}>
      {reservationRejectionMessage('not_available_in_store', messages, {
        store: store.name,
        inSize: where,
      })}{' '}
      {most > 0 && formatCount(messages.basket.counts.fewer, { count: most }, messages.language)}
    </p>
  );
}

function Line({
  line,
  store,
  currency,
  changes,
}: LineProps & { store: Store; currency: Currency }) {
  const { basket: messages, sizeNames, language } = useMessages();
  const context = useRouteContext();
  const { itemNumber, articleNumber, slug, name, brand, colour, size, price } = line;
  const href = productHref({ slug, objectID: articleNumber }, context, {
    colorVariant: itemNumber,
  });
  return (
    <li className={styles.line}>
      {/* Hidden from screen readers: the name beside it is the same link. */}
      <a href={href} className={styles.picture} aria-hidden="true" tabIndex={-1}>
        <ProductPicture
          articleNumber={itemNumber}
          alt={line.imageAlt}
          ratio={line.imageRatio}
          sizes="5.5rem"
          size="thumb"
        />
      </a>
      <div className={styles.words}>
        <p className={styles.detail}>{brand}</p>
        <p className={styles.name}>
          <PageLink href={href}>{name}</PageLink>
        </p>
        <p className={styles.detail}>{`${messages.colour}: ${colour}`}</p>
        <p className={styles.detail}>{`${messages.size}: ${sizeName(size, sizeNames)}`}</p>
        <p className={styles.detail}>{formatMoney(price, currency, language)}</p>
        <StockNote line={line} store={store} />
        <div className={styles.choice}>
          <QuantityForm line={line} changes={changes} />
          <MoveForm line={line} store={store} changes={changes} />
          <RemovalForm line={line} changes={changes} />
        </div>
      </div>
    </li>
  );
}

/** Lines grouped by store, with the store's address. */
export function ReservedLines({
  basket: { lines, stores, currency },
  changes,
}: {
  basket: ReservationBasket;
  changes: ReservationChanges;
}) {
  const { reservation: messages } = useMessages();
  return stores.map((store) => (
    <section key={store.store} className={styles.store}>
      <h2 className={styles.heading}>{store.name}</h2>
      <StoreDetails store={store} />
      <ul role="list" aria-label={formatMessage(messages.lines, { store: store.name })}>
        {lines
          .filter((line) => line.store === store.store)
          .map((line) => (
            <Line key={line.id} line={line} store={store} currency={currency} changes={changes} />
          ))}
      </ul>
    </section>
  ));
}
