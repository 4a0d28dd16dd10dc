import type { useConnector } from 'react-instantsearch';
import { FILTER_ATTRIBUTES, indexPathOf } from '@/lib/catalog/catalogue/filter-attributes';
import type { ListState } from '@/lib/catalog/catalogue/list-state';
import { indexNames, sortingOf } from './index-names';
import { listParameters, listOf, uiStateOf, type ListSource } from './list-query';

type Connector = Parameters<
  typeof useConnector<
    { source: ListSource },
    { $$type: string; indexUiState: Record<string, unknown> }
  >
>[0];

type Widget = ReturnType<ReturnType<Connector>>;
type SearchParameters = Parameters<NonNullable<Widget['getWidgetSearchParameters']>>[0];

/** The other way round than {@link listParameters}, but for the page. */
function listOfParameters(parameters: SearchParameters, source: ListSource): ListState {
  const list: ListState = {
    query: parameters.query ?? '',
    page: 1,
    sortBy: sortingOf(indexNames(source.project, source.language), parameters.index),
    range: {},
    filters: {},
  };
  for (const attribute of FILTER_ATTRIBUTES) {
    const path = indexPathOf(attribute, source.currency);
    const values = parameters.disjunctiveFacetsRefinements[path] ?? [];
    if (values.length > 0) list.filters[attribute] = values;
    const { '>=': [min] = [], '<=': [max] = [] } = parameters.numericRefinements[path] ?? {};
    if (typeof min === 'number') list.range[attribute] = { min };
    if (typeof max === 'number') list.range[attribute] = { ...list.range[attribute], max };
  }
  return list;
}

const nothing = () => undefined;

/**
 * All that is chosen in a list, its words and its order, as one widget of InstantSearch: the
 * vendor's own are one for each filter, each of which would compute what it offers with each answer,
 * also while nobody has opened it. Pages are left to `useInfiniteHits`.
 * @see https://www.algolia.com/doc/guides/building-search-ui/widgets/create-your-own-widgets/react
 */
export const connectList: Connector = () => (widgetParams) => {
  const { source } = widgetParams;
  return {
    $$type: 'selvedge.list',
    init: nothing,
    dispose: nothing,
    getRenderState: (renderState) => renderState,
    // Has the hook bring the choice into the first render's parameters.
    getWidgetRenderState: () => ({ widgetParams }),
    getWidgetSearchParameters(parameters, { uiState }) {
      const { page: _, ...chosen } = listParameters(listOf(uiState, source), source);
      return parameters.setQueryParameters(chosen);
    },
    getWidgetUiState: ({ page }, { searchParameters }) => ({
      ...(page !== undefined && { page }),
      ...uiStateOf(listOfParameters(searchParameters, source), source),
    }),
  };
};
