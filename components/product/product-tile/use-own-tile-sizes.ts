import { useMemo } from 'react';
import type { TileSize } from '@/lib/catalog/catalogue/tile-sizes';
import { useOwnSizes } from '@/lib/catalog/size-advisor/use-own-sizes';

/** Sizes of a colour that the size advisor recommends to this visitor. */
export function useOwnTileSizes(sizes: readonly TileSize[]): ReadonlySet<TileSize> {
  const measured = useMemo(
    () => sizes.map((tile) => ({ tile, label: tile.label, ...tile.size })),
    [sizes],
  );
  const own = useOwnSizes(measured);
  return useMemo(() => new Set([...own].map(({ tile }) => tile)), [own]);
}
