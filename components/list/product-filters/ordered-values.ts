import type { FilterAttribute } from '@/lib/catalog/catalogue/filter-attributes';
import { DISCOUNT_TIERS } from '@/lib/catalog/catalogue/price';
import { BODY_TYPES } from '@/lib/catalog/catalogue/sizes';
import type { Messages } from '@/lib/shop/i18n/messages';
import type { CountedValue } from './size-tabs';

/** Orders of filters with a fixed set of values besides colours; others are sorted by name. */
const ORDERS: Readonly<Partial<Record<FilterAttribute, readonly string[]>>> = {
  bodyType: BODY_TYPES,
  discountTier: DISCOUNT_TIERS.map(String),
};

/**
 * Sorts values independently of the selection. Unknown values come last.
 * @param messages whose colours are in the order of the shop's filter
 */
export function orderedValues(
  attribute: FilterAttribute,
  values: readonly CountedValue[],
  { colours }: Pick<Messages, 'colours'>,
): readonly CountedValue[] {
  const order = attribute === 'filterColor' ? Object.keys(colours) : ORDERS[attribute];
  if (!order) return values;
  const rankOf = ({ value }: CountedValue) =>
    order.includes(value) ? order.indexOf(value) : order.length;
  return values.toSorted((one, other) => rankOf(one) - rankOf(other));
}
