import { parseSizeString } from '@/lib/catalog/catalogue/size-string';
import { compareSizes, SIZE_TYPES } from '@/lib/catalog/catalogue/sizes';
import type { Messages } from '@/lib/shop/i18n/messages';
import type { Currency } from '@/lib/shop/project/currencies';
import { chosenName, valueName } from './filter-messages';
import { withBounds, withSwitch, withValues, type ListChoice } from './list-choice';
import { orderedValues } from './ordered-values';
import type { CountedValue } from './size-tabs';
import type { ListFilter, ListFiltersState, OfferedSwitch } from './list-filter';

/** A filter value as a link to the list with it, or without it if selected. */
export interface FilterWay {
  key: string;
  name: string;
  /** Number of articles it would find; `null` if it is not counted. */
  count: number | null;
  isChosen: boolean;
  href: string;
}

interface Place {
  addressAfter: ListFiltersState['addressAfter'];
  messages: Messages;
  currency: Currency;
}

const sizeRank = (value: string) => {
  const facet = parseSizeString(value);
  return facet ? SIZE_TYPES.indexOf(facet.sizeType) : SIZE_TYPES.length;
};

/** Sizes in stock or selected, by kind and from small to large. */
function orderedSizes(values: readonly CountedValue[], chosen: readonly string[]) {
  const labelOf = (value: string) => parseSizeString(value)?.sizeOnLabel ?? value;
  return values
    .filter(({ value }) => chosen.includes(value) || parseSizeString(value)?.hasStock)
    .toSorted(
      (one, other) =>
        sizeRank(one.value) - sizeRank(other.value) ||
        compareSizes(labelOf(one.value), labelOf(other.value)),
    );
}

/** Round amounts (1, 2 and 5 times a power of ten) within a range in minor units. */
function roundAmounts({ min, max }: { min: number; max: number }): number[] {
  const amounts: number[] = [];
  for (let unit = 100; unit < max; unit *= 10)
    amounts.push(...[unit, 2 * unit, 5 * unit].filter((amount) => amount > min && amount < max));
  return amounts;
}

function priceWays(filter: ListFilter & { kind: 'price' }, { addressAfter, ...named }: Place) {
  const { attribute, path, chosen, range } = filter;
  const edges = [undefined, ...roundAmounts(range), undefined];
  return edges.slice(1).map((max, at): FilterWay => {
    const bounds = { min: edges[at], max };
    const isChosen = chosen.min === bounds.min && chosen.max === bounds.max;
    const band = { kind: 'range', attribute, path, bounds } as const;
    return {
      key: `${bounds.min ?? ''}:${max ?? ''}`,
      name: chosenName(band, named.currency, named.messages),
      count: null,
      isChosen,
      href: addressAfter((choice) => withBounds(choice, path, isChosen ? {} : bounds)),
    };
  });
}

/** The values of a filter, as one link each. */
export function waysOf(filter: ListFilter, place: Place): FilterWay[] {
  if (filter.kind === 'price') return priceWays(filter, place);
  const { attribute, path, chosen } = filter;
  const values =
    attribute === 'sizeString'
      ? orderedSizes(filter.values(), chosen)
      : orderedValues(attribute, filter.values(), place.messages);
  return values.map(({ value, count }) => {
    const isChosen = chosen.includes(value);
    const choose = (choice: ListChoice) => withValues(choice, path, [value], !isChosen);
    const name = valueName(attribute, value, place.messages);
    return { key: value, name, count, isChosen, href: place.addressAfter(choose) };
  });
}

export const wayOfSwitch = (
  { attribute, path, isOn, count }: OfferedSwitch,
  { addressAfter, messages }: Place,
): FilterWay => ({
  key: path,
  name: messages.filterNames[attribute],
  count,
  isChosen: isOn,
  href: addressAfter((choice) => withSwitch(choice, path, !isOn)),
});
