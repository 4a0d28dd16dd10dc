import { isFields, type Fields } from './fields';
import { readAmounts, type Amounts } from './price';
import { escapedPart, parseSizeString, unescapedPart } from './size-string';
import { BODY_TYPES, SIZE_TYPES, type BodyType, type SizeType } from './sizes';

/** One size of one colour. */
export interface TileSize {
  size: { bodyType: BodyType; sizeType: SizeType };
  /** As printed on the label; `allsize` where there is only one. */
  label: string;
  isBuyable: boolean;
  /** Minor units. */
  price: Amounts;
}

/** All of a size but its label, which most sizes of a colour share. */
type SizeKind = Omit<TileSize, 'label'>;
type BriefKind = readonly [
  bodyType: BodyType,
  sizeType: SizeType,
  isBuyable: 0 | 1,
  price: Amounts,
];

/**
 * A colour's sizes as a page carries them: what they share is written once for each kind. Four
 * fifths of a list's bytes would be such repetitions.
 */
interface BriefSizes {
  kinds: readonly BriefKind[];
  /** In their order, joined by bars: the kind's number, one digit of base 36, and the label. */
  sizes: string;
}

const MAX_KINDS = 36;

function readWholeSize(value: unknown): TileSize[] {
  const text = isFields(value) ? value['sizeString'] : null;
  const facet = typeof text === 'string' ? parseSizeString(text.trim()) : null;
  if (!isFields(value) || !facet) return [];
  const { bodyType, sizeType, hasStock, sizeOnLabel } = facet;
  const price = readAmounts(value['price']);
  return [{ size: { bodyType, sizeType }, label: sizeOnLabel, isBuyable: hasStock, price }];
}

function readKind(value: unknown): SizeKind | null {
  if (!Array.isArray(value)) return null;
  const bodyType = BODY_TYPES.find((known) => known === value[0]);
  const sizeType = SIZE_TYPES.find((known) => known === value[1]);
  if (!bodyType || !sizeType) return null;
  return { size: { bodyType, sizeType }, isBuyable: value[2] === 1, price: readAmounts(value[3]) };
}

function readBriefSizes(kinds: readonly unknown[], sizes: string): TileSize[] {
  const read = kinds.map(readKind);
  return sizes.split('|').flatMap((size) => {
    const kind = read[parseInt(size.charAt(0), 36)];
    return kind ? [{ ...kind, label: unescapedPart(size.slice(1)) }] : [];
  });
}

/** The sizes of a colour, of the index or of a page; those that are invalid are left out. */
export function readSizes({ sizeVariants, kinds, sizes }: Fields): TileSize[] {
  if (Array.isArray(kinds) && typeof sizes === 'string') return readBriefSizes(kinds, sizes);
  return Array.isArray(sizeVariants) ? sizeVariants.flatMap(readWholeSize) : [];
}

/** @returns `null` for sizes of so many kinds that nothing is gained */
export function briefSizes(variants: readonly unknown[]): BriefSizes | null {
  const numbers = new Map<string, number>();
  const kinds: BriefKind[] = [];
  const sizes = variants.flatMap(readWholeSize).map(({ size, label, isBuyable, price }) => {
    const kind = [size.bodyType, size.sizeType, isBuyable ? 1 : 0, price] as const;
    const name = JSON.stringify(kind);
    const number = numbers.get(name) ?? kinds.push(kind) - 1;
    numbers.set(name, number);
    return `${number.toString(36)}${escapedPart(label)}`;
  });
  return kinds.length > MAX_KINDS ? null : { kinds, sizes: sizes.join('|') };
}
