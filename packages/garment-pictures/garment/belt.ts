import type { Article } from '#articles';
import { hex, lit, shaded, type Oklch } from '#drawing/colour';
import { element } from '#drawing/drawing';
import { at, shape, shifted, traced, type Point } from '#drawing/outline';
import { fold } from './folds';
import { brass, steel } from './fronts';
import { type Bench, drawPanel } from './panel';
import { stitches } from './seams';
import type { Garment } from './sheet';

function strap(y: number, left: number, right: number): Point[] {
  const middle = (left + right) / 2;
  return [
    at(left, y, 'corner'),
    at(middle, y + 9),
    at(right, y, 'corner'),
    at(right + 6, y + 18),
    at(right, y + 36, 'corner'),
    at(middle, y + 45),
    at(left, y + 36, 'corner'),
    at(left - 7, y + 18),
  ];
}

function drawStrap(bench: Bench, outline: readonly Point[], y: number): string {
  const folds = [fold([-60, y + 16], [70, y + 20], 4, 6, 0.15)];
  const rim = traced('-120,0 0,9 120,0');
  return (
    drawPanel(bench, { outline, shadow: 0.6, thickness: 7, folds }) +
    stitches(bench, shifted(rim, 0, y + 5)) +
    stitches(bench, shifted(rim, 0, y + 31))
  );
}

/** A belt in three turns, with the buckle on the middle one. */
export function drawBelt(bench: Bench, article: Article): Garment {
  const metal = article.number.charCodeAt(7) % 2 ? brass : steel;
  const turns = [-76, -30, 16];
  const straps = [strap(-76, -128, 126), strap(-30, -134, 132), strap(16, -130, 130)];
  const hole = { cy: 40, rx: 2.6, ry: 3, fill: '#000', opacity: 0.7 };
  const holes = [50, 68, 86, 104].map((cx) => element('ellipse', { cx, ...hole }));
  return {
    parts: [
      ...straps.map((outline, index) => drawStrap(bench, outline, turns[index] ?? 0)),
      ...holes,
    ],
    trims: [buckle(bench, -70, -12, metal), keeper(bench, -16, -12)],
    silhouette: straps.map(shape).join(''),
    box: { x: -150, y: -110, width: 300, height: 210 },
    wrinkling: 0,
  };
}

function buckle({ drawing }: Bench, x: number, y: number, metal: Oklch): string {
  const fill = drawing.linear(
    [x - 30, y - 40],
    [x + 34, y + 44],
    [
      { offset: 0, colour: hex(lit(metal, 0.75)) },
      { offset: 0.35, colour: hex(metal) },
      { offset: 0.6, colour: hex(lit(metal, 0.4)) },
      { offset: 1, colour: hex(shaded(metal, 0.45)) },
    ],
  );
  const frame = `M${x - 24} ${y - 28}h48q6 0 6 6v52q0 6 -6 6h-48q-6 0 -6 -6v-52q0 -6 6 -6Z`;
  const pin = `M${x - 27} ${y + 4}h54`;
  const line = { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  const dark = { ...line, stroke: '#000', transform: 'translate(2 4)', opacity: 0.18 };
  const edge = { ...line, d: frame, stroke: hex(lit(metal, 0.85)), opacity: 0.8 };
  return (
    [12, 9, 6]
      .map((width) => element('path', { ...dark, d: frame, 'stroke-width': width }))
      .join('') +
    element('path', { ...line, d: frame, stroke: fill, 'stroke-width': 8 }) +
    element('path', { ...edge, 'stroke-width': 1.2, transform: 'translate(-1.6 -2)' }) +
    element('path', { ...dark, d: pin, 'stroke-width': 7 }) +
    element('path', { ...line, d: pin, stroke: fill, 'stroke-width': 5.4 })
  );
}

function keeper(bench: Bench, x: number, y: number): string {
  return drawPanel(bench, {
    outline: [
      at(x, y - 24, 'corner'),
      at(x + 16, y - 23, 'corner'),
      at(x + 16, y + 33, 'corner'),
      at(x, y + 32, 'corner'),
    ],
    shadow: 0.6,
    thickness: 4,
  });
}
