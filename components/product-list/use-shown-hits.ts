import { useRef } from 'react';
import type { ListHit } from '@/lib/search/list-memory';

/**
 * The articles of a list, each once: one that moved between two pages while a visitor scrolled would
 * stand there twice. The same array as before when nothing has changed.
 */
export function useShownHits(items: readonly ListHit[]): readonly ListHit[] {
  const known = useRef<readonly ListHit[]>([]);
  const seen = new Set<string>();
  const hits = items.filter(({ objectID }) => !seen.has(objectID) && seen.add(objectID));
  const isSame =
    hits.length === known.current.length && hits.every((hit, at) => hit === known.current[at]);
  if (!isSame) known.current = hits;
  return known.current;
}
