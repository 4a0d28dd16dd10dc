/** Maximum pieces of one SKU in a basket. */
export const MAX_PIECES = 20;

interface Stocked {
  /** A whole number as a string, as in the index. */
  stock: string;
  /** Never out of stock: reordered when it runs low. */
  isNos: boolean;
}

/** Pieces in stock; 0 if the text is not a whole number. */
export const piecesOf = ({ stock }: Pick<Stocked, 'stock'>): number =>
  /^\d{1,9}$/.test(stock) ? Number(stock) : 0;

export const isBuyable = (variant: Stocked) => variant.isNos || piecesOf(variant) > 0;

/** Quantities a visitor can choose, from 1; empty when the size is sold out. */
export function quantityOptions(variant: Stocked): number[] {
  const most = variant.isNos ? MAX_PIECES : Math.min(piecesOf(variant), MAX_PIECES);
  return Array.from({ length: most }, (_, index) => index + 1);
}
