import type { ColourName } from '@/services/media/articles';
import { oklch, type Oklch } from '@/services/media/drawing/colour';

/** Dyes a menswear buyer would order under each filter colour, the usual one first. */
export const dyes: Record<ColourName, readonly [Oklch, ...Oklch[]]> = {
  blue: [
    oklch(0.31, 0.062, 262),
    oklch(0.78, 0.055, 245),
    oklch(0.46, 0.09, 256),
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
    oklch(0.36, 0.055, 158),
    oklch(0.6, 0.05, 130),
    oklch(0.5, 0.045, 115),
  ],
  brown: [oklch(0.41, 0.06, 55), oklch(0.33, 0.04, 45), oklch(0.54, 0.075, 62)],
  beige: [oklch(0.82, 0.038, 80), oklch(0.76, 0.05, 76), oklch(0.87, 0.026, 85)],
  white: [oklch(0.962, 0.004, 95), oklch(0.945, 0.014, 92)],
  orange: [oklch(0.66, 0.145, 50), oklch(0.58, 0.12, 42)],
  red: [oklch(0.44, 0.14, 22), oklch(0.37, 0.095, 18), oklch(0.53, 0.17, 26)],
  yellow: [oklch(0.82, 0.125, 86), oklch(0.73, 0.115, 78)],
  violet: [oklch(0.4, 0.09, 305), oklch(0.72, 0.06, 305), oklch(0.34, 0.07, 325)],
};
