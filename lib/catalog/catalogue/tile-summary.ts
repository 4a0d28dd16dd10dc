import type { Currency } from '@/lib/shop/project/currencies';
import type { ProjectId } from '@/lib/shop/project/projects';
import { badgesOf, type Badge } from './badges';
import { ONE_SIZE } from './one-size';
import { articlePrice, type DisplayPrice } from './price';
import type { ImageRatio } from './product-image';
import { hasQuickView } from './product-type';
import { colourPrice, coloursOf, leadingColour } from './tile-colours';
import { isSoldOut, type TileProduct } from './tile-product';
import type { TileSize } from './tile-sizes';

/**
 * Attributes of an article's tile while it is offscreen, also used in events: about 300 bytes,
 * where the whole record has 2,000.
 */
export interface TileSummary {
  /** Article number. */
  objectID: string;
  title: string;
  brand: string;
  slug: string;
  /** German path of its category, as used in events. */
  category: string;
  badges: readonly Badge[];
  isSoldOut: boolean;
  /** Number of colours to choose from; 1 if there is no choice. */
  colours: number;
  /** Item number of the displayed colour. */
  itemnum: string;
  imageRatio: ImageRatio;
  imageAlt: string;
  price: DisplayPrice;
  /** Labels of the available sizes in this colour. */
  sizes: readonly string[];
}

export interface TileContext {
  project: ProjectId;
  currency: Currency;
  tallOnly: boolean;
}

const labelOf = ({ size, label }: TileSize) => (size.sizeType === 'allsize' ? ONE_SIZE : label);

/** @param chosen item number of the colour to show; by default the tile chooses */
export function tileSummary(
  product: TileProduct,
  { project, currency, tallOnly }: TileContext,
  chosen: string | null = null,
): TileSummary {
  const colours = coloursOf(product, tallOnly);
  const picked = colours.find(({ itemnum }) => itemnum === chosen);
  const { itemnum, imageRatio, imageAlt, sizeVariants } = picked ?? leadingColour(product, colours);
  const { objectID, title, brand, slug } = product;
  return {
    objectID,
    title,
    brand,
    slug,
    itemnum,
    imageRatio,
    imageAlt,
    category: product.categoryTitlesDE,
    badges: badgesOf(product, { project, isTallOnly: tallOnly }),
    isSoldOut: isSoldOut(product),
    colours: hasQuickView(product.productType) ? colours.length : 1,
    price: picked ? colourPrice(product, picked, currency) : articlePrice(product, currency),
    sizes: sizeVariants.filter(({ isBuyable }) => isBuyable).map(labelOf),
  };
}
