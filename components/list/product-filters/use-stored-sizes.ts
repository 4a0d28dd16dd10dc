import { useEffect, useRef } from 'react';
import { storeSizeFilter } from '@/lib/catalog/catalogue/stored-size-filter';

/** Keeps the sizes a list is filtered by for articles' pages; a list without them changes nothing. */
export function useStoredSizes(sizeStrings: readonly string[]): void {
  const joined = JSON.stringify(sizeStrings);
  const before = useRef('[]');
  useEffect(() => {
    if (joined === before.current) return;
    before.current = joined;
    // Made of an array of strings just above.
    storeSizeFilter(JSON.parse(joined) as string[]);
  }, [joined]);
}
