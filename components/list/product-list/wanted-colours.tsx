import { createContext, useContext, type ReactNode } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { indexPathOf } from '@/lib/catalog/catalogue/filter-attributes';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useListSettings } from './list-settings';

/** Names joined by spaces: hundreds of tiles read them, and equal strings do not re-render. */
const Wanted = createContext('');

/** Provides the tiles of a list with the colours of its filter or query. */
export function WantedColours({ children }: { children: ReactNode }) {
  const { currency } = useListSettings();
  const { query = '', refinementList } = useInstantSearch().indexUiState;
  const chosen = refinementList?.[indexPathOf('filterColor', currency)] ?? [];
  const typed = ` ${query}`.toLowerCase();
  // An adjective starts with its colour: blau, blaues.
  const searched = Object.entries(useMessages().colours).flatMap(([colour, name]) =>
    typed.includes(` ${name.toLowerCase()}`) ? colour : [],
  );
  return <Wanted value={(chosen.length > 0 ? chosen : searched).join(' ')}>{children}</Wanted>;
}

/** Colours of the filter or query, joined by spaces; empty if there are none. */
export const useWantedColours = () => useContext(Wanted);
