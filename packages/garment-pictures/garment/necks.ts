import { hex, mixed, oklch, shaded } from '#drawing/colour';
import { element } from '#drawing/drawing';
import { type Point, at, mirrored, shape } from '#drawing/outline';
import type { Build } from './build';
import { fold } from './folds';
import { type Bench, drawPanel } from './panel';
import { drawRib } from './rib';
import { seam } from './seams';

/** The neck of a garment: the parts behind the front, the parts over it, and its outline. */
export interface Neck {
  readonly behind: () => string;
  readonly over: () => string;
  readonly silhouette: string;
  /** The front's upper edge, from the left neck point to the right one. */
  readonly line: readonly Point[];
  /** Height of the highest point, negative above the shoulders. */
  readonly top: number;
}

export function nothing(): string {
  return '';
}

/** A woven label with two lines of text, its upper edge at `y`. */
function sewnLabel({ cloth }: Bench, y: number): string {
  const tone = mixed(cloth.base, oklch(0.95, 0.01, 90), cloth.base.l > 0.7 ? 0.2 : 0.85);
  const ink = hex(tone.l > 0.6 ? oklch(0.3, 0.02, 260) : oklch(0.9, 0.01, 90));
  const words = `M-9 ${y + 7}h18M-5.5 ${y + 11}h11`;
  const thread = hex(shaded(tone, 0.4));
  const fill = hex(shaded(tone, 0.1));
  const hem = `M-20 ${y + 1.2}h40`;
  return (
    element('rect', { x: -21, y, width: 42, height: 17, rx: 0.8, fill }) +
    element('path', { d: words, stroke: ink, 'stroke-width': 1.8, opacity: 0.75 }) +
    element('path', { d: hem, stroke: thread, 'stroke-width': 0.8, opacity: 0.6 })
  );
}

/** The inside of the back with its label, visible through the neck opening. */
export function neckInside(
  bench: Bench,
  outline: readonly Point[],
  labelY: number,
  tone = -0.3,
  hasLabel = true,
): string {
  const depth = bench.drawing.linear(
    [0, labelY - 20],
    [0, labelY + 60],
    [
      { offset: 0, colour: '#000', opacity: 0.05 },
      { offset: 1, colour: '#000', opacity: 0.4 },
    ],
  );
  return (
    drawPanel(bench, { outline, tone }) +
    element('path', { d: shape(outline), fill: depth }) +
    (hasLabel ? sewnLabel(bench, labelY) : '')
  );
}

/** Right half of the front's edge, from the neck point down to the middle. */
function neckEdge(outer: number, dip: number, kind: 'crew' | 'v-neck', band: number): Point[] {
  if (kind === 'v-neck') {
    return [at(outer, -2, 'corner'), at(outer * 0.82, dip * 0.36), at(0, dip + band, 'corner')];
  }
  const side = [at(outer, -2, 'corner'), at(outer * 0.94, dip * 0.42)];
  return [...side, at(outer * 0.62, dip * 0.84), at(0, dip + band * 0.5)];
}

export function ribNeck(bench: Bench, build: Build, kind: 'crew' | 'v-neck', band: number): Neck {
  const { neck } = build;
  const outer = neck + 3;
  const right = neckEdge(outer, kind === 'v-neck' ? neck * 2.05 : neck * 0.98, kind, band);
  const lift = (point: Point) => band * (point.x === 0 && kind === 'v-neck' ? 1.5 : 0.92);
  const inner = right.map((point, index) => ({
    ...point,
    x: point.x * (1 - band / outer),
    y: index === 0 ? -band * 0.42 : point.y - lift(point),
  }));
  const edge = [...right, ...mirrored(right, 0).slice(1)];
  const upper = [
    ...inner.map((point) => ({ ...point, x: -point.x })),
    ...inner.toReversed().slice(1),
  ];
  const ring = [...edge, ...upper];
  const half = [at(0, -band * 1.1), at(outer * 0.5, -band * 0.95), at(outer, -2, 'corner')];
  const back = [...mirrored(half, 0), ...half.slice(1)];
  const backRing = [...back, at(outer * 0.5, 4), at(0, 7), at(-outer * 0.5, 4)];
  const inside = [...back, ...edge.slice(1, -1)];
  return {
    behind: () =>
      neckInside(bench, inside, 12, -0.22) +
      drawRib(bench, { outline: backRing, tone: -0.16, thickness: 4 }),
    over: () =>
      drawRib(bench, { outline: ring, shadow: 0.35, thickness: 5 }) + seam(bench, edge, 0.8),
    silhouette: shape(ring) + shape(inside),
    line: edge.toReversed(),
    top: -band,
  };
}

/** A tube turned down over itself. */
export function rollNeck(bench: Bench, build: Build): Neck {
  const n = build.neck * 0.86;
  const high = -66;
  const tube = [
    at(-n - 10, 8, 'corner'),
    at(-n - 3, -20),
    at(-n + 2, high, 'corner'),
    at(0, high - 7),
    at(n - 2, high, 'corner'),
    at(n + 3, -20),
    at(n + 10, 8, 'corner'),
    at(n * 0.6, 34),
    at(0, 42),
    at(-n * 0.6, 34),
  ];
  const turn = [
    at(-n - 8, -8, 'corner'),
    at(-n - 2, high + 6),
    at(-n + 6, high - 4),
    at(0, high - 9),
    at(n - 6, high - 4),
    at(n + 2, high + 6),
    at(n + 8, -8, 'corner'),
    at(n * 0.5, 12),
    at(0, 17),
    at(-n * 0.5, 12),
  ];
  const over = () =>
    drawRib(bench, { outline: tube, thickness: 9 }) +
    drawRib(bench, {
      outline: turn,
      shadow: 0.5,
      thickness: 11,
      folds: [fold([-n * 0.6, 0], [n * 0.2, 8], -6, 6, 0.3)],
    });
  const line = [at(-build.neck, 0, 'corner'), at(0, 30), at(build.neck, 0, 'corner')];
  return { behind: nothing, over, silhouette: shape(tube) + shape(turn), line, top: high - 10 };
}
