import { isFields, type Fields } from './fields';
import { briefSizes, hasTallInStock, readSizes, type TileSize } from './tile-sizes';

/** What readers of records take for what is missing. */
const isDefault = (name: string, value: unknown) =>
  value === undefined ||
  value === false ||
  (name === 'imageRatio' && value === '3:4') ||
  (isFields(value) && Object.keys(value).length === 0);

const withoutDefaults = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => !isDefault(name, value)));

const trimmed = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** What a reader takes from the article and the sizes where a colour does not have it. */
const derivedOf = (colour: Fields, article: Fields, sizes: readonly TileSize[]): Fields => ({
  imageAlt: `${trimmed(article['title'])}, ${trimmed(colour['color'])}`,
  imageRatio: article['imageRatio'] ?? '3:4',
  hasTallSizesOnStock: hasTallInStock(sizes),
});

/** The article's number is in its record already. */
function briefNumber(itemnum: unknown, { objectID }: Fields): unknown {
  const number = `${String(objectID)}-`;
  return typeof itemnum === 'string' && itemnum.startsWith(number)
    ? itemnum.slice(number.length - 1)
    : itemnum;
}

/** A colour without what a reader derives from the article and from `sizes`. */
function briefColour(colour: Fields, article: Fields, sizes: readonly TileSize[]): Fields {
  const { sizeVariants: _, itemnum, imageAlt, imageRatio, hasTallSizesOnStock, ...others } = colour;
  const derived = derivedOf(colour, article, sizes);
  const own = Object.entries({ imageAlt, imageRatio, hasTallSizesOnStock });
  return Object.fromEntries([
    ['itemnum', briefNumber(itemnum, article)],
    ...Object.entries(withoutDefaults(others)),
    ...own.filter(([name, value]) => value !== derived[name]),
  ]);
}

function briefColours(colours: readonly unknown[], article: Fields): Fields {
  const read = colours.map((colour) => (isFields(colour) ? readSizes(colour, article) : []));
  const brief = briefSizes(read);
  const colorVariants = colours.map((colour, at) => {
    if (!isFields(colour)) return colour;
    const sizes = brief ? brief.colours[at] : { sizeVariants: colour['sizeVariants'] };
    return Object.assign(briefColour(colour, article, read[at] ?? []), sizes);
  });
  return { colorVariants, ...brief?.shared };
}

/** A record of a product index in few bytes; `readTileProduct` reads the same in it. */
export function briefRecord<Record extends Fields>(record: Record): Record {
  const { colorVariants, flags, ...others } = record;
  const brief = {
    flags: isFields(flags) ? withoutDefaults(flags) : flags,
    ...others,
    ...(Array.isArray(colorVariants) ? briefColours(colorVariants, record) : { colorVariants }),
  };
  // TypeScript cannot see that every reader assumes the defaults that are left out.
  return withoutDefaults(brief) as Record;
}
