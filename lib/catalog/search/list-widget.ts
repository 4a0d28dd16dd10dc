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

/** Inverse of {@link listParameters}, except for the page. */
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
 * A single InstantSearch widget for a list's filters, query and order. The vendor's own need one
 * widget per filter, each of which computes its values after every response, even if its filter is
 * closed. `useInfiniteHits` handles pages.
 * @see https://www.algolia.com/doc/guides/building-search-ui/widgets/create-your-own-widgets/react
 */
export const connectList: Connector = () => (widgetParams) => {
  const { source } = widgetParams;
  return {
    $$type: 'selvedge.list',
    init: nothing,
    dispose: nothing,
    getRenderState: (renderState) => renderState,
    // Makes the hook include the selection in the parameters of the first render.
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
