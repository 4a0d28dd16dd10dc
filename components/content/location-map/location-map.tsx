import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import type { MapTiles } from '@/lib/cms/layout/footer-content';
import { giveConsent, useConsent } from '@/lib/browser/consent/use-consent';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useIsHydrated } from '@/lib/platform/hydration/use-is-hydrated';
import styles from './location-map.module.css';

interface LocationMapProps {
  /** Degrees. */
  lat: number;
  lng: number;
  /** Pixels. */
  height: number;
  /** Uses the library's own marker instead of the shop's. */
  nativeMarker: boolean;
  name: string;
  /** `null` keeps the drawn map. */
  tiles: MapTiles | null;
}

// Loaded on demand, because it is at the bottom of every page.
const DrawnMap = dynamic(() => import('./drawn-map').then((module) => module.DrawnMap), {
  ssr: false,
});

const TileMap = dynamic(() => import('./tile-map').then((module) => module.TileMap), {
  ssr: false,
});

/** Whether an element has been in the viewport. */
function useSeen() {
  const element = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      setIsSeen(true);
      observer.disconnect();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, isSeen };
}

const routeTo = (lat: number, lng: number) =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`;

/**
 * A map of a location. Shows a drawing until the visitor has consented to third-party content and
 * the map is in view, and if no tiles load.
 */
export function LocationMap({ lat, lng, height, nativeMarker, name, tiles }: LocationMapProps) {
  const { map: messages } = useMessages();
  const { consent, allows } = useConsent();
  const isHydrated = useIsHydrated();
  const { element, isSeen } = useSeen();
  const [hasFailed, setHasFailed] = useState(false);
  const showsTiles = tiles !== null && allows('media') && isSeen && !hasFailed;
  return (
    <div className={styles.root}>
      <div ref={element} className={styles.frame} style={{ blockSize: height }}>
        {isHydrated && <DrawnMap label={formatMessage(messages.label, { name })} />}
        {showsTiles && (
          <TileMap
            lat={lat}
            lng={lng}
            nativeMarker={nativeMarker}
            name={name}
            tiles={tiles}
            onFail={() => setHasFailed(true)}
          />
        )}
      </div>
      <div className={styles.ways}>
        {tiles !== null && !allows('media') && (
          <Button
            look="quiet"
            onClick={() => giveConsent([...(consent?.categories ?? []), 'media'])}
          >
            {messages.load}
          </Button>
        )}
        <a className={styles.route} href={routeTo(lat, lng)} rel="noopener">
          {messages.route}
        </a>
      </div>
    </div>
  );
}
