import type { Article } from '@/services/media/articles';
import { hex, lit, shaded } from '@/services/media/drawing/colour';
import { element } from '@/services/media/drawing/drawing';
import { type Point, at, shape } from '@/services/media/drawing/outline';
import { fold } from './folds';
import { brass, steel } from './fronts';
import { type Bench, drawPanel } from './panel';
import { stitches } from './seams';
import type { Garment } from './sheet';

/** A rolled belt from above: strap in two turns, the tail out to the left, the buckle on top. */
export function drawBelt(bench: Bench, article: Article): Garment {
  const metal = article.number.charCodeAt(7) % 2 ? brass : steel;
  const strap = (y: number, left: number, right: number): Point[] => [
    at(left, y, 'corner'),
    at((left + right) / 2, y + 9),
    at(right, y, 'corner'),
    at(right + 6, y + 18),
    at(right, y + 36, 'corner'),
    at((left + right) / 2, y + 45),
    at(left, y + 36, 'corner'),
    at(left - 7, y + 18),
  ];
  const straps = [strap(-76, -128, 126), strap(-30, -134, 132), strap(16, -130, 130)];
  const parts = straps.map((outline, index) => {
    const rim = (dy: number) => [
      at(-120, -76 + index * 46 + dy),
      at(0, -76 + index * 46 + dy + 9),
      at(120, -76 + index * 46 + dy),
    ];
    return (
      drawPanel(bench, {
        outline,
        shadow: 0.6,
        thickness: 7,
        folds: [fold([-60, -60 + index * 46], [70, -56 + index * 46], 4, 6, 0.15)],
      }) +
      stitches(bench, rim(5)) +
      stitches(bench, rim(31))
    );
  });
  const holes = [50, 68, 86, 104]
    .map((x) => element('ellipse', { cx: x, cy: 40, rx: 2.6, ry: 3, fill: '#000', opacity: 0.7 }))
    .join('');
  const silhouette = straps.map(shape).join('');
  return {
    parts: [...parts, holes],
    trims: [buckle(bench, -70, -12, metal), keeper(bench, -16, -12)],
    silhouette,
    box: { x: -150, y: -110, width: 300, height: 210 },
    wrinkling: 0,
    heights: bench.heights,
  };
}

function buckle(bench: Bench, x: number, y: number, metal: typeof brass): string {
  const fill = bench.drawing.linear(
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
  const line = { fill: 'none', 'stroke-linejoin': 'round' };
  return (
    element('path', {
      d: frame,
      ...line,
      stroke: '#000',
      'stroke-width': 9,
      opacity: 0.5,
      transform: 'translate(3 5)',
      filter: bench.drawing.blur(3),
    }) +
    element('path', { d: frame, ...line, stroke: fill, 'stroke-width': 8 }) +
    element('path', {
      d: frame,
      ...line,
      stroke: hex(lit(metal, 0.85)),
      'stroke-width': 1.2,
      opacity: 0.8,
      transform: 'translate(-1.6 -2)',
    }) +
    element('path', {
      d: pin,
      stroke: '#000',
      'stroke-width': 6,
      opacity: 0.4,
      transform: 'translate(1 3)',
    }) +
    element('path', { d: pin, stroke: fill, 'stroke-width': 5.4, 'stroke-linecap': 'round' })
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
