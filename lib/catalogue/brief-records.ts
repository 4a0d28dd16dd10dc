import { isFields, type Fields } from './fields';
import { briefSizes } from './tile-sizes';

/** What readers of records take for what is missing. */
const isDefault = (name: string, value: unknown) =>
  value === false ||
  (name === 'imageRatio' && value === '3:4') ||
  (isFields(value) && Object.keys(value).length === 0);

const withoutDefaults = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => !isDefault(name, value)));

function briefColour(colour: unknown): unknown {
  if (!isFields(colour)) return colour;
  const { sizeVariants, ...others } = colour;
  const brief = Array.isArray(sizeVariants) ? briefSizes(sizeVariants) : null;
  return withoutDefaults(brief ? { ...others, ...brief } : colour);
}

/** A record of a product index in few bytes; `readTileProduct` reads the same in it. */
export function briefRecord<Record extends Fields>(record: Record): Record {
  const { colorVariants, flags } = record;
  const brief = {
    ...record,
    ...(isFields(flags) && { flags: withoutDefaults(flags) }),
    ...(Array.isArray(colorVariants) && { colorVariants: colorVariants.map(briefColour) }),
  };
  // The same record: what is left out is what every reader assumes.
  return withoutDefaults(brief) as Record;
}
