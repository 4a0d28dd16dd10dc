import { isFields, type Fields } from './fields';
import { briefSizes } from './tile-sizes';

/** What readers of records take for what is missing. */
const isDefault = (name: string, value: unknown) =>
  value === false ||
  (name === 'imageRatio' && value === '3:4') ||
  (isFields(value) && Object.keys(value).length === 0);

const withoutDefaults = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => !isDefault(name, value)));

const variantsOf = (colour: unknown): readonly unknown[] =>
  isFields(colour) && Array.isArray(colour['sizeVariants']) ? colour['sizeVariants'] : [];

/** What a reader makes of a colour without a text: nothing has to be sent for it. */
const isPlainAlt = ({ imageAlt, color }: Fields, title: unknown) =>
  typeof title === 'string' &&
  typeof color === 'string' &&
  imageAlt === `${title.trim()}, ${color.trim()}`;

function briefColours(colours: readonly unknown[], title: unknown): Fields {
  const brief = briefSizes(colours.map(variantsOf));
  const colorVariants = colours.map((colour, at) => {
    if (!isFields(colour)) return colour;
    const { sizeVariants, imageAlt, ...others } = colour;
    return withoutDefaults({
      ...others,
      ...(brief ? brief.colours[at] : { sizeVariants }),
      ...(!isPlainAlt(colour, title) && { imageAlt }),
    });
  });
  return { ...brief?.shared, colorVariants };
}

/** A record of a product index in few bytes; `readTileProduct` reads the same in it. */
export function briefRecord<Record extends Fields>(record: Record): Record {
  const { colorVariants, flags, title } = record;
  const brief = {
    ...record,
    ...(isFields(flags) && { flags: withoutDefaults(flags) }),
    ...(Array.isArray(colorVariants) && briefColours(colorVariants, title)),
  };
  // The same record: what is left out is what every reader assumes.
  return withoutDefaults(brief) as Record;
}
