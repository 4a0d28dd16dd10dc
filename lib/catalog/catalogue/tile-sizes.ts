import { isJsonObject, type JsonObject } from '@/lib/platform/http/json-object';
import { INDEX_CURRENCIES, readAmounts, type Amounts } from './price';
import { escapedPart, parseSizeString, unescapedPart } from './size-string';
import { BODY_TYPES, SIZE_TYPES, type BodyType, type SizeType } from './sizes';

export interface TileSize {
  size: { bodyType: BodyType; sizeType: SizeType };
  /** Size as printed on the label; `allsize` if there is only one. */
  label: string;
  isBuyable: boolean;
  /** Minor units. */
  price: Amounts;
}

/** A size without its label; most sizes of a colour share it. */
type SizeKind = Omit<TileSize, 'label'>;
type CompactKind = readonly [
  bodyType: BodyType,
  sizeType: SizeType,
  isBuyable: 0 | 1,
  price: Amounts,
];

/**
 * Values that the sizes of an article share in a page. Repeating them would take four fifths of a
 * list's bytes.
 */
interface SharedSizes {
  sizeKinds: readonly CompactKind[];
  /** Labels of the first colour's sizes, in order, joined by `|`. */
  sizeLabels: string;
}

interface CompactSizes {
  /** Index in `sizeKinds` of each size, as a base-36 digit. */
  sizes: string;
  /** Labels, if they differ from those of the first colour. */
  labels?: string;
}

const MAX_KINDS = 36;

function readWholeSize(value: unknown): TileSize[] {
  const text = isJsonObject(value) ? value['sizeString'] : null;
  const facet = typeof text === 'string' ? parseSizeString(text.trim()) : null;
  if (!isJsonObject(value) || !facet) return [];
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

function readCompactSizes(sizes: string, kinds: readonly unknown[], labels: string): TileSize[] {
  const read = kinds.map(readKind);
  return labels.split('|').flatMap((label, at) => {
    const kind = read[parseInt(sizes.charAt(at), 36)];
    if (!kind) return [];
    const { size, isBuyable, price } = kind;
    return [{ size, label: unescapedPart(label), isBuyable, price }];
  });
}

/** Sizes of an article's colour, from the index or from a page; omits invalid ones. */
export function readSizes(colour: JsonObject, { sizeKinds, sizeLabels }: JsonObject): TileSize[] {
  const { sizeVariants, sizes, labels = sizeLabels } = colour;
  if (typeof sizes === 'string' && Array.isArray(sizeKinds) && typeof labels === 'string')
    return readCompactSizes(sizes, sizeKinds, labels);
  return Array.isArray(sizeVariants) ? sizeVariants.flatMap(readWholeSize) : [];
}

export const hasTallInStock = (sizes: readonly TileSize[]): boolean =>
  sizes.some(({ size, isBuyable }) => isBuyable && size.bodyType === 'tall');

/** Assigns consecutive numbers to the kinds of sizes. */
function kindNumbers() {
  const numbers = new Map<string, number>();
  const kinds: CompactKind[] = [];
  const numberOf = ({ size: { bodyType, sizeType }, isBuyable, price }: TileSize): string => {
    const amounts = INDEX_CURRENCIES.map((currency) => price[currency]);
    const name = `${bodyType} ${sizeType} ${isBuyable} ${amounts.join(' ')}`;
    let number = numbers.get(name);
    if (number === undefined) {
      number = kinds.push([bodyType, sizeType, isBuyable ? 1 : 0, price]) - 1;
      numbers.set(name, number);
    }
    return number.toString(36);
  };
  return { kinds, numberOf };
}

/**
 * Compacts the sizes of an article's colours, in the order of the colours.
 * @returns `null` if there are too many kinds to save any space
 */
export function compactSizes(
  colours: readonly (readonly TileSize[])[],
): { shared: SharedSizes; colours: readonly CompactSizes[] } | null {
  const { kinds, numberOf } = kindNumbers();
  const labels = colours.map((sizes) => sizes.map(({ label }) => escapedPart(label)).join('|'));
  const [sizeLabels = ''] = labels;
  const compact = colours.map((sizes, at): CompactSizes => {
    const own = labels[at] ?? '';
    return {
      sizes: sizes.map(numberOf).join(''),
      ...(own !== sizeLabels && { labels: own }),
    };
  });
  if (kinds.length > MAX_KINDS) return null;
  return { shared: { sizeKinds: kinds, sizeLabels }, colours: compact };
}
