import { LocationMap } from '@/components/content/location-map/location-map';
import { useMapTiles } from '@/lib/cms/layout/map-tiles-context';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import styles from './store-map.module.css';

export function StoreMap({ id, fields }: BlockProps<'storeMap'>) {
  const { name, address, openingHours, lat, lng, height, nativeMarker } = fields;
  const tiles = useMapTiles();
  const tag = useFieldTags();
  const headingId = `${id}-heading`;
  return (
    <section className={styles.root} aria-labelledby={headingId}>
      <div className={styles.words}>
        <h2 id={headingId} {...tag(id, 'name')}>
          {name}
        </h2>
        {address && (
          <address className={styles.address} {...tag(id, 'address')}>
            {address}
          </address>
        )}
        {openingHours && (
          <p className={styles.hours} {...tag(id, 'openingHours')}>
            {openingHours}
          </p>
        )}
      </div>
      <LocationMap
        lat={lat}
        lng={lng}
        height={height}
        nativeMarker={nativeMarker}
        name={name}
        tiles={tiles}
      />
    </section>
  );
}
