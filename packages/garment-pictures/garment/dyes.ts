import type { ColourName, Kind } from '#articles';
import { oklch, type Oklch } from '#drawing/colour';

/** Dyes that are usual for menswear, by filter colour. */
const dyes: Record<ColourName, readonly [Oklch, ...Oklch[]]> = {
  blue: [
    oklch(0.31, 0.062, 262),
    oklch(0.78, 0.055, 245),
    oklch(0.44, 0.075, 256),
    oklch(0.26, 0.035, 265),
    oklch(0.62, 0.07, 240),
  ],
  multicolor: [oklch(0.38, 0.05, 255), oklch(0.42, 0.06, 150), oklch(0.46, 0.1, 28)],
  not_specified: [oklch(0.8, 0.015, 80), oklch(0.68, 0.012, 90)],
  black: [oklch(0.215, 0.006, 270), oklch(0.24, 0.004, 60)],
  grey: [
    oklch(0.6, 0.008, 255),
    oklch(0.4, 0.008, 260),
    oklch(0.76, 0.006, 250),
    oklch(0.5, 0.01, 80),
  ],
  green: [
    oklch(0.41, 0.05, 135),
    oklch(0.37, 0.045, 160),
    oklch(0.6, 0.05, 130),
    oklch(0.5, 0.045, 115),
  ],
  brown: [oklch(0.41, 0.06, 55), oklch(0.33, 0.04, 45), oklch(0.54, 0.075, 62)],
  beige: [oklch(0.82, 0.038, 80), oklch(0.76, 0.05, 76), oklch(0.87, 0.026, 85)],
  white: [oklch(0.985, 0.002, 100), oklch(0.968, 0.008, 92)],
  orange: [oklch(0.66, 0.145, 50), oklch(0.58, 0.12, 42)],
  red: [oklch(0.44, 0.14, 22), oklch(0.37, 0.095, 18), oklch(0.53, 0.17, 26)],
  yellow: [oklch(0.83, 0.1, 88), oklch(0.72, 0.1, 78)],
  violet: [oklch(0.4, 0.09, 305), oklch(0.7, 0.045, 300), oklch(0.34, 0.07, 325)],
};

type Shelf = Partial<Record<ColourName, readonly [Oklch, ...Oklch[]]>>;

/** Suiting and overcoating have quieter shades. */
const tailored: Shelf = {
  blue: [oklch(0.3, 0.05, 262), oklch(0.255, 0.034, 266), oklch(0.36, 0.05, 256)],
  green: [oklch(0.37, 0.035, 140), oklch(0.33, 0.03, 165)],
  red: [oklch(0.33, 0.08, 18)],
  yellow: [oklch(0.66, 0.085, 78)],
  brown: [oklch(0.4, 0.045, 58), oklch(0.32, 0.03, 50), oklch(0.6, 0.065, 65)],
};
const denim: Shelf = {
  blue: [
    oklch(0.33, 0.06, 264),
    oklch(0.5, 0.065, 252),
    oklch(0.28, 0.04, 268),
    oklch(0.66, 0.05, 248),
  ],
};
const outdoors: Shelf = {
  ...tailored,
  blue: [oklch(0.31, 0.05, 260), oklch(0.37, 0.05, 238), oklch(0.26, 0.03, 265)],
  green: [oklch(0.4, 0.045, 125), oklch(0.34, 0.04, 155)],
  red: [oklch(0.42, 0.13, 24)],
};

const shelves: Partial<Record<Kind, Shelf>> = {
  blazer: tailored,
  coat: tailored,
  suit: tailored,
  waistcoat: tailored,
  chinos: tailored,
  shoes: tailored,
  belt: tailored,
  jeans: denim,
  parka: outdoors,
  bomber: outdoors,
  'quilted-jacket': outdoors,
};

/** The dyes of a kind of garment in a filter colour, the usual one first. */
export function dyesOf(kind: Kind, colour: ColourName): readonly [Oklch, ...Oklch[]] {
  return shelves[kind]?.[colour] ?? dyes[colour];
}
