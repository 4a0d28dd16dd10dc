import { startTransition, useEffect, useState } from 'react';
import { whenAtRest } from '@/lib/app-shell/when-at-rest';
import type { TileParts } from './tile-parts';

/** Code, and the same for all tiles: a list that comes later has it at once. */
let known: TileParts | null = null;

/** Fetches what of a tile comes late. @throws when the chunk cannot be had; the next call tries again */
export async function loadTileParts(): Promise<TileParts> {
  const { tileParts } = await import('./tile-parts');
  known = tileParts;
  return tileParts;
}

/**
 * What of a tile comes late, once it is wanted and there; without it the tile stays at rest.
 * @param isWanted false while the tile takes over what the server wrote
 */
export function useTileParts(isWanted: boolean): TileParts | null {
  const [loaded, setLoaded] = useState<TileParts | null>(null);
  const parts = loaded ?? (isWanted ? known : null);
  useEffect(() => {
    if (!isWanted || parts) return;
    let isStale = false;
    loadTileParts().then(
      // A list has many tiles: in slices, so that a touch meanwhile is answered.
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
 * Whether the page is at rest and has what its tiles want then: all of them change once, in slices.
 * Where it cannot be had, each tries again when somebody comes by.
 */
export function useAreTilesWanted(): boolean {
  const [areWanted, setAreWanted] = useState(false);
  useEffect(() => {
    const want = () => startTransition(() => setAreWanted(true));
    return whenAtRest(() => void loadTileParts().then(want, want));
  }, []);
  return areWanted;
}
