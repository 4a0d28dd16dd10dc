import type { ImageRatio } from '@/lib/catalog/catalogue/product-image';
import type { ProductType } from '@/lib/catalog/catalogue/product-type';
import type { Voucher, VoucherProblem } from '@/lib/commerce/vouchers/voucher';
import { totalsOf, type Destination, type Totals } from './totals';

/** Different articles in one basket. */
export const MAX_LINES = 100;

/** Why a basket stays as it is. */
export type BasketRejection =
  | 'sku_missing'
  | 'invalid_quantity'
  | 'invalid'
  | 'unknown_article'
  | 'unknown_line'
  | 'out_of_stock'
  | 'quantity_limit'
  | 'basket_full'
  | 'set_incomplete'
  | 'voucher_combined'
  | 'voucher_limit'
  | VoucherProblem
  | 'wishlist_full'
  | 'too_many_attempts'
  | 'unavailable';

/** What a change has led to, where that is not seen at once. */
export type BasketNotice = 'voucher' | 'giftCard' | 'kept';

/** One article of a set, in the size that was chosen. */
export interface BasketPart {
  sku: string;
  /** Eight digits. */
  articleNumber: string;
  name: string;
  colour: string;
  size: string;
}

/** Another size of a line's article, in its colour. */
export interface OtherSize {
  sku: string;
  /** Size as printed on the label. */
  size: string;
}

/** One article put aside, with the price of record of now. */
export interface BasketLine {
  id: string;
  /** SKU; for a set its item number. */
  sku: string;
  /** Eight digits. */
  articleNumber: string;
  /** With the colour's three digits: the picture is the first of this number. */
  itemNumber: string;
  name: string;
  brand: string;
  slug: string;
  productType: ProductType;
  /** German titles, the widest first. */
  categories: readonly string[];
  /** Empty for a gift card. */
  colour: string;
  /** Size as printed on the label; `allsize` where there is only one; empty for sets and gift cards. */
  size: string;
  imageRatio: ImageRatio;
  imageAlt: string;
  /** What a set is made of; empty for a single article. */
  parts: readonly BasketPart[];
  /** Sizes of the same colour that are in stock, the line's own among them. */
  sizes: readonly OtherSize[];
  quantity: number;
  /** Price of one piece in minor units. */
  price: number;
  strikePrice: number | null;
  /** Most pieces available now; fewer than `quantity` when others were quicker. */
  most: number;
}

/** A line that cannot be sold here: gone, or not sold in this language, country or currency. */
export interface MissingLine {
  id: string;
  sku: string;
  /** Name that the visitor last saw; `null` when it was never shown. */
  name: string | null;
}

/** The visitor's basket as the shop's own pages read it. Sums are in minor units. */
export interface Basket extends Totals, Destination {
  /** Grows with every change: of two baskets the one with the greater is newer. 0: no basket. */
  revision: number;
  lines: readonly BasketLine[];
  missing: readonly MissingLine[];
  vouchers: readonly Voucher[];
  /** Pieces over all lines. */
  count: number;
}

interface Parts {
  lines: readonly BasketLine[];
  missing?: readonly MissingLine[];
  vouchers?: readonly Voucher[];
  revision?: number;
}

/** Adds up lines; those that are missing cost nothing. */
export function basketOf(
  { lines, missing = [], vouchers = [], revision = 0 }: Parts,
  { territory, currency, vatRate }: Destination,
): Basket {
  return {
    revision,
    lines,
    missing,
    vouchers,
    territory,
    currency,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ...totalsOf(lines, vouchers, { territory, currency, vatRate }),
  };
}

/** Whether all that is in a basket can be bought, as it is now. */
export const isOrderable = ({ lines, missing }: Pick<Basket, 'lines' | 'missing'>): boolean =>
  missing.length === 0 && lines.every(({ most, quantity }) => quantity <= most);
