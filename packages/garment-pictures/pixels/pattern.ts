import { channels } from '#drawing/colour';
import type { Cloth } from '#garment/cloth';
import { repeats, type Line } from '#garment/weave';

/** Number of values per repeat of a stripe. */
const FINE = 512;

/**
 * Colour of the yarns in one direction, for each part of a repeat: red, green, blue times their
 * share, and the remaining share of the cloth. A yarn narrower than a pixel becomes a tint, which
 * avoids flicker.
 */
export type Stripes = Float32Array;

export interface Pattern {
  /** In millimetres. */
  readonly size: number;
  readonly warp: Stripes | undefined;
  readonly weft: Stripes | undefined;
  /** Visible share of printed dots of the yarn's colour, over a square repeat. */
  readonly dots: Float32Array | undefined;
  readonly yarn: readonly [number, number, number];
}

export const stripeSteps = FINE;
export const dotSteps = 72;

/** Share of a pixel `wide` around `here` that a line covers, in a repeat of `size`. */
function cover(here: number, wide: number, { at, width }: Line, size: number): number {
  let sum = 0;
  for (const turn of [-size, 0, size]) {
    const from = Math.max(here - wide / 2, at + turn);
    const to = Math.min(here + wide / 2, at + width + turn);
    if (to > from) sum += to - from;
  }
  return Math.min(1, sum / wide);
}

function stripesOf(
  cloth: Cloth,
  lines: readonly Line[],
  size: number,
  wide: number,
): Stripes | undefined {
  if (lines.length === 0) return undefined;
  const stripes = new Float32Array(FINE * 4);
  for (let step = 0; step < FINE; step += 1) {
    const here = ((step + 0.5) / FINE) * size;
    let [red, green, blue, left] = [0, 0, 0, 1];
    for (const line of lines) {
      const share = cover(here, Math.min(wide, size), line, size) * line.opacity;
      const [r, g, b] = channels(cloth[line.yarn]);
      red += (r - red) * share;
      green += (g - green) * share;
      blue += (b - blue) * share;
      left *= 1 - share;
    }
    stripes.set([red, green, blue, left], step * 4);
  }
  return stripes;
}

/** Two dots per repeat, staggered. */
function dotsOf(wide: number, size: number): Float32Array {
  const dots = new Float32Array(dotSteps * dotSteps);
  for (let index = 0; index < dots.length; index += 1) {
    const x = ((index % dotSteps) / dotSteps) * size;
    const y = (Math.floor(index / dotSteps) / dotSteps) * size;
    let most = 0;
    for (const [cx, cy] of [
      [0, 0],
      [size, 0],
      [0, size],
      [size, size],
      [size / 2, size / 2],
    ] as const) {
      const beyond = Math.hypot(x - cx, y - cy) - 1.8;
      const soft = Math.max(0.2, wide);
      most = Math.max(
        most,
        Math.min(1, Math.max(0, 0.5 - beyond / soft)) * Math.min(1, 3.6 / soft),
      );
    }
    dots[index] = most;
  }
  return dots;
}

const known = new WeakMap<Cloth, Pattern>();

/**
 * The cloth's pattern for pictures of `scale` pixels per millimetre; `undefined` if it is plain. A
 * cloth belongs to one picture, whose pieces share the result.
 */
export function patternOf(cloth: Cloth, scale: number): Pattern | undefined {
  const earlier = known.get(cloth);
  if (earlier) return earlier;
  const pattern = workOut(cloth, scale);
  if (pattern) known.set(cloth, pattern);
  return pattern;
}

function workOut(cloth: Cloth, scale: number): Pattern | undefined {
  const wide = 1.15 / scale;
  const yarn = channels(cloth.yarn);
  if (cloth.pattern === 'dots') {
    return { size: 18, warp: undefined, weft: undefined, dots: dotsOf(wide, 18), yarn };
  }
  const repeat = repeats[cloth.pattern];
  if (!repeat) return undefined;
  const { size, lines } = repeat;
  const along = (way: Line['way']) => lines.filter((line) => line.way === way);
  return {
    size,
    warp: stripesOf(cloth, along('warp'), size, wide),
    weft: stripesOf(cloth, along('weft'), size, wide),
    dots: undefined,
    yarn,
  };
}
