import path from 'node:path';
import { typedText } from '@/lib/shop/address/one-line';
import letters from './letters-of-fonts.json';

const fontFile = (name: string) => path.join(process.cwd(), 'lib/shop/letters/fonts', name);

/** A font used in documents. */
export interface Face {
  /** Files; fallback fonts have no bold variant. */
  regular: string;
  bold: string;
  has: (codePoint: number) => boolean;
}

/** Parses ranges of code points, such as `20-7e a0`. */
function within(ranges: string): Face['has'] {
  const pairs = ranges.split(' ').map((range) => {
    const [first = '', last = first] = range.split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return (codePoint) => pairs.some(([first, last]) => first <= codePoint && codePoint <= last);
}

/** Main font of documents: extended Latin, Greek, Cyrillic, Hebrew. */
export const BASE_FONT = fontFile('liberation-sans-regular.ttf');
export const BOLD_FONT = fontFile('liberation-sans-bold.ttf');
/** Arabic, Armenian, Georgian, signs of currencies. */
const DEJAVU = fontFile('dejavu-sans.ttf');
/** Chinese, Japanese, Korean. */
const DROID = fontFile('droid-sans-fallback.ttf');

/**
 * Characters are printed in the first font that has them; fallbacks are loaded only when needed.
 * Their coverage is known without loading them, because forms check it on each page.
 */
const FACES: readonly Face[] = [
  {
    regular: BASE_FONT,
    bold: BOLD_FONT,
    has: within(letters['liberation-sans']),
  },
  { regular: DEJAVU, bold: DEJAVU, has: within(letters['dejavu-sans']) },
  { regular: DROID, bold: DROID, has: within(letters['droid-sans-fallback']) },
];

/**
 * Joiners and variation selectors, which modify their neighbours and have no glyph of their own.
 */
const SHAPES_NEIGHBOURS = /^\p{Default_Ignorable_Code_Point}$/u;

/** A character with its accents and joiners. `Intl.Segmenter` takes quadratic time. */
const LETTER = /\P{M}[\p{M}\u200C\u200D]*|\p{M}+/gu;

/** Characters with their accents, each printed in one font. */
export const lettersOf = (text: string): string[] => text.match(LETTER) ?? [];

/** @returns the first font that has a character with all of its accents, if any */
export function faceOf(letter: string): Face | undefined {
  const points = [...letter].filter((point) => !SHAPES_NEIGHBOURS.test(point));
  return FACES.find(({ has }) => points.every((point) => has(point.codePointAt(0) ?? 0)));
}

/** Text as printed in documents: composed, on one line. */
export const composed = (text: string): string =>
  text.normalize('NFC').replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

/** Whether the fonts of our documents have all characters of a text. */
export const isPrintable = (text: string): boolean => lettersOf(composed(text)).every(faceOf);

/**
 * Adds errors for characters that documents cannot print. A field with another error keeps that.
 * @param fields that documents print, with validated lengths
 * @param sent as entered
 */
export function withUnknownLetters<Field extends string, Fault extends string>(
  errors: Readonly<Partial<Record<Field, Fault>>>,
  fields: readonly Field[],
  sent: Readonly<Partial<Record<Field, unknown>>>,
): Partial<Record<Field, Fault | 'letterUnknown'>> {
  const unknown = fields.filter((field) => {
    const text = sent[field];
    return !errors[field] && typeof text === 'string' && !isPrintable(typedText(text));
  });
  return { ...errors, ...Object.fromEntries(unknown.map((field) => [field, 'letterUnknown'])) };
}
