import { ContentLink } from '@/components/content/content-link/content-link';
import { LocationMap } from '@/components/content/location-map/location-map';
import type { FooterContent, MapTiles } from '@/lib/cms/layout/footer-content';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './site-footer.module.css';

interface Props {
  store: NonNullable<FooterContent['store']>;
  tiles: MapTiles | null;
}

/** The store in charge of the shop's customers, with address and opening hours. */
export function ServiceStore({ store, tiles }: Props) {
  const { footer: messages } = useMessages();
  const { name, address, openingHours, link, latitude, longitude } = store;
  return (
    <div className={styles.store}>
      <h2 className={styles.heading}>{messages.store}</h2>
      <address className={styles.address}>
        <strong>{name}</strong>
        <span>{address}</span>
      </address>
      {openingHours && <p className={styles.small}>{openingHours}</p>}
      {link && (
        <ContentLink className={styles.more} link={link}>
          {messages.toStore}
        </ContentLink>
      )}
      {latitude !== null && longitude !== null && (
        <LocationMap
          lat={latitude}
          lng={longitude}
          height={store.mapHeight}
          nativeMarker={store.nativeMarker}
          name={name}
          tiles={tiles}
        />
      )}
    </div>
  );
}
