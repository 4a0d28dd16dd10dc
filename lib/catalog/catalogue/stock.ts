/** Most pieces of one SKU in a basket. */
export const MAX_PIECES = 20;

interface Stocked {
  /** A whole number as text, as stored in the index. */
  stock: string;
  /** Never out of stock: ordered anew whenever it runs low. */
  isNos: boolean;
}

/** Pieces in stock; text that is no whole number counts as none. */
export const piecesOf = ({ stock }: Pick<Stocked, 'stock'>): number =>
  /^\d{1,9}$/.test(stock) ? Number(stock) : 0;

export const isBuyable = (variant: Stocked) => variant.isNos || piecesOf(variant) > 0;

/** Quantities a visitor can choose, from 1; none when the size is sold out. */
export function quantityOptions(variant: Stocked): number[] {
  const most = variant.isNos ? MAX_PIECES : Math.min(piecesOf(variant), MAX_PIECES);
  return Array.from({ length: most }, (_, index) => index + 1);
}
