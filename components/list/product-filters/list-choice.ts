import type { useInstantSearch } from 'react-instantsearch';
import {
  FILTER_ATTRIBUTES,
  filterTypeOf,
  indexPathOf,
  type FilterAttribute,
} from '@/lib/catalog/catalogue/filter-attributes';
import type { Currency } from '@/lib/shop/project/currencies';

/** A visitor's selection in the format of InstantSearch. Paths are those of the index. */
export type ListChoice = ReturnType<typeof useInstantSearch>['indexUiState'];

/** Bounds in minor units, inclusive; a missing bound is open. */
export interface PriceBounds {
  min?: number | undefined;
  max?: number | undefined;
}

/** A selection that can be removed on its own. */
export type ChosenFilter = { attribute: FilterAttribute; path: string } & (
  | { kind: 'value'; value: string }
  | { kind: 'range'; bounds: PriceBounds }
  | { kind: 'switch' }
);

/** Resets the page, because any other selection starts at the first page. */
const fromTheTop = ({ page: _, ...choice }: ListChoice): ListChoice => choice;

export const chosenValues = ({ refinementList }: ListChoice, path: string): readonly string[] =>
  refinementList?.[path] ?? [];

export const isSwitchedOn = ({ toggle }: ListChoice, path: string): boolean =>
  toggle?.[path] === true;

/** Selects or removes several values in one step, which results in one search. */
export function withValues(
  choice: ListChoice,
  path: string,
  values: readonly string[],
  isChosen: boolean,
): ListChoice {
  const others = chosenValues(choice, path).filter((value) => !values.includes(value));
  const refinementList = {
    ...choice.refinementList,
    [path]: isChosen ? [...others, ...values] : others,
  };
  return fromTheTop({ ...choice, refinementList });
}

export const withSwitch = (choice: ListChoice, path: string, isOn: boolean): ListChoice =>
  fromTheTop({ ...choice, toggle: { ...choice.toggle, [path]: isOn } });

/** @param index of the sort order */
export const withOrder = (choice: ListChoice, index: string): ListChoice =>
  fromTheTop({ ...choice, sortBy: index });

const boundOf = (text: string | undefined): number | undefined => {
  const bound = Number.parseFloat(text ?? '');
  return Number.isFinite(bound) ? bound : undefined;
};

/** InstantSearch writes a range as `min:max`, in which either may be missing. */
export function chosenBounds({ range }: ListChoice, path: string): PriceBounds {
  const [min, max] = (range?.[path] ?? '').split(':');
  return { min: boundOf(min), max: boundOf(max) };
}

const isOpen = ({ min, max }: PriceBounds) => min === undefined && max === undefined;

export function withBounds(choice: ListChoice, path: string, bounds: PriceBounds): ListChoice {
  const { [path]: _, ...others } = choice.range ?? {};
  const own = isOpen(bounds) ? {} : { [path]: `${bounds.min ?? ''}:${bounds.max ?? ''}` };
  return fromTheTop({ ...choice, range: { ...others, ...own } });
}

const NOTHING: readonly ChosenFilter[] = [];

/** Called for each attribute and each link of a list, most of which are not selected. */
function chosenOf(
  choice: ListChoice,
  attribute: FilterAttribute,
  path: string,
): readonly ChosenFilter[] {
  const { range, refinementList, toggle } = choice;
  if (!range?.[path] && !refinementList?.[path] && !toggle?.[path]) return NOTHING;
  switch (filterTypeOf(attribute)) {
    case 'PRICE': {
      const bounds = chosenBounds(choice, path);
      return isOpen(bounds) ? [] : [{ attribute, path, kind: 'range', bounds }];
    }
    case 'SWITCH':
    case 'FLAG':
      return isSwitchedOn(choice, path) ? [{ attribute, path, kind: 'switch' }] : [];
    default:
      return chosenValues(choice, path).map((value) => ({ attribute, path, kind: 'value', value }));
  }
}

/** All active filters of the list, in order. */
export function chosenFilters(choice: ListChoice, currency: Currency): ChosenFilter[] {
  const chosen: ChosenFilter[] = [];
  for (const attribute of FILTER_ATTRIBUTES)
    chosen.push(...chosenOf(choice, attribute, indexPathOf(attribute, currency)));
  return chosen;
}

export function keyOfChosen(chosen: ChosenFilter): string {
  const { path } = chosen;
  if (chosen.kind === 'value') return `${path}:${chosen.value}`;
  if (chosen.kind === 'switch') return path;
  return `${path}:${chosen.bounds.min ?? ''}:${chosen.bounds.max ?? ''}`;
}

export function without(choice: ListChoice, chosen: ChosenFilter): ListChoice {
  switch (chosen.kind) {
    case 'value':
      return withValues(choice, chosen.path, [chosen.value], false);
    case 'range':
      return withBounds(choice, chosen.path, {});
    case 'switch':
      return withSwitch(choice, chosen.path, false);
  }
}

/** Removes all filters but keeps query and sort order. */
export function withoutFilters(choice: ListChoice): ListChoice {
  const { refinementList: _, range: __, toggle: ___, ...others } = choice;
  return fromTheTop(others);
}
