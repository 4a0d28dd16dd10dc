import type { Currency } from '@/lib/shop/page-context/locale';
import { indexCurrency } from './price';

/** How a filter is shown and worked. */
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

/** Filter → attribute of the index. The names are used in addresses: renaming one breaks links. */
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

// Keys of that very object.
export const FILTER_ATTRIBUTES = Object.keys(ATTRIBUTES) as FilterAttribute[];

/** Older addresses use `new`. */
const ALIASES: Readonly<Record<string, FilterAttribute>> = { new: 'isNew' };

/** Most values a filter offers; also the index's own limit. */
export const FILTER_VALUE_LIMIT = 1000;
/** A filter with fewer values, none of them chosen, is hidden. */
export const HIDE_THRESHOLD = 1;

/** @returns `null` for a name that is no filter. */
export function filterAttribute(name: string): FilterAttribute | null {
  if (Object.hasOwn(ALIASES, name)) return ALIASES[name] ?? null;
  return FILTER_ATTRIBUTES.find((attribute) => attribute === name) ?? null;
}

export const filterTypeOf = (attribute: FilterAttribute): FilterType => ATTRIBUTES[attribute].type;

/** Attribute of the index with a filter's values, for the visitor's currency. */
export function indexPathOf(attribute: FilterAttribute, currency: Currency): string {
  const { path } = ATTRIBUTES[attribute];
  return path.endsWith('{currency}') ? path.replace('{currency}', indexCurrency(currency)) : path;
}

/** Switches and flags are not in the list of filters. */
export function isListedFilter(attribute: FilterAttribute): boolean {
  const type = filterTypeOf(attribute);
  return type !== 'SWITCH' && type !== 'FLAG';
}

/** A path that ends with a currency belongs to visitors who pay in it. */
export function isInCurrency(path: string, currency: Currency): boolean {
  const [, suffix] = /\.(czk|eur|pln|usd)$/.exec(path) ?? [];
  return suffix === undefined || suffix === indexCurrency(currency);
}

interface FilterSituation {
  currency: Currency;
  /** Values the index counts for this path. */
  valueCount: number;
  selectedCount: number;
  isSaleCategory: boolean;
}

/** Whether a filter at an index path is offered in the list of filters. */
export function isOffered(
  attribute: FilterAttribute,
  path: string,
  { currency, valueCount, selectedCount, isSaleCategory }: FilterSituation,
): boolean {
  if (!isListedFilter(attribute) || !isInCurrency(path, currency)) return false;
  if (attribute === 'discountTier' && !isSaleCategory) return false;
  return selectedCount > 0 || valueCount >= HIDE_THRESHOLD;
}
