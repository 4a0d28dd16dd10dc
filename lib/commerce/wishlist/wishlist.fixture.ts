import type { WishlistContents, WishlistLine } from './wishlist';

/** A line as returned by `loadContents`: a shirt without a chosen size. */
export const wishlistLine = (parts: Partial<WishlistLine> = {}): WishlistLine => ({
  id: '5f0c8d5e-0000-4000-8000-000000000001',
  articleNumber: '10203040',
  itemNumber: '10203040117',
  sku: null,
  size: '',
  sizes: ['3XL', '4XL', '5XL'].map((size) => ({ sku: `10203040-117-${size}`, size })),
  name: 'Oxfordhemd',
  brand: 'Aldgate',
  slug: 'oxfordhemd',
  productType: 'product',
  categories: ['Bekleidung', 'Hemden'],
  colour: 'Marine',
  imageRatio: '3:4',
  imageAlt: 'Oxfordhemd in Marine',
  pictures: 4,
  price: 69_95,
  strikePrice: null,
  isFrom: false,
  isSoldOut: false,
  ...parts,
});

export const wishlistContents = (
  lines: readonly WishlistLine[],
  rest: Partial<Omit<WishlistContents, 'lines'>> = {},
): WishlistContents => ({ revision: 1, missing: [], shareToken: null, ...rest, lines });
