import { namedSize } from '@/lib/catalog/catalogue/one-size';
import { StoreDetails } from '@/components/product/reservation/store-details';
import { formatDay } from '@/lib/shop/i18n/format-date';
import { formatCount } from '@/lib/shop/i18n/format-count';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import type { PlacedInStore } from '@/lib/commerce/reservation/loaded-reservation';
import styles from './reservation.module.css';

/** Reservation at one store: number, end, and how to collect it. */
function Placed({ placed }: { placed: PlacedInStore }) {
  const { reservation: messages, checkout, sizeNames, language } = useMessages();
  const { number, store, items, heldUntil, isHeld, isCollected, email } = placed;
  const until = { date: formatDay(heldUntil, language) };
  return (
    <section className={styles.article}>
      <h2 className={styles.heading}>
        {formatMessage(messages.placed, { store: store?.name ?? number })}
      </h2>
      <p>
        {messages.number} <strong>{number}</strong>
      </p>
      <p className={styles.strong}>
        {isHeld
          ? formatMessage(messages.heldUntil, until)
          : isCollected
            ? messages.collected
            : messages.expired}
      </p>
      <ul>
        {items.map(({ id, name, colour, size, quantity }) => (
          <li key={id}>
            {formatMessage(messages.article, {
              name,
              colour,
              size: namedSize(size, sizeNames),
            })}
            {` (${formatCount(checkout.counts.pieces, { count: quantity }, language)})`}
          </li>
        ))}
      </ul>
      {store && <StoreDetails store={store} />}
      {isHeld && (
        <p className={styles.hint}>
          {messages.pickup} {formatMessage(messages.mailed, { email })}
        </p>
      )}
    </section>
  );
}

/** New reservations, one per store. */
export const PlacedReservations = ({ placed }: { placed: readonly PlacedInStore[] }) =>
  placed.map((each) => <Placed key={each.number} placed={each} />);
