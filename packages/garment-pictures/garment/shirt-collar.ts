import { oklch, type Oklch } from '#drawing/colour';
import { at, mirrored, shape, symmetric, type Point } from '#drawing/outline';
import type { Build } from './build';
import { recoloured } from './cloth';
import { fold, mirroredFolds } from './folds';
import { neckInside, type Neck } from './necks';
import { drawPanel, type Bench } from './panel';
import { drawRib } from './rib';
import { button, seam, stitches } from './seams';

export interface CollarCut {
  /** Distance of its points, as a share of the neck's half width. */
  readonly spread: number;
  /** Length of the points in millimetres. */
  readonly point: number;
  /** Whether it is knitted, which makes it softer and lower. */
  readonly isSoft: boolean;
  readonly isButtonDown: boolean;
}

interface Leaf {
  readonly outline: readonly Point[];
  /** Points along its free edge, for stitches. */
  readonly rim: readonly Point[];
  readonly tip: Point;
}

/** The right leaf of a collar on a neck of half width `n`, meeting the other at `drop`. */
function collarLeaf(n: number, drop: number, rise: number, cut: CollarCut): Leaf {
  const tip = at(n * cut.spread, drop + cut.point, 'corner');
  const outline = [
    at(2, drop, 'corner'),
    at(n * 0.42, drop * 0.26),
    at(n * 0.62, rise * 0.34),
    at(n * 0.6, rise * 0.98, 'corner'),
    at(n * 0.9, rise * 0.72),
    at(n * 1.1, rise * 0.05),
    at(n * 1.1, n * 0.28),
    at((tip.x + n * 1.1) / 2 + 2, (tip.y + n * 0.3) / 2 + 4),
    tip,
    at(tip.x * 0.52, (tip.y + drop) / 2 - 1),
  ];
  const rim = [
    at(tip.x * 0.5, (tip.y + drop) / 2 - 6),
    at(tip.x - 5, tip.y - 8, 'corner'),
    at(n * 1.05, n * 0.3),
  ];
  return { outline, rim, tip };
}

function drawLeaf(bench: Bench, leaf: Leaf, cut: CollarCut, sign: 1 | -1): string {
  const turn = (points: readonly Point[]) => (sign < 0 ? mirrored(points, 0) : points);
  const grain = sign * (cut.spread > 0.8 ? -38 : -24);
  const thickness = cut.isSoft ? 6 : 5;
  const panel = { outline: turn(leaf.outline), grain, shadow: 0.5, thickness };
  const pearl = oklch(0.93, 0.008, 90);
  const held = cut.isButtonDown
    ? button(bench, sign * (leaf.tip.x - 3), leaf.tip.y - 11, 3.8, pearl)
    : '';
  return drawPanel(bench, panel) + stitches(bench, turn(leaf.rim)) + held;
}

/** The turned-down collar of shirts and polos; `colour` if it differs from the shirt. */
export function shirtCollar(bench: Bench, build: Build, cut: CollarCut, colour?: Oklch): Neck {
  const n = build.neck;
  const own = colour ? { ...bench, cloth: recoloured(bench.cloth, colour) } : bench;
  const drop = n * (cut.isSoft ? 1 : 0.74);
  const rise = -n * 0.6;
  const inside = symmetric([
    at(0, rise * 1.1),
    at(n * 0.4, rise * 1.06),
    at(n * 0.72, rise * 0.86, 'corner'),
    at(n * 0.6, drop * 0.5),
    at(0, drop + 8, 'corner'),
  ]);
  const leaf = collarLeaf(n, drop, rise, cut);
  const stand = [at(-n * 0.72, -4), at(0, rise * 0.36), at(n * 0.72, -4)];
  const right = [at(0, drop + 6, 'corner'), at(n * 0.6, drop * 0.6), at(n, 0, 'corner')];
  return {
    behind: () => neckInside(own, inside, rise * 0.3, -0.14) + seam(own, stand, 0.6),
    over: () => drawLeaf(own, leaf, cut, -1) + drawLeaf(own, leaf, cut, 1),
    silhouette: [inside, leaf.outline, mirrored(leaf.outline, 0)].map(shape).join(''),
    line: [...mirrored(right, 0), ...right.slice(1)],
    top: rise,
  };
}

/** A stand-up collar, closed by a zip or open as a band. */
export function standCollar(bench: Bench, build: Build, height: number, isRib: boolean): Neck {
  const n = build.neck;
  const draw = isRib ? drawRib : drawPanel;
  const inside = symmetric([
    at(0, -height - 8),
    at(n * 0.5, -height - 4),
    at(n * 0.84, -height * 0.86, 'corner'),
    at(n * 0.5, 12),
    at(0, 44),
  ]);
  const half = [
    at(1, 36, 'corner'),
    at(2, 36 - height * 0.86, 'corner'),
    at(n * 0.52, -height * 0.62),
    at(n * 0.74, -height * 0.96),
    at(n * 0.9, -height * 0.9),
    at(n * 0.98, -height * 0.5),
    at(n * 1.12, 3, 'corner'),
    at(n * 0.7, 30),
  ];
  const other = mirrored(half, 0);
  const folds = [fold([n * 0.95, -height * 0.4], [n * 0.3, 4], -6, 6, 0.35)];
  const right = [at(0, 36, 'corner'), at(n * 0.6, 28), at(n, 0, 'corner')];
  return {
    behind: () => neckInside(bench, inside, -height * 0.4, -0.3, false),
    over: () =>
      draw(bench, { outline: other, shadow: 0.3, folds: mirroredFolds(folds) }) +
      draw(bench, { outline: half, shadow: 0.3, folds }),
    silhouette: [inside, half, other].map(shape).join(''),
    line: [...mirrored(right, 0), ...right.slice(1)],
    top: -height - 8,
  };
}
