import { isJsonObject, type JsonObject } from '@/lib/platform/http/json-object';
import { compactSizes, hasTallInStock, readSizes, type TileSize } from './tile-sizes';

/** Whether readers of records assume this value if the attribute is missing. */
const isDefault = (name: string, value: unknown) =>
  value === undefined ||
  value === false ||
  (name === 'imageRatio' && value === '3:4') ||
  (isJsonObject(value) && Object.keys(value).length === 0);

const withoutDefaults = (fields: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => !isDefault(name, value)));

const trimmed = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Values that a reader derives from the article and the sizes if a colour lacks them. */
const derivedOf = (
  colour: JsonObject,
  article: JsonObject,
  sizes: readonly TileSize[],
): JsonObject => ({
  imageAlt: `${trimmed(article['title'])}, ${trimmed(colour['color'])}`,
  imageRatio: article['imageRatio'] ?? '3:4',
  hasTallSizesOnStock: hasTallInStock(sizes),
});

/** Removes the article's number, which its record already contains. */
function compactNumber(itemnum: unknown, { objectID }: JsonObject): unknown {
  const number = `${String(objectID)}-`;
  return typeof itemnum === 'string' && itemnum.startsWith(number)
    ? itemnum.slice(number.length - 1)
    : itemnum;
}

/** Removes from a colour what a reader derives from the article and from `sizes`. */
function compactColour(
  colour: JsonObject,
  article: JsonObject,
  sizes: readonly TileSize[],
): JsonObject {
  const { sizeVariants: _, itemnum, imageAlt, imageRatio, hasTallSizesOnStock, ...others } = colour;
  const derived = derivedOf(colour, article, sizes);
  const own = Object.entries({ imageAlt, imageRatio, hasTallSizesOnStock });
  return Object.fromEntries([
    ['itemnum', compactNumber(itemnum, article)],
    ...Object.entries(withoutDefaults(others)),
    ...own.filter(([name, value]) => value !== derived[name]),
  ]);
}

function compactColours(colours: readonly unknown[], article: JsonObject): JsonObject {
  const read = colours.map((colour) => (isJsonObject(colour) ? readSizes(colour, article) : []));
  const compact = compactSizes(read);
  const colorVariants = colours.map((colour, at) => {
    if (!isJsonObject(colour)) return colour;
    const sizes = compact ? compact.colours[at] : { sizeVariants: colour['sizeVariants'] };
    return Object.assign(compactColour(colour, article, read[at] ?? []), sizes);
  });
  return { colorVariants, ...compact?.shared };
}

/** Compacts a record of a product index; `readTileProduct` reads the same values from it. */
export function compactRecord<Record extends JsonObject>(record: Record): Record {
  const { colorVariants, flags, ...others } = record;
  const compact = {
    flags: isJsonObject(flags) ? withoutDefaults(flags) : flags,
    ...others,
    ...(Array.isArray(colorVariants) ? compactColours(colorVariants, record) : { colorVariants }),
  };
  // TypeScript cannot see that every reader assumes the omitted defaults.
  return withoutDefaults(compact) as Record;
}
