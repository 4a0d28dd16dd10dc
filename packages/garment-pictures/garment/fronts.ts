import type { Article } from '#articles';
import { lit, oklch, shaded, type Oklch } from '#drawing/colour';
import { at, type Point } from '#drawing/outline';
import type { Build } from './build';
import { drawPanel, type Bench } from './panel';
import { button, buttonhole, seam, stitches, zip } from './seams';

export function shirtButtonTone(bench: Bench): Oklch {
  const { base } = bench.cloth;
  return base.l > 0.45 ? oklch(0.93, 0.008, 90) : lit(base, 0.12);
}

export const steel = oklch(0.68, 0.008, 250);
export const brass = oklch(0.68, 0.07, 80);

/** A placket on the axis with buttons; `from`–`to` are heights, `every` the buttons' distance. */
export function placket(
  bench: Bench,
  from: number,
  to: number,
  width: number,
  every: number,
  radius: number,
): string {
  const half = width / 2;
  const outline: Point[] = [
    at(-half, from, 'corner'),
    at(half, from, 'corner'),
    at(half + 0.6, (from + to) / 2),
    at(half, to, 'corner'),
    at(-half, to, 'corner'),
    at(-half - 0.6, (from + to) / 2),
  ];
  const tone = shirtButtonTone(bench);
  const buttons: string[] = [];
  for (let y = from + 26; y < to - 26; y += every) {
    buttons.push(buttonhole(bench, 0, y, 15, 90), button(bench, 0, y, radius, tone));
  }
  return (
    drawPanel(bench, { outline, shadow: 0.28, thickness: 3 }) +
    stitches(bench, [at(-half + 4, from), at(-half + 4, to)]) +
    stitches(bench, [at(half - 4, from), at(half - 4, to)]) +
    buttons.join('')
  );
}

export function buttonRow(
  bench: Bench,
  x: number,
  heights: readonly number[],
  radius: number,
  tone: Oklch,
): string {
  return heights.map((y) => button(bench, x, y, radius, tone)).join('');
}

/** A zip on the axis, with the seams of its flaps. */
export function zipFront(bench: Bench, article: Article, top: number, bottom: number): string {
  const metal =
    article.fabric === 'nylon'
      ? shaded(bench.cloth.base, 0.35)
      : article.number.charCodeAt(6) % 2
        ? brass
        : steel;
  return (
    zip(bench, 0, top, bottom, metal) +
    [-1, 1].map((side) => stitches(bench, [at(side * 12, top), at(side * 12, bottom)])).join('') +
    seam(bench, [at(6.5, top), at(6.5, bottom)], 0.7)
  );
}

export function hemSeam(bench: Bench, build: Build, above: number): string {
  const { hem, length } = build;
  const line = (lift: number) => [
    at(-hem + 2, length - lift),
    at(0, length + 6 - lift),
    at(hem - 2, length - lift),
  ];
  return stitches(bench, line(above)) + stitches(bench, line(above - 5));
}
