import type { ListSettings } from '@/components/list/product-list/list-settings';
import {
  FILTER_ATTRIBUTES,
  filterTypeOf,
  indexPathOf,
  type FilterAttribute,
} from '@/lib/catalogue/filter-attributes';
import {
  EMPTY_LIST_STATE,
  listSearch,
  writeFilter,
  writeListState,
} from '@/lib/catalogue/list-state';
import { SORTINGS } from '@/lib/catalogue/sortings';
import { indexNames } from '@/lib/search/index-names';
import {
  chosenBounds,
  chosenValues,
  isSwitchedOn,
  type ListChoice,
  type PriceBounds,
} from './list-choice';

type Place = Pick<ListSettings, 'project' | 'language' | 'currency'>;

/** `filters[brand]=A,B`, or nothing. */
const written = (parameters: URLSearchParams) => listSearch(parameters).slice(1);

function writtenFilter(choice: ListChoice, attribute: FilterAttribute, path: string): string {
  const write = (bounds: PriceBounds, values: readonly string[]) =>
    written(new URLSearchParams(writeFilter(attribute, bounds, values)));
  switch (filterTypeOf(attribute)) {
    case 'PRICE':
      return write(chosenBounds(choice, path), []);
    case 'SWITCH':
    case 'FLAG':
      return write({}, isSwitchedOn(choice, path) ? ['true'] : []);
    default:
      return write({}, chosenValues(choice, path));
  }
}

/** What one filter was last written as, and of which choice. */
interface Written {
  path: string;
  /** Compared by identity: a change of one filter leaves the others' as they are. */
  of: readonly [range: unknown, values: unknown, isOn: unknown];
  text: string;
}

/**
 * Writes where a list with a choice stands, on the page it is on: `?filters[brand]=A,B`. A list has some
 * hundred links that differ in one filter each: the others are written once.
 */
export function addressWriter({ project, language, currency }: Place) {
  const { sorted } = indexNames(project, language);
  const known = new Map<FilterAttribute, Written>();
  const filterOf = (choice: ListChoice, attribute: FilterAttribute): string => {
    const before = known.get(attribute);
    const path = before?.path ?? indexPathOf(attribute, currency);
    const { range, refinementList, toggle } = choice;
    const of = [range?.[path], refinementList?.[path], toggle?.[path]] as const;
    if (before && of.every((part, at) => part === before.of[at])) return before.text;
    const text = writtenFilter(choice, attribute, path);
    known.set(attribute, { path, of, text });
    return text;
  };
  return (choice: ListChoice): string => {
    const { query = '' } = choice;
    const sortBy = SORTINGS.find((sorting) => sorted[sorting] === choice.sortBy) ?? 'default';
    const list = written(writeListState({ ...EMPTY_LIST_STATE, query, sortBy }));
    const filters = FILTER_ATTRIBUTES.map((attribute) => filterOf(choice, attribute));
    return `?${[list, ...filters].filter(Boolean).join('&')}`;
  };
}
