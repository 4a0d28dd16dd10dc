import { useMessages } from '@/lib/shop/i18n/use-messages';
import { openingTimes } from '@/lib/commerce/reservation/opening-times';
import type { Store } from '@/lib/commerce/reservation/reservation';
import styles from './store-details.module.css';

/** A store's address, phone number and opening hours. */
export function StoreDetails({ store }: { store: Store }) {
  const messages = useMessages();
  return (
    <div className={styles.root}>
      <address className={styles.address}>
        {store.address}
        {'\n'}
        <a href={`tel:${store.phone.replaceAll(/[^\d+]/g, '')}`}>{store.shownPhone}</a>
      </address>
      <div>
        <p>{messages.reservation.opening}</p>
        <ul role="list" className={styles.times}>
          {openingTimes(store.openingHours, messages).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
