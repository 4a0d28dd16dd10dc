import type { ImageRatio } from '@/lib/catalog/catalogue/product-image';
import type { ProductType } from '@/lib/catalog/catalogue/product-type';
import type { Voucher, VoucherProblem } from '@/lib/commerce/vouchers/voucher';
import { totalsOf, type Destination, type Totals } from './totals';

/** Maximum number of lines in a basket. */
export const MAX_LINES = 100;

/** Why a basket was not changed. */
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

/** Effect of a change that is not visible in the basket itself. */
export type BasketNotice = 'voucher' | 'giftCard' | 'kept';

/** An article of a set in the chosen size. */
export interface BasketPart {
  sku: string;
  /** `objectID` in the search index. */
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

/** A basket line with the current price of record. */
export interface BasketLine {
  id: string;
  /** SKU, or the item number of a set. */
  sku: string;
  /** `objectID` in the search index. */
  articleNumber: string;
  /** Article number with the colour's three digits; the picture is the first of this number. */
  itemNumber: string;
  name: string;
  brand: string;
  slug: string;
  productType: ProductType;
  /** German titles, the widest first. */
  categories: readonly string[];
  /** Empty for a gift card. */
  colour: string;
  /** Size as on the label; `allsize` if there is only one; empty for sets and gift cards. */
  size: string;
  imageRatio: ImageRatio;
  imageAlt: string;
  /** Parts of a set; empty for a single article. */
  parts: readonly BasketPart[];
  /** Sizes of this colour in stock, including the line's own. */
  sizes: readonly OtherSize[];
  quantity: number;
  /** Price of one piece in minor units. */
  price: number;
  strikePrice: number | null;
  /** Maximum number of pieces available now; less than `quantity` if others have bought some. */
  most: number;
  /** Class of articles with rates of tax of their own; missing for the standard rate. */
  vatClass?: string;
}

/** A line that cannot be ordered now. */
export interface MissingLine {
  id: string;
  sku: string;
  /** Name that the visitor last saw; `null` if it was never shown. */
  name: string | null;
  quantity: number;
  /**
   * Whether it is not sold here: discontinued, or not in this language, country or currency. It then leaves
   * the basket. Otherwise the search has not returned it, and it stays.
   */
  isGone: boolean;
}

/** A visitor's basket as used by the shop's own pages. Amounts are in minor units. */
export interface Basket extends Totals, Destination {
  /** Increases with every change; the larger one is newer. 0 means that there is no basket. */
  revision: number;
  lines: readonly BasketLine[];
  missing: readonly MissingLine[];
  vouchers: readonly Voucher[];
  /** Number of pieces in all lines. */
  count: number;
}

interface Parts {
  lines: readonly BasketLine[];
  missing?: readonly MissingLine[];
  vouchers?: readonly Voucher[];
  revision?: number;
}

/** Builds a basket from its lines; missing lines cost nothing. */
export function basketOf(
  { lines, missing = [], vouchers = [], revision = 0 }: Parts,
  destination: Destination,
): Basket {
  return {
    revision,
    lines,
    missing,
    vouchers,
    territory: destination.territory,
    currency: destination.currency,
    shippingRate: destination.shippingRate,
    ...(destination.rounding && { rounding: destination.rounding }),
    ...(destination.classRates && { classRates: destination.classRates }),
    ...(destination.taxesGiftCards && { taxesGiftCards: true }),
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ...totalsOf(lines, vouchers, destination),
  };
}

/** Whether everything in the basket can be ordered now. */
export const isOrderable = ({ lines, missing }: Pick<Basket, 'lines' | 'missing'>): boolean =>
  missing.length === 0 && lines.every(({ most, quantity }) => quantity <= most);
