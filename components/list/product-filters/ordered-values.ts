import type { FilterAttribute } from '@/lib/catalog/catalogue/filter-attributes';
import { FILTER_COLOURS } from '@/lib/catalog/catalogue/filter-colour';
import { DISCOUNT_TIERS } from '@/lib/catalog/catalogue/price';
import { BODY_TYPES } from '@/lib/catalog/catalogue/sizes';
import type { CountedValue } from './size-tabs';

/** Orders of filters with a fixed set of values; others are sorted by name. */
const ORDERS: Readonly<Partial<Record<FilterAttribute, readonly string[]>>> = {
  filterColor: FILTER_COLOURS,
  bodyType: BODY_TYPES,
  discountTier: DISCOUNT_TIERS.map(String),
};

/** Sorts values independently of the selection. Unknown values come last. */
export function orderedValues(
  attribute: FilterAttribute,
  values: readonly CountedValue[],
): readonly CountedValue[] {
  const order = ORDERS[attribute];
  if (!order) return values;
  const rankOf = ({ value }: CountedValue) =>
    order.includes(value) ? order.indexOf(value) : order.length;
  return values.toSorted((one, other) => rankOf(one) - rankOf(other));
}
