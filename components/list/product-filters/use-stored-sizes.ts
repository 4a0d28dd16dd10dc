import { useEffect, useRef } from 'react';
import { storeSizeFilter } from '@/lib/catalog/catalogue/stored-size-filter';

/** Stores the sizes of a list's filter for article pages; a list without them changes nothing. */
export function useStoredSizes(sizeStrings: readonly string[]): void {
  const joined = JSON.stringify(sizeStrings);
  const before = useRef('[]');
  useEffect(() => {
    if (joined === before.current) return;
    before.current = joined;
    // Built from an array of strings just above.
    storeSizeFilter(JSON.parse(joined) as string[]);
  }, [joined]);
}
