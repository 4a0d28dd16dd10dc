import type { ListSettings } from '@/components/list/product-list/list-settings';
import { indexNames, sortingOf } from '@/lib/catalog/search/index-names';
import { listSearch, writeListState, type ListState } from '@/lib/catalog/catalogue/list-state';
import { chosenFilters, type ListChoice } from './list-choice';

type Place = Pick<ListSettings, 'project' | 'language' | 'currency' | 'allFilters'>;

/** URL of a list with this selection on the current page: `?filters[brand]=A,B`. */
export function listAddress(choice: ListChoice, place: Place): string {
  const { project, language, currency, allFilters } = place;
  const range: ListState['range'] = {};
  const filters: ListState['filters'] = {};
  for (const chosen of chosenFilters(choice, currency)) {
    const { attribute } = chosen;
    if (chosen.kind === 'range') {
      const { min, max } = chosen.bounds;
      range[attribute] = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
    } else {
      const value = chosen.kind === 'value' ? chosen.value : 'true';
      filters[attribute] = [...(filters[attribute] ?? []), value];
    }
  }
  const list = {
    query: choice.query ?? '',
    page: 1,
    sortBy: sortingOf(indexNames(project, language), choice.sortBy),
    range,
    filters,
    ...(allFilters && { allFilters }),
  };
  return listSearch(writeListState(list)) || '?';
}
