import { hex, lit, oklch, shaded } from '#drawing/colour';
import { element } from '#drawing/drawing';
import { at, curve, shape, symmetric } from '#drawing/outline';
import type { Build } from './build';
import { drawCord } from './cord';
import { fold, mirroredFolds, type Fold } from './folds';
import { type Neck, neckInside, nothing } from './necks';
import { type Bench, drawPanel } from './panel';
import { seam, stitches } from './seams';

/** Folds of the right side of a hood `n` wide at the neck and `high` above it. */
function sideFolds(n: number, high: number): Fold[] {
  return [
    fold([n * 1.4, 0], [n * 1.02, high * 0.55], 12, 10, 0.4),
    fold([n * 1.3, 20], [n * 0.7, -n * 0.2], -8, 12, 0.5),
    fold([n * 0.9, high * 0.85], [n * 0.3, high * 0.92], 0, 8, 0.3),
  ];
}

export function hood(bench: Bench, build: Build, hasCords: boolean): Neck {
  const n = build.neck;
  const high = -n * 2.25;
  const shell = symmetric([
    at(0, high),
    at(n * 0.62, high * 0.98),
    at(n * 1.28, high * 0.72),
    at(n * 1.5, -n * 0.5),
    at(n * 1.42, 22, 'corner'),
    at(0, n * 1.5),
  ]);
  const mouth = symmetric([
    at(0, high * 0.81),
    at(n * 0.4, high * 0.78),
    at(n * 0.84, high * 0.6),
    at(n * 0.92, -n * 0.4),
    at(n * 0.5, n * 0.5),
    at(0, n * 1.2, 'corner'),
  ]);
  const rim = mouth.map(({ x, y }) => at(x * 1.14, y + (y < 0 ? -8 : 10)));
  const side = sideFolds(n, high);
  return {
    behind: nothing,
    over: () =>
      drawPanel(bench, { outline: shell, shadow: 0.4, folds: [...side, ...mirroredFolds(side)] }) +
      neckInside(bench, mouth, -n * 0.35, -0.34) +
      stitches(bench, rim) +
      seam(bench, [at(0, high * 0.82), at(2, high * 0.5), at(0, -n * 0.6)], 0.5) +
      (hasCords ? cord(bench, n, -1) + cord(bench, n, 1) : ''),
    silhouette: shape(shell),
    line: [at(-n, 0, 'corner'), at(0, n * 1.3), at(n, 0, 'corner')],
    top: high,
  };
}

function cord(bench: Bench, n: number, sign: 1 | -1): string {
  const { base } = bench.cloth;
  const tone = base.l > 0.7 ? shaded(base, 0.12) : lit(base, 0.18);
  const x = sign * n * 0.3;
  const end = n * (sign < 0 ? 3.05 : 2.85);
  const line = curve([at(x, n * 0.98), at(x + sign * 5, n * 1.7), at(x + sign, end)]);
  const metal = hex(oklch(0.58, 0.01, 90));
  const eyelet = { cx: x, cy: n * 0.97, r: 4.6, fill: 'none', stroke: metal, 'stroke-width': 2.4 };
  const tip = { x: x + sign - 3.2, y: end - 4, width: 6.4, height: 17, rx: 2, fill: metal };
  const drawn = drawCord(line, { tone, width: 5.6, isTwisted: true });
  return drawn + element('circle', eyelet) + element('rect', tip);
}
