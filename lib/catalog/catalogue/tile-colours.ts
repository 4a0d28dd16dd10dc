import type { Currency } from '@/lib/shop/project/currencies';
import { articlePrice, indexCurrency, type DisplayPrice } from './price';
import { tallOnly } from './tall';
import type { TileColour, TileProduct } from './tile-product';

const isLeft = ({ sizeVariants }: TileColour) =>
  sizeVariants.length === 0 || sizeVariants.some(({ isBuyable }) => isBuyable);

/** Colours of a tile; in a list of tall sizes only tall ones, if there are any. */
export const coloursOf = (product: TileProduct, isTallOnly: boolean): readonly TileColour[] =>
  isTallOnly ? tallOnly(product.productType, product.colorVariants) : product.colorVariants;

/** Colour that a tile shows by default: the first that is not sold out. */
export const leadingColour = (product: TileProduct, colours: readonly TileColour[]): TileColour =>
  colours.find(isLeft) ?? colours[0] ?? product.colorVariants[0];

/** Reorders the colours by a list's colour filter, so that the tile shows a matching one. */
export function ledByColours(product: TileProduct, wanted: readonly string[]): TileProduct {
  const isWanted = ({ filterColor }: TileColour) => wanted.includes(filterColor);
  const [first, ...others] = product.colorVariants.toSorted(
    (one, other) => Number(isWanted(other)) - Number(isWanted(one)),
  );
  return first ? { ...product, colorVariants: [first, ...others] } : product;
}

/**
 * Price of a colour's cheapest size, with "from" if sizes differ; the article's price if there are
 * no sizes.
 */
export function colourPrice(
  product: TileProduct,
  colour: TileColour,
  currency: Currency,
): DisplayPrice {
  const key = indexCurrency(currency);
  const ofArticle = articlePrice(product, currency);
  const prices = colour.sizeVariants.flatMap(({ price }) => price[key] ?? []);
  if (ofArticle.price === null || prices.length === 0) return ofArticle;
  const price = Math.min(...prices);
  const strikePrice = colour.strikePrice[key] ?? null;
  return { price, strikePrice, isFrom: price < Math.max(...prices) };
}
