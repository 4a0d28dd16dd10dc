import { hex, lit, shaded, toned, type Oklch } from '#drawing/colour';
import { element } from '#drawing/drawing';
import { at, curve, shape, type Point } from '#drawing/outline';
import type { Bench } from './panel';

/** A sewn seam: a thin dark valley with a light edge below it. */
export function seam(bench: Bench, points: readonly Point[], strength = 1): string {
  const { base } = bench.cloth;
  const line = { d: curve(points), fill: 'none', 'stroke-linecap': 'round' };
  return (
    element('path', {
      ...line,
      stroke: hex(lit(base, 0.4)),
      'stroke-width': 1.6,
      opacity: 0.32 * strength,
      transform: 'translate(1.1 1.1)',
    }) +
    element('path', {
      ...line,
      // On pale cloth a seam is a shade, not a dark line.
      stroke: hex(shaded(base, base.l > 0.8 ? 0.38 : 0.6)),
      'stroke-width': 1.5,
      opacity: 0.7 * strength,
    })
  );
}

/** A row of stitches in the cloth's own thread, or in `thread`. */
export function stitches(bench: Bench, points: readonly Point[], thread?: Oklch): string {
  const { base } = bench.cloth;
  const tone = thread ?? toned(base, base.l > 0.5 ? -0.3 : 0.22);
  return element('path', {
    d: curve(points),
    fill: 'none',
    stroke: hex(tone),
    'stroke-width': thread ? 1.1 : 0.9,
    'stroke-dasharray': '3.2 1.5',
    opacity: thread ? 0.9 : 0.6,
  });
}

/** A round hard part on cloth, neither woven nor patterned. */
function addHard({ heights, drawing, cloth }: Bench, x: number, y: number, radius: number): void {
  const ring = shape([at(x + radius, y), at(x, y + radius), at(x - radius, y), at(x, y - radius)]);
  const flat = { folds: [], depth: 0, cloth, tone: 0, grain: 0, origin: [0, 0] } as const;
  heights.addPly(drawing, { ...flat, path: ring, level: 1.2, surface: 'hard' });
}

/** A sewn-on button with four holes, lit from the upper left. */
export function button(bench: Bench, x: number, y: number, radius: number, tone: Oklch): string {
  const { drawing } = bench;
  addHard(bench, x, y, radius);
  const fill = drawing.define(
    'radialGradient',
    { cx: 0.34, cy: 0.3, r: 0.85 },
    `<stop offset="0" stop-color="${hex(lit(tone, 0.45))}"/><stop offset=".55" stop-color="${hex(tone)}"/><stop offset="1" stop-color="${hex(shaded(tone, 0.4))}"/>`,
  );
  const holes = [-1, 1]
    .flatMap((dx) => [-1, 1].map((dy) => [dx, dy] as const))
    .map(([dx, dy]) => `M${x + dx * radius * 0.24 - 0.01} ${y + dy * radius * 0.24}h.02`)
    .join('');
  return (
    element('ellipse', {
      cx: x + radius * 0.22,
      cy: y + radius * 0.34,
      rx: radius * 1.08,
      ry: radius * 1.08,
      fill: hex(shaded(bench.cloth.base, 0.75)),
      opacity: 0.5,
    }) +
    element('circle', { cx: x, cy: y, r: radius, fill }) +
    element('circle', {
      cx: x,
      cy: y,
      r: radius * 0.66,
      fill: 'none',
      stroke: hex(shaded(tone, 0.3)),
      'stroke-width': radius * 0.09,
      opacity: 0.6,
    }) +
    element('path', {
      d: holes,
      stroke: hex(shaded(tone, 0.7)),
      'stroke-width': radius * 0.24,
      'stroke-linecap': 'round',
    })
  );
}

export function buttonhole(
  bench: Bench,
  x: number,
  y: number,
  length: number,
  angle: number,
): string {
  return element('rect', {
    x: x - length / 2,
    y: y - 1.1,
    width: length,
    height: 2.2,
    rx: 1.1,
    fill: hex(shaded(bench.cloth.base, 0.4)),
    opacity: 0.75,
    transform: `rotate(${angle} ${x} ${y})`,
  });
}

/** A zip from top to bottom with its slider at the top. */
export function zip(bench: Bench, x: number, top: number, bottom: number, metal: Oklch): string {
  const height = bottom - top;
  return (
    element('rect', {
      x: x - 6,
      y: top,
      width: 12,
      height,
      fill: hex(shaded(bench.cloth.base, 0.45)),
      opacity: 0.9,
    }) +
    element('path', {
      d: `M${x} ${top}v${height}`,
      stroke: hex(metal),
      'stroke-width': 7,
      'stroke-dasharray': '1.5 2.1',
    }) +
    element('path', { d: `M${x - 4.5} ${top + 2}h9l-1.5 12h-6Z`, fill: hex(metal) }) +
    element('rect', {
      x: x - 2.4,
      y: top + 12,
      width: 4.8,
      height: 22,
      rx: 2,
      fill: hex(shaded(metal, 0.2)),
    }) +
    element('path', {
      d: `M${x - 1.2} ${top + 14}v18`,
      stroke: hex(lit(metal, 0.6)),
      'stroke-width': 0.9,
    })
  );
}
