import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { indexPathOf } from '@/lib/catalogue/filter-attributes';
import { FILTER_COLOURS, type FilterColour } from '@/lib/catalogue/filter-colour';
import { useListSettings } from './list-settings';

const Wanted = createContext<readonly FilterColour[]>([]);

/** Tells the tiles of a list which colours it is narrowed to. */
export function WantedColours({ children }: { children: ReactNode }) {
  const { currency } = useListSettings();
  const { indexUiState } = useInstantSearch();
  const chosen = indexUiState.refinementList?.[indexPathOf('filterColor', currency)] ?? [];
  // Hundreds of tiles read it: it changes with the choice only.
  const names = chosen.toSorted().join(' ');
  const wanted = useMemo(
    () => FILTER_COLOURS.filter((colour) => names.split(' ').includes(colour)),
    [names],
  );
  return <Wanted value={wanted}>{children}</Wanted>;
}

/** Colours the list is narrowed to; none without such a filter. */
export const useWantedColours = () => useContext(Wanted);
