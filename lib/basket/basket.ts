import type { ImageRatio } from '@/lib/catalogue/product-image';
import type { ProductType } from '@/lib/catalogue/product-type';
import type { Currency } from '@/lib/page-context/locale';
import { shippingOf } from './shipping';

/** Most pieces of one SKU in a basket. */
export const MAX_PIECES = 20;

/** Why a basket stays as it is. */
export type BasketRefusal =
  | 'sku_missing'
  | 'invalid_quantity'
  | 'invalid'
  | 'unknown_article'
  | 'unknown_line'
  | 'out_of_stock'
  | 'quantity_limit'
  | 'basket_full'
  | 'unavailable';

/** One SKU put aside, with the price of record of now. */
export interface BasketLine {
  id: string;
  sku: string;
  /** Eight digits. */
  articleNumber: string;
  /** With the colour's three digits: the picture is the first of this number. */
  itemNumber: string;
  name: string;
  brand: string;
  slug: string;
  productType: ProductType;
  categories: readonly string[];
  colour: string;
  /** As printed on the label; `allsize` where there is only one. */
  size: string;
  imageRatio: ImageRatio;
  imageAlt: string;
  quantity: number;
  /** Of one piece, minor units. */
  price: number;
  strikePrice: number | null;
  /** Most pieces available now; fewer than `quantity` when others were quicker. */
  most: number;
}

/** A line that cannot be sold here: gone, or not sold in this language, country or currency. */
export interface MissingLine {
  id: string;
  sku: string;
}

/** The visitor's basket as the shop's own pages read it. Sums are in minor units. */
export interface Basket {
  lines: readonly BasketLine[];
  missing: readonly MissingLine[];
  currency: Currency;
  /** Pieces over all lines. */
  count: number;
  goods: number;
  shipping: number;
  /** Value of goods from which shipping is free; `null`: it never is. */
  freeShippingFrom: number | null;
  total: number;
}

/** Where a basket is sent and what is paid in. */
export interface Destination {
  /** ISO 3166-1 alpha-2, upper case. */
  territory: string;
  currency: Currency;
}

/** Adds up lines; those that are missing cost nothing. */
export function basketOf(
  lines: readonly BasketLine[],
  { territory, currency }: Destination,
  missing: readonly MissingLine[] = [],
): Basket {
  const goods = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const { price: shipping, freeFrom } = shippingOf(goods, territory, currency);
  return {
    lines,
    missing,
    currency,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    goods,
    shipping,
    freeShippingFrom: freeFrom,
    total: goods + shipping,
  };
}
