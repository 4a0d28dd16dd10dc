import { useCallback } from 'react';
import { useInstantSearch, useInstantSearchContext } from 'react-instantsearch';
import { useListReports } from '@/components/list/product-list/list-reports';
import { useListSettings } from '@/components/list/product-list/list-settings';
import { indexPathOf, isOffered } from '@/lib/catalog/catalogue/filter-attributes';
import { nameOrder } from '@/lib/shop/i18n/name-order';
import type { Language } from '@/lib/shop/page-context/locale';
import type { Currency } from '@/lib/shop/project/currencies';
import { reportChange } from './filter-reports';
import { listAddress } from './list-address';
import {
  chosenBounds,
  chosenFilters,
  chosenValues,
  isSwitchedOn,
  type ListChoice,
} from './list-choice';
import {
  SWITCH_ATTRIBUTES,
  VALUE_ATTRIBUTES,
  type ListFiltersState,
  type OfferedSwitch,
  type PriceFilter,
  type SwitchAttribute,
  type ValuesFilter,
} from './list-filter';
import type { CountedValue } from './size-tabs';
import { useStoredSizes } from './use-stored-sizes';

/** The price follows this many value filters. */
const BEFORE_PRICE = 3;

/** Maximum hits of the service's search among the values of a filter. */
const MAX_FOUND_VALUES = 100;

type Results = ReturnType<typeof useInstantSearch>['results'];

function facetOf({ disjunctiveFacets }: Results, path: string) {
  const { data = {}, stats } = disjunctiveFacets.find(({ name }) => name === path) ?? {};
  // Typed as `object` by the vendor; contains the count of each value.
  return { counts: data as Readonly<Record<string, number>>, stats };
}

function countedValues(results: Results, path: string): CountedValue[] {
  const values = results.getFacetValues(path, {});
  // Anything else would be a hierarchy of values, which our filters do not have.
  return Array.isArray(values)
    ? values.map(({ escapedValue, count }) => ({ value: escapedValue, count }))
    : [];
}

/** Adds selected values that no article has any more, so that they can be deselected. */
function withChosen(values: readonly CountedValue[], chosen: readonly string[]) {
  const missing = chosen.filter((each) => !values.some(({ value }) => value === each));
  return [...values, ...missing.map((value) => ({ value, count: 0 }))];
}

/** Sorts in the language's order; the search client compares code units only. */
function byName(values: readonly CountedValue[], language: Language): CountedValue[] {
  const compare = nameOrder(language);
  return values.toSorted((one, other) => compare(one.value, other.value));
}

/** The price filter, omitted if all articles cost the same and nothing is selected. */
function priceFilter(results: Results, choice: ListChoice, currency: Currency): PriceFilter {
  const path = indexPathOf('priceMin', currency);
  const { min: lowest = 0, max: highest = 0 } = facetOf(results, path).stats ?? {};
  const chosen = chosenBounds(choice, path);
  // The amounts left by other filters may be outside the selected range.
  const amounts = [lowest, highest, chosen.min ?? lowest, chosen.max ?? highest];
  const [min, max] = [Math.min(...amounts), Math.max(...amounts)];
  const place = { attribute: 'priceMin', path } as const;
  return { kind: 'price', ...place, range: { min, max }, chosen, isOffered: min < max };
}

/** The filters of the list, with the selection that InstantSearch has from `connectList`. */
export function useListFilters(): ListFiltersState {
  const settings = useListSettings();
  const { currency, isSaleCategory, language, project } = settings;
  const tracking = useListReports();
  const search = useInstantSearchContext();
  const { indexUiState: choice, setIndexUiState, results, status, refresh } = useInstantSearch();
  useStoredSizes(chosenValues(choice, indexPathOf('sizeString', currency)));

  const lists = VALUE_ATTRIBUTES.map((attribute): ValuesFilter => {
    const path = indexPathOf(attribute, currency);
    const chosen = chosenValues(choice, path);
    const valueCount = Object.keys(facetOf(results, path).counts).length;
    const counts = { valueCount, selectedCount: chosen.length };
    return {
      kind: 'values',
      attribute,
      path,
      values: () => byName(withChosen(countedValues(results, path), chosen), language),
      chosen,
      isOffered: isOffered(attribute, path, { currency, isSaleCategory, ...counts }),
    };
  });
  const pointless: Partial<Record<SwitchAttribute, boolean>> = {
    // Only the big and tall shop sells tall sizes.
    hasTallSizesOnStock: project !== 'hgg',
    // Every article of a sale list is reduced.
    sale: isSaleCategory,
  };
  const switches = SWITCH_ATTRIBUTES.flatMap((attribute): OfferedSwitch[] => {
    const path = indexPathOf(attribute, currency);
    const isOn = isSwitchedOn(choice, path);
    const count = facetOf(results, path).counts['true'] ?? 0;
    return isOn || (!pointless[attribute] && count > 0) ? [{ attribute, path, isOn, count }] : [];
  });
  const findValues = useCallback(
    async (path: string, query: string): Promise<CountedValue[]> => {
      const helper = search.mainIndex.getHelper();
      const found = await helper?.searchForFacetValues(path, query, MAX_FOUND_VALUES, {});
      return (found?.facetHits ?? []).map(({ escapedValue, count }) => ({
        value: escapedValue,
        count,
      }));
    },
    [search],
  );
  const change = useCallback<ListFiltersState['change']>(
    (next) =>
      setIndexUiState((before) => {
        const after = next(before);
        reportChange(tracking, [before, after], currency);
        return after;
      }),
    [setIndexUiState, tracking, currency],
  );
  const price = priceFilter(results, choice, currency);
  return {
    filters: [...lists.slice(0, BEFORE_PRICE), price, ...lists.slice(BEFORE_PRICE)],
    switches,
    chosen: chosenFilters(choice, currency),
    articleCount: '__isArtificial' in results ? null : results.nbHits,
    status,
    change,
    addressAfter: (next) => listAddress(next(choice), settings),
    addressOfAll: listAddress(choice, { ...settings, allFilters: true }),
    findValues,
    retry: refresh,
  };
}
