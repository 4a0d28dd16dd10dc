import type { SizeType } from './sizes';

/** Measurements of a body or a belt, in the order of a chart's columns. */
export const MEASURES = [
  'neck',
  'chest',
  'waist',
  'sleeve',
  'inseam',
  'foot',
  'head',
  'hand',
  'belt',
  'height',
] as const;
export type Measure = (typeof MEASURES)[number];

/** Bounds in centimetres; equal if a size is a single number. */
export type Range = readonly [from: number, to: number];
type Measures = Partial<Record<Measure, Range>>;

const CM_PER_INCH = 2.54;
const one = (value: number): Range => [value, value];

/**
 * Chest and waist by letter. @see EN 13402-3, men's upper body and trousers; larger sizes continue
 * in its steps.
 */
const LETTERS: Readonly<Record<string, readonly [chest: Range, waist: Range]>> = {
  XS: [[78, 86], [66, 74]],
  S: [[86, 94], [74, 82]],
  M: [[94, 102], [82, 90]],
  L: [[102, 110], [90, 98]],
  XL: [[110, 118], [98, 106]],
  XXL: [[118, 129], [106, 119]],
  '3XL': [[129, 141], [119, 133]],
  '4XL': [[141, 153], [133, 147]],
  '5XL': [[153, 165], [147, 161]],
  '6XL': [[165, 177], [161, 175]],
  '7XL': [[177, 189], [175, 189]],
  '8XL': [[189, 201], [189, 203]],
}; // oxfmt-ignore

/** Tall letter → regular letter of the same girth. */
const TALL_LETTERS: Readonly<Record<string, string>> = { MT: 'M', LT: 'L', XLT: 'XL', XT: 'XL' };

/**
 * German numeric sizes: half the chest for regular, a quarter for short, the whole chest for tall.
 */
function chestOfNumber(number: number): number {
  if (number < 40) return number * 4;
  return number < 90 ? number * 2 : number;
}

/** A regular figure's waist is 12 cm less than its chest (drop 6). */
const DROP = 12;

function ofClothes(label: string): Measures {
  const [chest, waist] = LETTERS[TALL_LETTERS[label] ?? label] ?? [];
  if (chest && waist) return { chest, waist };
  const number = Number(label);
  if (!Number.isInteger(number)) return {};
  const middle = chestOfNumber(number);
  return { chest: [middle - 2, middle + 2], waist: [middle - DROP - 2, middle - DROP + 2] };
}

function ofJeans(label: string): Measures {
  const [, waist, length] = /^W(\d{2})(?:\/L(\d{2}))?$/.exec(label) ?? [];
  if (!waist) return {};
  return {
    waist: one(Number(waist) * CM_PER_INCH),
    ...(length && { inseam: one(Number(length) * CM_PER_INCH) }),
  };
}

/** Sleeve length for a man of average height. */
const SLEEVE = 65;

function ofCollar(label: string): Measures {
  const [, neck, sleeve] = /^(\d{2})(?:\/(\d{2}))?$/.exec(label) ?? [];
  if (!neck) return {};
  // Each centimetre of neck adds 4 cm of chest (EN 13402-3).
  const chest = 4 * Number(neck) - 58;
  return {
    neck: one(Number(neck)),
    chest: [chest - 2, chest + 2],
    sleeve: one(Number(sleeve ?? SLEEVE)),
  };
}

/** Paris points are two thirds of a centimetre and include 1.5 cm of room. @see ISO 19407 */
const footOf = (size: number) => size / 1.5 - 1.5;

function ofShoes(label: string): Measures {
  const sizes = label.split(/[–-]/).map((each) => Number(each.replace(',', '.')));
  const [from = NaN, to = from] = sizes;
  return Number.isNaN(from + to) ? {} : { foot: [footOf(from), footOf(to)] };
}

const numbered = (label: string, measure: (size: number) => Measures): Measures => {
  const size = Number(label.replace(',', '.'));
  return Number.isNaN(size) ? {} : measure(size);
};

/** Measurements of a size; empty for labels that do not belong to its type. */
export function measuresOf(sizeType: SizeType, label: string): Measures {
  switch (sizeType) {
    case 'standard':
      return ofClothes(label);
    case 'standarddob':
      return numbered(label, (size) => ({ chest: [2 * size + 10, 2 * size + 14] }));
    case 'inch':
      return ofJeans(label);
    case 'collar':
      return ofCollar(label);
    case 'shoe':
    case 'special':
      return ofShoes(label);
    case 'underwear':
      return numbered(label, (size) => ({ waist: [44 + 8 * size, 51 + 8 * size] }));
    case 'belt':
      return numbered(label, (size) => ({ belt: one(size) }));
    case 'hat':
      return numbered(label, (size) => ({ head: one(size) }));
    case 'accessoires':
      return numbered(label, (size) => ({ hand: one(size * CM_PER_INCH) }));
    case 'kids':
      return numbered(label, (size) => ({ height: [size - 5, size] }));
    case 'allsize':
      return {};
  }
}
