import { createContext, useContext } from 'react';
import type { MapTiles } from './footer-content';

const MapTilesContext = createContext<MapTiles | null>(null);

/** Provides maps inside blocks with the installation's tiles. */
export const MapTilesProvider = MapTilesContext.Provider;

/** Where map tiles are loaded from; `null` leaves maps drawn. */
export const useMapTiles = (): MapTiles | null => useContext(MapTilesContext);
