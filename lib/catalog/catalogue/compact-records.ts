import { isJsonObject, type JsonObject } from '@/lib/platform/http/json-object';
import { compactSizes, hasTallInStock, readSizes, type TileSize } from './tile-sizes';

/** What readers of records take for what is missing. */
const isDefault = (name: string, value: unknown) =>
  value === undefined ||
  value === false ||
  (name === 'imageRatio' && value === '3:4') ||
  (isJsonObject(value) && Object.keys(value).length === 0);

const withoutDefaults = (fields: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => !isDefault(name, value)));

const trimmed = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** What a reader takes from the article and the sizes where a colour does not have it. */
const derivedOf = (
  colour: JsonObject,
  article: JsonObject,
  sizes: readonly TileSize[],
): JsonObject => ({
  imageAlt: `${trimmed(article['title'])}, ${trimmed(colour['color'])}`,
  imageRatio: article['imageRatio'] ?? '3:4',
  hasTallSizesOnStock: hasTallInStock(sizes),
});

/** The article's number is in its record already. */
function compactNumber(itemnum: unknown, { objectID }: JsonObject): unknown {
  const number = `${String(objectID)}-`;
  return typeof itemnum === 'string' && itemnum.startsWith(number)
    ? itemnum.slice(number.length - 1)
    : itemnum;
}

/** A colour without what a reader derives from the article and from `sizes`. */
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

/** A record of a product index in few bytes; `readTileProduct` reads the same in it. */
export function compactRecord<Record extends JsonObject>(record: Record): Record {
  const { colorVariants, flags, ...others } = record;
  const compact = {
    flags: isJsonObject(flags) ? withoutDefaults(flags) : flags,
    ...others,
    ...(Array.isArray(colorVariants) ? compactColours(colorVariants, record) : { colorVariants }),
  };
  // TypeScript cannot see that every reader assumes the defaults that are left out.
  return withoutDefaults(compact) as Record;
}
