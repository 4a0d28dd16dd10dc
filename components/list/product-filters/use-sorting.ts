import { useSortBy } from 'react-instantsearch';
import { useListSettings } from '@/components/list/product-list/list-settings';
import { useMessages } from '@/lib/i18n/use-messages';
import { indexNames } from '@/lib/search/index-names';
import { SORTINGS } from '@/lib/catalogue/sortings';

/** The orders of a list, each an index of its own. */
export function useSorting() {
  const { sortings } = useMessages();
  const { project, language } = useListSettings();
  const { sorted } = indexNames(project, language);
  const items = SORTINGS.map((sorting) => ({ value: sorted[sorting], label: sortings[sorting] }));
  const { currentRefinement, refine, options } = useSortBy({ items });
  return { options, chosen: currentRefinement, sort: refine };
}

export type ListSorting = ReturnType<typeof useSorting>;
