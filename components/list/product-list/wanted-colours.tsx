import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { indexPathOf } from '@/lib/catalogue/filter-attributes';
import { FILTER_COLOURS, type FilterColour } from '@/lib/catalogue/filter-colour';
import { useMessages } from '@/lib/i18n/use-messages';
import { useListSettings } from './list-settings';

const Wanted = createContext<readonly FilterColour[]>([]);

/** Letters that an adjective's ending adds: blau, blaues. */
const ENDING = 2;

const isFormOf = (name: string, word: string) =>
  word.startsWith(name) && word.length <= name.length + ENDING;

/** Tells the tiles of a list which colours it is narrowed to, by its filter or by the words searched for. */
export function WantedColours({ children }: { children: ReactNode }) {
  const { currency } = useListSettings();
  const { indexUiState } = useInstantSearch();
  const { colours, language } = useMessages();
  const chosen = indexUiState.refinementList?.[indexPathOf('filterColor', currency)] ?? [];
  const typed = (indexUiState.query ?? '').toLocaleLowerCase(language).split(/\s+/);
  const searched = FILTER_COLOURS.filter((colour) =>
    typed.some((word) => isFormOf(colours[colour].toLocaleLowerCase(language), word)),
  );
  // Hundreds of tiles read it: it changes with the choice only.
  const names = (chosen.length > 0 ? chosen : searched).toSorted().join(' ');
  const wanted = useMemo(
    () => FILTER_COLOURS.filter((colour) => names.split(' ').includes(colour)),
    [names],
  );
  return <Wanted value={wanted}>{children}</Wanted>;
}

/** Colours the list is narrowed to; none where a shopper has named none. */
export const useWantedColours = () => useContext(Wanted);
