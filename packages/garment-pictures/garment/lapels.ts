import { hex, oklch, shaded } from '#drawing/colour';
import { element } from '#drawing/drawing';
import { at, mirrored, shape, symmetric, type Point } from '#drawing/outline';
import type { Build } from './build';
import { fold } from './folds';
import { neckInside, type Neck } from './necks';
import { drawPanel, type Bench } from './panel';
import { stitches } from './seams';

export interface LapelCut {
  /** Height of the button at which the lapel begins. */
  readonly breakAt: number;
  /** How far the right front extends over the axis. */
  readonly overlap: number;
  readonly isPeak: boolean;
  /** 1 for a jacket, more for coats. */
  readonly scale: number;
}

/** Opening edge of a front, from the hem's inner corner to the neck point. */
export function lapelOpening(build: Build, cut: LapelCut, isRounded: boolean): Point[] {
  const { length, neck } = build;
  const curveIn = isRounded ? 74 : 4;
  const foot: Point[] = isRounded
    ? [
        at(curveIn + 26, length + 2),
        at(curveIn - 22, length - 34),
        at(12 - cut.overlap, length - 130),
      ]
    : [at(-cut.overlap + 3, length + 4, 'corner')];
  return [
    ...foot,
    at(-cut.overlap, cut.breakAt + 30),
    at(-cut.overlap, cut.breakAt, 'corner'),
    at(neck * 0.55, neck * 0.9),
    at(neck * 0.9, 0, 'corner'),
  ];
}

function leaf(build: Build, cut: LapelCut): Point[] {
  const { neck: n } = build;
  const s = cut.scale;
  const tip = cut.isPeak ? at(n + 66 * s, 84 * s, 'corner') : at(n + 50 * s, 126 * s, 'corner');
  const notch = cut.isPeak ? at(n + 30 * s, 100 * s, 'corner') : at(n + 26 * s, 110 * s, 'corner');
  const roll = -cut.overlap;
  return [
    at(n * 0.8, 56 * s, 'corner'),
    notch,
    tip,
    at(n + 20 * s, cut.breakAt * 0.56 + 20),
    at(roll + 34, cut.breakAt - 36),
    at(roll, cut.breakAt, 'corner'),
    at(roll + 16, cut.breakAt - 90),
    at(n * 0.42, cut.breakAt * 0.42),
  ];
}

function collarLeaf(build: Build, { scale: s }: LapelCut): Point[] {
  const { neck: n } = build;
  return [
    at(n * 0.5, -n * 0.52, 'corner'),
    at(n * 0.95, -n * 0.36),
    at(n * 1.3, 14 * s),
    at(n + 44 * s, 84 * s, 'corner'),
    at(n + 26 * s, 110 * s, 'corner'),
    at(n * 0.8, 57 * s, 'corner'),
    at(n * 0.78, 16 * s),
    at(n * 0.66, -n * 0.14),
  ];
}

function drawSide(bench: Bench, build: Build, cut: LapelCut, sign: 1 | -1): string {
  const n = build.neck;
  const turn = (points: Point[]) => (sign < 0 ? mirrored(points, 0) : points);
  const under = { ...cut, overlap: -cut.overlap * 0.2 };
  const outline = turn(leaf(build, sign < 0 ? under : cut));
  const from = [sign * n * 0.55, cut.breakAt * 0.35] as const;
  const to = [sign * -cut.overlap * 0.6, cut.breakAt - 8] as const;
  const folds = [fold(from, to, sign * -10, 9, 0.5)];
  const edge = leaf(build, cut).slice(2, 6);
  const rim = turn(edge.map((point) => ({ ...point, x: point.x - 5, y: point.y - 1 })));
  const collar = { outline: turn(collarLeaf(build, cut)), grain: sign * -30, thickness: 7 };
  return (
    drawPanel(bench, { outline, grain: sign * 14, shadow: 0.55, tone: 0.03, folds }) +
    (bench.cloth.fabric === 'wool' ? '' : stitches(bench, rim)) +
    drawPanel(bench, { ...collar, shadow: 0.4, tone: 0.02 }) +
    (sign < 0 ? '' : buttonholeOf(bench, n + 24 * cut.scale, 128 * cut.scale))
  );
}

/** Collar and lapels of jackets and coats, with the lining in the opening. */
export function lapels(bench: Bench, build: Build, cut: LapelCut): Neck {
  const n = build.neck;
  const back = [at(0, -n * 0.64), at(n * 0.62, -n * 0.5, 'corner')];
  const foot = at(-cut.overlap * 0.5, cut.breakAt + 20, 'corner');
  const side = [...back, at(n * 0.9, 40), at(n * 0.4, cut.breakAt * 0.5)];
  const inside = [...side, foot, ...mirrored(side, 0)];
  const stand = symmetric([...back, at(n * 0.6, -6), at(0, 4)]);
  const cloth = { ...bench.cloth, pattern: 'plain' as const, fabric: 'silk' as const };
  const collar = collarLeaf(build, cut);
  return {
    behind: () =>
      neckInside({ ...bench, cloth }, inside, n * 0.3, -0.42) +
      drawPanel(bench, { outline: stand, tone: -0.2, thickness: 4 }),
    over: () => drawSide(bench, build, cut, -1) + drawSide(bench, build, cut, 1),
    silhouette: [inside, collar, mirrored(collar, 0)].map(shape).join(''),
    line: [at(-n * 0.9, 0, 'corner'), at(0, cut.breakAt, 'corner'), at(n * 0.9, 0, 'corner')],
    top: -n * 0.64,
  };
}

function buttonholeOf(bench: Bench, x: number, y: number): string {
  return element('path', {
    d: `M${x} ${y}l15 -6`,
    stroke: hex(shaded(bench.cloth.base, 0.5)),
    'stroke-width': 2,
    'stroke-linecap': 'round',
    opacity: 0.7,
  });
}

/** Horn buttons for jackets, matching the lightness of the cloth. */
export function hornFor(bench: Bench) {
  const { base } = bench.cloth;
  if (base.l > 0.6) return oklch(0.5, 0.05, 60);
  return base.h > 200 && base.h < 300 ? oklch(0.24, 0.02, 260) : oklch(0.27, 0.03, 55);
}
