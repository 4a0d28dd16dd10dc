import { openSync, type Font } from 'fontkit';
import { inCheckout } from '@/scripts/stack/checkout.mjs';

/** Files of a family by alphabet, in the order in which they are asked for a letter. */
const FONTS = ['latin', 'latin-ext'].map((part) =>
  inCheckout(`public/fonts/hanken-grotesk/${part}.woff2`),
);

const LETTER_SPACING = 0.04;

interface Outline {
  path: string;
  width: number;
  /** Height of a capital letter. */
  height: number;
}

function openFont(file: string): Font {
  const opened = openSync(file);
  if (!('characterSet' in opened)) throw new Error(`${file} has several fonts`);
  return opened;
}

/** Letters as one path with the origin at the left end of the base line; the y axis points up. */
function outlineOf(text: string): Outline {
  const fonts = FONTS.map(openFont);
  const [first] = fonts;
  if (!first) throw new Error('there is no font');
  let path = '';
  let width = 0;
  for (const letter of text) {
    const font = fonts.find((each) => each.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    const glyph = font?.layout(letter).glyphs[0];
    if (!glyph) continue;
    path += glyph.path.translate(width, 0).toSVG();
    width += glyph.advanceWidth + LETTER_SPACING * first.unitsPerEm;
  }
  return { path, width: width - LETTER_SPACING * first.unitsPerEm, height: first.capHeight };
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Space above and below the capitals, for descenders and accents, as a share of their height. */
const MARGIN = 0.45;

/** The name in letters, until the brand has a logo: an SVG whose shape is used as a mask. */
export function placeholderLogo(name: string): { svg: string; ratio: string } {
  const { path, width, height } = outlineOf(name);
  const margin = height * MARGIN;
  const box = [0, -height - margin, width, height + 2 * margin].map(rounded);
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}"><path transform="scale(1 -1)" d="${path}"/></svg>\n`,
    ratio: `${box[2]} / ${box[3]}`,
  };
}

const ICON = 64;
const ICON_CAPITAL = 34;

/** The first letter on a tile, for the tab of a browser. */
export function placeholderIcon(name: string, colours: { ground: string; letter: string }): string {
  const { path, width, height } = outlineOf(name.slice(0, 1).toUpperCase());
  const scale = ICON_CAPITAL / height;
  const left = rounded((ICON - width * scale) / 2);
  const base = rounded((ICON + ICON_CAPITAL) / 2);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ICON} ${ICON}"><rect width="${ICON}" height="${ICON}" rx="14" fill="${colours.ground}"/><path transform="translate(${left} ${base}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${path}" fill="${colours.letter}"/></svg>\n`;
}
