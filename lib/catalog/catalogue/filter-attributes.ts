import type { Currency } from '@/lib/shop/project/currencies';
import { INDEX_CURRENCIES, indexCurrency } from './price';

/** How a filter is displayed and operated. */
export const FILTER_TYPES = [
  'DEFAULT',
  'PRICE',
  'FLAG',
  'COLOR',
  'SEARCHABLE',
  'SIZE',
  'SWITCH',
] as const;
export type FilterType = (typeof FILTER_TYPES)[number];

interface Attribute {
  type: FilterType;
  /** Path in the record; `{currency}` is the lower-case currency of the visitor. */
  path: string;
}

/** Filter → attribute of the index. Addresses contain the names, so renaming one breaks links. */
const ATTRIBUTES = {
  bodyType: { type: 'DEFAULT', path: 'colorVariants.sizeVariants.size.bodyType' },
  hasTallSizesOnStock: { type: 'SWITCH', path: 'colorVariants.hasTallSizesOnStock' },
  priceMin: { type: 'PRICE', path: 'priceMin.{currency}' },
  sizeString: { type: 'SIZE', path: 'colorVariants.sizeVariants.sizeString' },
  brand: { type: 'SEARCHABLE', path: 'brand.title' },
  sale: { type: 'SWITCH', path: 'isOnSale' },
  isNew: { type: 'SWITCH', path: 'isNew' },
  sustainable: { type: 'FLAG', path: 'flags.sustainable' },
  exclusive: { type: 'FLAG', path: 'flags.exclusive' },
  filterColor: { type: 'COLOR', path: 'colorVariants.filterColor' },
  categories: { type: 'DEFAULT', path: 'categories' },
  categoryTitles: { type: 'DEFAULT', path: 'categoryTitles.lvl1' },
  discountTier: { type: 'DEFAULT', path: 'discountTier.{currency}' },
} satisfies Record<string, Attribute>;

export type FilterAttribute = keyof typeof ATTRIBUTES;

// Keys of the object above.
export const FILTER_ATTRIBUTES = Object.keys(ATTRIBUTES) as FilterAttribute[];

/** Names in older addresses → attribute. */
const ALIASES: Readonly<Record<string, FilterAttribute>> = { new: 'isNew' };

/** Maximum number of values of a filter, which is also the index's own limit. */
export const FILTER_VALUE_LIMIT = 1000;
/** Minimum number of values for a filter without a selection to be shown. */
export const HIDE_THRESHOLD = 1;

/** @returns `null` if no filter has this name. */
export function filterAttribute(name: string): FilterAttribute | null {
  if (Object.hasOwn(ALIASES, name)) return ALIASES[name] ?? null;
  return FILTER_ATTRIBUTES.find((attribute) => attribute === name) ?? null;
}

export const filterTypeOf = (attribute: FilterAttribute): FilterType => ATTRIBUTES[attribute].type;

/** Index attribute that contains a filter's values for the visitor's currency. */
export function indexPathOf(attribute: FilterAttribute, currency: Currency): string {
  const { path } = ATTRIBUTES[attribute];
  return path.endsWith('{currency}') ? path.replace('{currency}', indexCurrency(currency)) : path;
}

/** Whether the filter list contains it; switches and flags are shown elsewhere. */
export function isListedFilter(attribute: FilterAttribute): boolean {
  const type = filterTypeOf(attribute);
  return type !== 'SWITCH' && type !== 'FLAG';
}

/** Whether a path applies to a currency: those of prices end with theirs. */
export function isInCurrency(path: string, currency: Currency): boolean {
  const suffix = INDEX_CURRENCIES.find((each) => path.endsWith(`.${each}`));
  return suffix === undefined || suffix === indexCurrency(currency);
}

interface FilterSituation {
  currency: Currency;
  /** Number of values that the index counts for this path. */
  valueCount: number;
  selectedCount: number;
  isSaleCategory: boolean;
}

/** Whether the filter list offers a filter at an index path. */
export function isOffered(
  attribute: FilterAttribute,
  path: string,
  { currency, valueCount, selectedCount, isSaleCategory }: FilterSituation,
): boolean {
  if (!isListedFilter(attribute) || !isInCurrency(path, currency)) return false;
  if (attribute === 'discountTier' && !isSaleCategory) return false;
  return selectedCount > 0 || valueCount >= HIDE_THRESHOLD;
}
