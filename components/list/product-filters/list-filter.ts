import type { CountedValue } from './size-tabs';
import type { ChosenFilter, ListChoice, PriceBounds } from './list-choice';

/** Filters with a list of values, in the order of their buttons. */
export const VALUE_ATTRIBUTES = [
  'sizeString',
  'filterColor',
  'brand',
  'categoryTitles',
  'bodyType',
  'discountTier',
] as const;

export const SWITCH_ATTRIBUTES = [
  'hasTallSizesOnStock',
  'sale',
  'isNew',
  'sustainable',
  'exclusive',
] as const;

type ValueAttribute = (typeof VALUE_ATTRIBUTES)[number];
export type SwitchAttribute = (typeof SWITCH_ATTRIBUTES)[number];

export interface ValuesFilter {
  kind: 'values';
  attribute: ValueAttribute;
  path: string;
  /**
   * Sorted by name, so that a selection does not reorder them. Sorted lazily, because most filters
   * stay closed.
   */
  values: () => readonly CountedValue[];
  chosen: readonly string[];
  /** Whether it has a button; an open one keeps it. */
  isOffered: boolean;
}

export interface PriceFilter {
  kind: 'price';
  attribute: 'priceMin';
  path: string;
  /** Lowest and highest price, either selected or left by the other filters, in minor units. */
  range: { min: number; max: number };
  chosen: PriceBounds;
  isOffered: boolean;
}

export type ListFilter = ValuesFilter | PriceFilter;

export interface OfferedSwitch {
  attribute: SwitchAttribute;
  path: string;
  isOn: boolean;
  count: number;
}

/** All filters of a list, and the visitor's choices. */
export interface ListFiltersState {
  filters: readonly ListFilter[];
  switches: readonly OfferedSwitch[];
  chosen: readonly ChosenFilter[];
  /** Number of articles in the list; `null` before the first response. */
  articleCount: number | null;
  status: 'idle' | 'loading' | 'stalled' | 'error';
  change: (next: (choice: ListChoice) => ListChoice) => void;
  /** URL of the list after a change, for links. */
  addressAfter: (next: (choice: ListChoice) => ListChoice) => string;
  /** URL of the current list with every filter as links. */
  addressOfAll: string;
  /** Finds values by prefixes of their words, without typo tolerance; at most 100. */
  findValues: (path: string, query: string) => Promise<CountedValue[]>;
  retry: () => void;
}
