import { hex, lit, oklch, shaded } from '@/services/media/drawing/colour';
import { element } from '@/services/media/drawing/drawing';
import { at, curve, shape } from '@/services/media/drawing/outline';
import type { Build } from './build';
import { fold } from './folds';
import { type Neck, neckInside, nothing } from './necks';
import { type Bench, drawPanel } from './panel';
import { seam, stitches } from './seams';

/** A hood laid up behind the neck, its mouth open, with cords. */
export function hood(bench: Bench, build: Build, hasCords: boolean): Neck {
  const n = build.neck;
  const high = -n * 2.25;
  const shell = [
    at(-n * 1.42, 22, 'corner'),
    at(-n * 1.5, -n * 0.5),
    at(-n * 1.28, high * 0.72),
    at(-n * 0.62, high * 0.98),
    at(0, high),
    at(n * 0.62, high * 0.98),
    at(n * 1.28, high * 0.72),
    at(n * 1.5, -n * 0.5),
    at(n * 1.42, 22, 'corner'),
    at(0, n * 1.5),
  ];
  const mouth = [
    at(0, n * 1.2, 'corner'),
    at(-n * 0.5, n * 0.5),
    at(-n * 0.92, -n * 0.4),
    at(-n * 0.84, high * 0.6),
    at(-n * 0.4, high * 0.78),
    at(0, high * 0.81),
    at(n * 0.4, high * 0.78),
    at(n * 0.84, high * 0.6),
    at(n * 0.92, -n * 0.4),
    at(n * 0.5, n * 0.5),
  ];
  const side = (sign: 1 | -1) => [
    fold([sign * n * 1.4, 0], [sign * n * 1.02, high * 0.55], sign * 12, 10, 0.4),
    fold([sign * n * 1.3, 20], [sign * n * 0.7, -n * 0.2], sign * -8, 12, 0.5),
    fold([sign * n * 0.9, high * 0.85], [sign * n * 0.3, high * 0.92], 0, 8, 0.3),
  ];
  const over = () =>
    drawPanel(bench, { outline: shell, shadow: 0.4, folds: [...side(-1), ...side(1)] }) +
    neckInside(bench, mouth, -n * 0.35, -0.34) +
    stitches(
      bench,
      mouth.map((point) => ({ ...point, x: point.x * 1.14, y: point.y + (point.y < 0 ? -8 : 10) })),
    ) +
    seam(bench, [at(0, high * 0.82), at(2, high * 0.5), at(0, -n * 0.6)], 0.5) +
    (hasCords ? cords(bench, n) : '');
  const line = [at(-n, 0, 'corner'), at(0, n * 1.3), at(n, 0, 'corner')];
  return { behind: nothing, over, silhouette: shape(shell), line, top: high };
}

function cords(bench: Bench, n: number): string {
  const { base } = bench.cloth;
  const tone = base.l > 0.7 ? shaded(base, 0.12) : lit(base, 0.18);
  return ([-1, 1] as const)
    .map((sign) => {
      const x = sign * n * 0.3;
      const end = n * (sign < 0 ? 3.05 : 2.85);
      const line = curve([at(x, n * 0.98), at(x + sign * 5, n * 1.7), at(x + sign * 1, end)]);
      const cord = { d: line, fill: 'none', 'stroke-linecap': 'round' };
      return (
        element('path', {
          ...cord,
          stroke: '#000',
          'stroke-width': 6,
          opacity: 0.35,
          filter: bench.drawing.blur(2.4),
          transform: 'translate(2.5 3)',
        }) +
        element('path', { ...cord, stroke: hex(shaded(tone, 0.25)), 'stroke-width': 5.6 }) +
        element('path', {
          ...cord,
          stroke: hex(lit(tone, 0.12)),
          'stroke-width': 3.2,
          'stroke-dasharray': '2.4 1.6',
          transform: 'translate(-.6 0)',
        }) +
        element('circle', {
          cx: x,
          cy: n * 0.97,
          r: 4.6,
          fill: 'none',
          stroke: hex(oklch(0.6, 0.01, 90)),
          'stroke-width': 2.4,
        }) +
        element('rect', {
          x: x + sign - 3.2,
          y: end - 4,
          width: 6.4,
          height: 17,
          rx: 2,
          fill: hex(oklch(0.55, 0.012, 90)),
        })
      );
    })
    .join('');
}
