import { ContentLink } from '@/components/content-link/content-link';
import { LocationMap } from '@/components/location-map/location-map';
import type { FooterContent, MapTiles } from '@/lib/app-shell/footer-content';
import { useWords } from '@/lib/i18n/words';
import styles from './site-footer.module.css';

interface Props {
  store: NonNullable<FooterContent['store']>;
  tiles: MapTiles | null;
}

/** The house that looks after the shop's customers: where it is and when it is open. */
export function ServiceStore({ store, tiles }: Props) {
  const { footer: words } = useWords();
  const { name, address, openingHours, link, latitude, longitude } = store;
  return (
    <div className={styles.store}>
      <h2 className={styles.heading}>{words.store}</h2>
      <address className={styles.address}>
        <strong>{name}</strong>
        <span>{address}</span>
      </address>
      {openingHours && <p className={styles.small}>{openingHours}</p>}
      {link && (
        <ContentLink className={styles.more} link={link}>
          {words.toStore}
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
