import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '@/lib/platform/hydration/when-idle';
import type { TileParts } from './tile-parts';

/** Cached code for all tiles, which later lists use at once. */
let cached: TileParts | null = null;

/** Loads the deferred parts of a tile. @throws if the chunk fails to load; the next call retries */
export async function loadTileParts(): Promise<TileParts> {
  const { tileParts } = await import('./tile-parts');
  cached = tileParts;
  return tileParts;
}

/**
 * The deferred parts of a tile, once requested and loaded; without them the tile stays idle.
 * @param isWanted false while the tile is being hydrated
 */
export function useTileParts(isWanted: boolean): TileParts | null {
  const [loaded, setLoaded] = useState<TileParts | null>(null);
  const parts = loaded ?? (isWanted ? cached : null);
  useEffect(() => {
    if (!isWanted || parts) return;
    let isStale = false;
    loadTileParts().then(
      // Rendered in slices, because a list has many tiles and input must be handled meanwhile.
      (found) => !isStale && startTransition(() => setLoaded(found)),
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [isWanted, parts]);
  return parts;
}

/**
 * Whether the page is idle and has the deferred parts; all tiles then change once, in slices. If
 * the chunk fails to load, each tile retries on hover or focus.
 */
export function useAreTilesWanted(): boolean {
  const [areWanted, setAreWanted] = useState(false);
  useEffect(() => {
    const want = () => startTransition(() => setAreWanted(true));
    return whenIdle(() => void loadTileParts().then(want, want));
  }, []);
  return areWanted;
}
