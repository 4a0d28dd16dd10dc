import type { Currency } from '@/lib/shop/project/currencies';
import { spelledFor } from '@/lib/shop/i18n/swiss-spelling';
import { isJsonObject, type JsonObject } from '@/lib/platform/http/json-object';
import { PRODUCT_FLAGS, type ProductFlag } from './badges';
import { indexCurrency, readAmounts, type Amounts } from './price';
import type { ImageRatio } from './product-image';
import { PRODUCT_TYPES, type ProductType } from './product-type';
import { hasTallInStock, readSizes, type TileSize } from './tile-sizes';

export interface TileColour {
  /** Number of the article in this colour, `20310000-312`: the path of its pictures and icon. */
  itemnum: string;
  /** Name of the shade, in the index's language. */
  color: string;
  imageRatio: ImageRatio;
  /** Name and colour if the record has no text of its own. */
  imageAlt: string;
  filterColor: string;
  /** Number of pictures, at least one: front, back, detail, fabric. */
  detailImgCount: number;
  hasTallSizesOnStock: boolean;
  /** Highest strike price, in minor units. */
  strikePrice: Amounts;
  /** In size order; empty for an article made of others. */
  sizeVariants: readonly TileSize[];
}

/** Attributes of an article in a list, in the requested currency. */
export interface TileProduct {
  /** Article number. */
  objectID: string;
  title: string;
  brand: string;
  slug: string;
  productType: ProductType;
  imageRatio: ImageRatio;
  flags: Readonly<Record<ProductFlag, boolean>>;
  isNew: boolean;
  isOnSale: boolean;
  priceMin: Amounts;
  priceMax: Amounts;
  strikePrice: Amounts;
  /**
   * German path of its category, `Bekleidung|Hemden`, so that events are the same in all languages.
   */
  categoryTitlesDE: string;
  colorVariants: readonly [TileColour, ...TileColour[]];
}

/** `attributesToRetrieve` of a list: exactly what {@link readTileProduct} reads. */
export function tileAttributes(currency: Currency): string[] {
  const key = indexCurrency(currency);
  return [
    'title',
    'brand.title',
    'slug',
    'productType',
    'imageRatio',
    'flags',
    'isNew',
    'isOnSale',
    `priceMin.${key}`,
    `priceMax.${key}`,
    `strikePrice.${key}`,
    'categoryTitlesDE',
    'colorVariants.itemnum',
    'colorVariants.color',
    'colorVariants.filterColor',
    'colorVariants.imageRatio',
    'colorVariants.imageAlt',
    'colorVariants.detailImgCount',
    'colorVariants.hasTallSizesOnStock',
    `colorVariants.strikePrice.${key}`,
    'colorVariants.sizeVariants.sizeString',
    `colorVariants.sizeVariants.price.${key}`,
  ];
}

const MAX_PICTURES = 20;

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Locale of the page in the browser; the server spells a page’s props as a whole. */
const pageLocale = (): string =>
  typeof location === 'undefined' ? '' : (location.pathname.split('/')[1] ?? '');

/** A text that visitors read, as the market spells it. */
const shownText = (value: unknown): string => spelledFor(pageLocale(), text(value));

const ratio = (value: unknown): ImageRatio => (value === '1:2' ? '1:2' : '3:4');

function readFlags(value: unknown): TileProduct['flags'] {
  const set = isJsonObject(value) ? value : {};
  const flags = PRODUCT_FLAGS.map((flag) => [flag, set[flag] === true] as const);
  // Every flag is mapped.
  return Object.fromEntries(flags) as Record<ProductFlag, boolean>;
}

function readColour(value: unknown, article: JsonObject): TileColour[] {
  if (!isJsonObject(value)) return [];
  const [itemnum, color] = [text(value['itemnum']), shownText(value['color'])];
  if (!itemnum || !color) return [];
  const count = Number(value['detailImgCount']);
  const { hasTallSizesOnStock } = value;
  const sizeVariants = readSizes(value, article);
  return [
    {
      itemnum: itemnum.startsWith('-') ? `${text(article['objectID'])}${itemnum}` : itemnum,
      color,
      filterColor: text(value['filterColor']) || 'not_specified',
      imageRatio: ratio(value['imageRatio'] ?? article['imageRatio']),
      imageAlt: shownText(value['imageAlt']) || `${shownText(article['title'])}, ${color}`,
      detailImgCount: Number.isInteger(count) ? Math.min(Math.max(count, 1), MAX_PICTURES) : 1,
      hasTallSizesOnStock:
        typeof hasTallSizesOnStock === 'boolean'
          ? hasTallSizesOnStock
          : hasTallInStock(sizeVariants),
      strikePrice: readAmounts(value['strikePrice']),
      sizeVariants,
    },
  ];
}

/**
 * Parses a record of a product index into a tile's props. Validates each part, because any client
 * with write access may have written the record; invalid decorative parts get defaults.
 * @returns `null` for a record without number, title, slug, known type or any colour
 */
export function readTileProduct(record: unknown): TileProduct | null {
  if (!isJsonObject(record)) return null;
  const productType = PRODUCT_TYPES.find((type) => type === record['productType']);
  const [objectID, title] = [text(record['objectID']), shownText(record['title'])];
  const slug = text(record['slug']);
  const [first, ...others] = list(record['colorVariants']).flatMap((colour) =>
    readColour(colour, record),
  );
  if (!objectID || !title || !slug || !productType || !first) return null;
  return {
    objectID,
    title,
    brand: isJsonObject(record['brand']) ? text(record['brand']['title']) : '',
    slug,
    productType,
    imageRatio: ratio(record['imageRatio']),
    flags: readFlags(record['flags']),
    isNew: record['isNew'] === true,
    isOnSale: record['isOnSale'] === true,
    priceMin: readAmounts(record['priceMin']),
    priceMax: readAmounts(record['priceMax']),
    strikePrice: readAmounts(record['strikePrice']),
    categoryTitlesDE: text(record['categoryTitlesDE']),
    colorVariants: [first, ...others],
  };
}

/** Whether no size is available; products made of other articles have no sizes of their own. */
export function isSoldOut({ colorVariants }: Pick<TileProduct, 'colorVariants'>): boolean {
  const sizes = colorVariants.flatMap(({ sizeVariants }) => sizeVariants);
  return sizes.length > 0 && !sizes.some(({ isBuyable }) => isBuyable);
}
