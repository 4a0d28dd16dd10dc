import path from 'node:path';
import { typedText } from '@/lib/shop/address/one-line';
import letters from './letters-of-fonts.json';

const fontFile = (name: string) => path.join(process.cwd(), 'lib/shop/letters/fonts', name);

/** A font of our documents. */
export interface Face {
  /** Files; a fallback has no bold letters of its own. */
  regular: string;
  bold: string;
  has: (codePoint: number) => boolean;
}

/** Reads ranges of code points, as `20-7e a0`. */
function within(ranges: string): Face['has'] {
  const pairs = ranges.split(' ').map((range) => {
    const [first = '', last = first] = range.split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return (codePoint) => pairs.some(([first, last]) => first <= codePoint && codePoint <= last);
}

/** The font of documents: Latin with its extensions, Greek, Cyrillic, Hebrew. */
export const BASE_FONT = fontFile('liberation-sans-regular.ttf');
export const BOLD_FONT = fontFile('liberation-sans-bold.ttf');
/** Arabic, Armenian, Georgian, signs of currencies. */
const DEJAVU = fontFile('dejavu-sans.ttf');
/** Chinese, Japanese, Korean. */
const DROID = fontFile('droid-sans-fallback.ttf');

/**
 * A letter is printed from the first font that has it; the others are read only for text that needs
 * them. Which letters they have is known without reading them: forms check it on each page.
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

/** Joiners and selectors: they choose a form of their neighbours, and have no glyph of their own. */
const SHAPES_NEIGHBOURS = /^\p{Default_Ignorable_Code_Point}$/u;

/** A letter with its accents and joiners. `Intl.Segmenter` takes time by the square of a text's length. */
const LETTER = /\P{M}[\p{M}\u200C\u200D]*|\p{M}+/gu;

/** Letters with their accents: what is printed from one font. */
export const lettersOf = (text: string): string[] => text.match(LETTER) ?? [];

/** @returns the first font with a letter and all of its accents; nothing where no font has them */
export function faceOf(letter: string): Face | undefined {
  const points = [...letter].filter((point) => !SHAPES_NEIGHBOURS.test(point));
  return FACES.find(({ has }) => points.every((point) => has(point.codePointAt(0) ?? 0)));
}

/** Text as documents print it: composed, on one line. */
export const composed = (text: string): string =>
  text.normalize('NFC').replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

/** Whether the fonts of our documents have all letters of a text. */
export const isPrintable = (text: string): boolean => lettersOf(composed(text)).every(faceOf);

/**
 * Errors of a form, with those of letters that no document can print. A field that is wrong already keeps its error.
 * @param fields that documents print, and whose lengths were checked
 * @param sent as it was typed
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
