type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A size as a record of the index has it, as far as a tile shows it. */
interface SizeFields {
  sizeString: string;
  price: Fields;
}

/**
 * A colour's sizes as a page carries them: what comes before and after a label in their size strings,
 * with the price, is written once for all sizes that share it. Four fifths of a list's bytes are
 * such repetitions.
 */
interface BriefSizes {
  kinds: readonly (readonly [before: string, after: string, price: Fields])[];
  /** In their order: the kind's number, a colon, the label. */
  sizes: readonly string[];
}

/** The label is the part that differs; keys may be in any order. */
const LABEL = /(?<=(?:^|\|)sizeOnLabel#)[^|]+/;

const isSize = (value: unknown): value is SizeFields =>
  isFields(value) && typeof value['sizeString'] === 'string' && isFields(value['price']);

function briefSizes(variants: readonly SizeFields[]): BriefSizes {
  const kinds = new Map<string, { at: number; kind: BriefSizes['kinds'][number] }>();
  const sizes = variants.map(({ sizeString, price }) => {
    const label = LABEL.exec(sizeString);
    const [before, after] = label
      ? [sizeString.slice(0, label.index), sizeString.slice(label.index + label[0].length)]
      : [sizeString, ''];
    const name = JSON.stringify([before, after, price]);
    const known = kinds.get(name) ?? { at: kinds.size, kind: [before, after, price] as const };
    kinds.set(name, known);
    return `${known.at}:${label?.[0] ?? ''}`;
  });
  return { kinds: [...kinds.values()].map(({ kind }) => kind), sizes };
}

/** What readers of records take for what is missing. */
const isDefault = (value: unknown) =>
  value === false || (isFields(value) && Object.keys(value).length === 0);

const withoutDefaults = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isDefault(value)));

function briefColour(colour: unknown): unknown {
  if (!isFields(colour)) return colour;
  const { sizeVariants, ...others } = colour;
  const isBrief = Array.isArray(sizeVariants) && sizeVariants.every(isSize);
  return withoutDefaults(isBrief ? { ...others, ...briefSizes(sizeVariants) } : colour);
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

/** The sizes of a colour, of the index or of a page. */
export function sizesOf({ sizeVariants, kinds, sizes }: Fields): readonly unknown[] {
  if (!Array.isArray(kinds) || !Array.isArray(sizes))
    return Array.isArray(sizeVariants) ? sizeVariants : [];
  return sizes.map((size) => {
    const [, at = '', label = ''] = /^(\d+):(.*)$/s.exec(String(size)) ?? [];
    const [before = '', after = '', price] = Array.isArray(kinds[Number(at)])
      ? kinds[Number(at)]
      : [];
    return { sizeString: `${before}${label}${after}`, price };
  });
}
