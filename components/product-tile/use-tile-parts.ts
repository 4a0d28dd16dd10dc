import { startTransition, useEffect, useState } from 'react';
import { useIsHydrated } from '@/lib/page-context/use-is-hydrated';
import type { TileParts } from './tile-parts';

/** Code, and the same for all tiles: a list that comes later has it at once. */
let known: TileParts | null = null;

/** Fetches what of a tile comes late. @throws when the chunk cannot be had; the next call tries again */
export async function loadTileParts(): Promise<TileParts> {
  const { tileParts } = await import('./tile-parts');
  known = tileParts;
  return tileParts;
}

/** What of a tile comes late, once it is wanted and there; without it the tile stays at rest. */
export function useTileParts(isWanted: boolean): TileParts | null {
  const isHydrated = useIsHydrated();
  const [parts, setParts] = useState(isHydrated ? known : null);
  useEffect(() => {
    if (!isWanted || parts) return;
    let isStale = false;
    loadTileParts().then(
      // A list has many tiles: in slices, so that a touch meanwhile is answered.
      (found) => !isStale && startTransition(() => setParts(found)),
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [isWanted, parts]);
  return parts;
}
