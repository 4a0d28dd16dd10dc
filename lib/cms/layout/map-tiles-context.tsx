import { createContext, useContext } from 'react';
import type { MapTiles } from './footer-content';

const MapTilesContext = createContext<MapTiles | null>(null);

/** Provides the source of map tiles to maps inside blocks. */
export const MapTilesProvider = MapTilesContext.Provider;

/** Source of map tiles; `null` means that a drawn map is shown. */
export const useMapTiles = (): MapTiles | null => useContext(MapTilesContext);
