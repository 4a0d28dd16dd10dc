import { useCallback } from 'react';
import {
  useInstantSearch,
  useInstantSearchContext,
  useRange,
  useRefinementList,
  useToggleRefinement,
} from 'react-instantsearch';
import { useListReports } from '@/components/list/product-list/list-reports';
import { useListSettings } from '@/components/list/product-list/list-settings';
import {
  FILTER_VALUE_LIMIT,
  indexPathOf,
  isOffered,
  type FilterAttribute,
} from '@/lib/catalogue/filter-attributes';
import type { Currency } from '@/lib/page-context/locale';
import { reportChange } from './filter-reports';
import { listAddress } from './list-address';
import {
  chosenBounds,
  chosenFilters,
  chosenValues,
  isSwitchedOn,
  type ChosenFilter,
  type ListChoice,
  type PriceBounds,
} from './list-choice';
import type { CountedValue } from './size-tabs';
import { useStoredSizes } from './use-stored-sizes';

/** Filters with a list of values, in the order of their buttons. The price follows the third. */
const VALUE_ATTRIBUTES = [
  'sizeString',
  'filterColor',
  'brand',
  'categoryTitles',
  'bodyType',
  'discountTier',
] as const;
const BEFORE_PRICE = 3;

const SWITCH_ATTRIBUTES = [
  'hasTallSizesOnStock',
  'sale',
  'isNew',
  'sustainable',
  'exclusive',
] as const;

type ValueAttribute = (typeof VALUE_ATTRIBUTES)[number];
type SwitchAttribute = (typeof SWITCH_ATTRIBUTES)[number];

/** Maximum hits of the service's search among the values of a filter. */
const MAX_FOUND_VALUES = 100;

export interface ValuesFilter {
  kind: 'values';
  attribute: ValueAttribute;
  path: string;
  /** By name: choosing one does not reorder them. */
  values: readonly CountedValue[];
  chosen: readonly string[];
  /** Whether it deserves a button; one that is open stays. */
  isOffered: boolean;
}

export interface PriceFilter {
  kind: 'price';
  attribute: 'priceMin';
  path: string;
  /** Lowest and highest price of what the other filters leave or is chosen, in minor units. */
  range: { min: number; max: number };
  chosen: PriceBounds;
  isOffered: boolean;
}

export type ListFilter = ValuesFilter | PriceFilter;

export interface OfferedSwitch {
  attribute: SwitchAttribute;
  path: string;
  isOn: boolean;
  /** Number of articles it would leave. */
  count: number;
}

/** All filters of a list, and the shopper's choices. */
export interface ListFiltersState {
  filters: readonly ListFilter[];
  switches: readonly OfferedSwitch[];
  chosen: readonly ChosenFilter[];
  /** Articles in the list; `null` before the first answer. */
  articleCount: number | null;
  status: 'idle' | 'loading' | 'stalled' | 'error';
  change: (next: (choice: ListChoice) => ListChoice) => void;
  /** Address of the list after a change, for links. */
  addressAfter: (next: (choice: ListChoice) => ListChoice) => string;
  /** Finds values by the prefixes of their words, spelt right; at most 100. */
  findValues: (path: string, query: string) => Promise<CountedValue[]>;
  retry: () => void;
}

/** Registers a filter with InstantSearch. @returns its values as the index counts them */
function useCountedValues(attribute: FilterAttribute, currency: Currency): CountedValue[] {
  const { items } = useRefinementList({
    attribute: indexPathOf(attribute, currency),
    operator: 'or',
    limit: FILTER_VALUE_LIMIT,
    sortBy: BY_NAME,
  });
  return items;
}
const BY_NAME: ['name:asc'] = ['name:asc'];

function useValueFilters(currency: Currency): Readonly<Record<ValueAttribute, CountedValue[]>> {
  return {
    sizeString: useCountedValues('sizeString', currency),
    filterColor: useCountedValues('filterColor', currency),
    brand: useCountedValues('brand', currency),
    categoryTitles: useCountedValues('categoryTitles', currency),
    bodyType: useCountedValues('bodyType', currency),
    discountTier: useCountedValues('discountTier', currency),
  };
}

/** Values that no article has any more can still be deselected. */
function withChosen(values: readonly CountedValue[], chosen: readonly string[]) {
  const missing = chosen.filter((each) => !values.some(({ value }) => value === each));
  return [...values, ...missing.map((value) => ({ value, count: 0 }))];
}

/** Registers a switch with InstantSearch. @returns how many articles it would leave */
function useSwitchCount(attribute: FilterAttribute, currency: Currency): number {
  const { value } = useToggleRefinement({ attribute: indexPathOf(attribute, currency) });
  return value.onFacetValue.count ?? 0;
}

function useSwitches(currency: Currency): Readonly<Record<SwitchAttribute, number>> {
  return {
    hasTallSizesOnStock: useSwitchCount('hasTallSizesOnStock', currency),
    sale: useSwitchCount('sale', currency),
    isNew: useSwitchCount('isNew', currency),
    sustainable: useSwitchCount('sustainable', currency),
    exclusive: useSwitchCount('exclusive', currency),
  };
}

/** The filter of prices, not offered when all articles cost the same and nothing is chosen. */
function usePriceFilter(choice: ListChoice, currency: Currency): PriceFilter {
  const path = indexPathOf('priceMin', currency);
  const { range } = useRange({ attribute: path });
  const { min: lowest = 0, max: highest = 0 } = range;
  const chosen = chosenBounds(choice, path);
  // What other filters leave may be outside the chosen range.
  const amounts = [lowest, highest, chosen.min ?? lowest, chosen.max ?? highest];
  const [min, max] = [Math.min(...amounts), Math.max(...amounts)];
  const place = { attribute: 'priceMin', path } as const;
  return { kind: 'price', ...place, range: { min, max }, chosen, isOffered: min < max };
}

/** Registers every filter, shown or not: what an address requests counts from the first render. */
export function useListFilters(): ListFiltersState {
  const settings = useListSettings();
  const { currency, isSaleCategory, project } = settings;
  const tracking = useListReports();
  const search = useInstantSearchContext();
  const { indexUiState: choice, setIndexUiState, results, status, refresh } = useInstantSearch();
  const counted = useValueFilters(currency);
  // Keys of categories are for addresses only: the titles beside them are readable.
  useCountedValues('categories', currency);
  const switchCounts = useSwitches(currency);
  const price = usePriceFilter(choice, currency);
  useStoredSizes(chosenValues(choice, indexPathOf('sizeString', currency)));

  const lists = VALUE_ATTRIBUTES.map((attribute): ValuesFilter => {
    const path = indexPathOf(attribute, currency);
    const [values, chosen] = [counted[attribute], chosenValues(choice, path)];
    const counts = { valueCount: values.length, selectedCount: chosen.length };
    return {
      kind: 'values',
      attribute,
      path,
      values: withChosen(values, chosen),
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
    const count = switchCounts[attribute];
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
  return {
    filters: [...lists.slice(0, BEFORE_PRICE), price, ...lists.slice(BEFORE_PRICE)],
    switches,
    chosen: chosenFilters(choice, currency),
    articleCount: '__isArtificial' in results ? null : results.nbHits,
    status,
    change,
    addressAfter: (next) => listAddress(next(choice), settings),
    findValues,
    retry: refresh,
  };
}
