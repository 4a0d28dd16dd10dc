import { createContext, useContext, type ReactNode } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { indexPathOf } from '@/lib/catalog/catalogue/filter-attributes';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useListSettings } from './list-settings';

/** Names between blanks: hundreds of tiles read them, and a text is the same as long as they are. */
const Wanted = createContext('');

/** Tells the tiles of a list which colours it is narrowed to, by its filter or by the words searched for. */
export function WantedColours({ children }: { children: ReactNode }) {
  const { currency } = useListSettings();
  const { query = '', refinementList } = useInstantSearch().indexUiState;
  const chosen = refinementList?.[indexPathOf('filterColor', currency)] ?? [];
  const typed = ` ${query}`.toLowerCase();
  // An adjective begins with its colour: blau, blaues.
  const searched = Object.entries(useMessages().colours).flatMap(([colour, name]) =>
    typed.includes(` ${name.toLowerCase()}`) ? colour : [],
  );
  return <Wanted value={(chosen.length > 0 ? chosen : searched).join(' ')}>{children}</Wanted>;
}

/** Colours the list is narrowed to, between blanks; empty where a visitor has named none. */
export const useWantedColours = () => useContext(Wanted);
