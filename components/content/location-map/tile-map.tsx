import { control, divIcon, Icon, map as createMap, marker, tileLayer } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import nativeIcon from 'leaflet/dist/images/marker-icon.png';
import nativeIcon2x from 'leaflet/dist/images/marker-icon-2x.png';
import nativeShadow from 'leaflet/dist/images/marker-shadow.png';
import { useEffect, useRef, useState } from 'react';
import type { MapTiles } from '@/lib/cms/layout/footer-content';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './location-map.module.css';

interface TileMapProps {
  lat: number;
  lng: number;
  nativeMarker: boolean;
  name: string;
  tiles: MapTiles;
  /** Called if no tile has loaded, so that the drawing below stays visible. */
  onFail: () => void;
}

/** A zoom at which streets around a house are distinguishable. */
const ZOOM = 16;

const shopsMarker = () =>
  divIcon({
    className: styles['marker'] ?? '',
    html: '<svg viewBox="0 0 36 54" width="36" height="54"><path d="M18 54C6 37 0 28 0 18a18 18 0 0 1 36 0c0 10-6 19-18 36z" fill="currentColor"/><circle cx="18" cy="18" r="6" fill="var(--color-surface)"/></svg>',
    iconSize: [36, 54],
    iconAnchor: [18, 54],
  });

const librarysMarker = () =>
  new Icon.Default({
    imagePath: ' ',
    iconUrl: nativeIcon.src,
    iconRetinaUrl: nativeIcon2x.src,
    shadowUrl: nativeShadow.src,
  });

/** A map of tiles with a marker at its centre; invisible until the first tile has loaded. */
export function TileMap({ lat, lng, nativeMarker, name, tiles, onFail }: TileMapProps) {
  const { map: messages } = useMessages();
  const element = useRef<HTMLDivElement>(null);
  const [hasTiles, setHasTiles] = useState(false);
  const fail = useRef(onFail);
  useEffect(() => {
    fail.current = onFail;
  });
  useEffect(() => {
    if (!element.current) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const created = createMap(element.current, {
      center: [lat, lng],
      zoom: ZOOM,
      // Scrolling moves the page; the buttons zoom.
      scrollWheelZoom: false,
      zoomControl: false,
      zoomAnimation: !still,
      fadeAnimation: !still,
    });
    created.attributionControl.setPrefix(false);
    control.zoom({ zoomInTitle: messages.closer, zoomOutTitle: messages.further }).addTo(created);
    let hasAny = false;
    const layer = tileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: 19 });
    layer.once('tileload', () => setHasTiles((hasAny = true)));
    // All requested tiles have loaded or failed.
    layer.once('load', () => !hasAny && fail.current());
    layer.addTo(created);
    marker([lat, lng], {
      icon: nativeMarker ? librarysMarker() : shopsMarker(),
      alt: name,
      title: name,
    }).addTo(created);
    return () => {
      created.remove();
    };
  }, [lat, lng, nativeMarker, name, tiles, messages]);
  return <div ref={element} className={styles.tiles} data-empty={hasTiles ? undefined : ''} />;
}
