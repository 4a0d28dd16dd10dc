import { useInstantSearch } from 'react-instantsearch';
import { useListSettings } from '@/components/list/product-list/list-settings';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { indexNames } from '@/lib/catalog/search/index-names';
import { SORTINGS } from '@/lib/catalog/catalogue/sortings';
import { withOrder } from './list-choice';

/** The sort orders of a list, each with its own index. */
export function useSorting() {
  const { sortings } = useMessages();
  const { project, language } = useListSettings();
  const { indexUiState: choice, setIndexUiState } = useInstantSearch();
  const { sorted } = indexNames(project, language);
  return {
    options: SORTINGS.map((sorting) => ({ value: sorted[sorting], label: sortings[sorting] })),
    chosen: choice.sortBy ?? sorted.default,
    sort: (index: string) => setIndexUiState((before) => withOrder(before, index)),
  };
}

export type ListSorting = ReturnType<typeof useSorting>;
