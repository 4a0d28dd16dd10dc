import { hex, lit, mixed, oklch, shaded } from '@/services/media/drawing/colour';
import { element, group } from '@/services/media/drawing/drawing';
import { at, curve, mirrored, shape, type Point } from '@/services/media/drawing/outline';
import type { Build } from './build';
import { recoloured } from './cloth';
import { fold } from './folds';
import { drawPanel, type Bench } from './panel';
import { drawRib } from './rib';
import { seam, stitches } from './seams';

/** What closes a garment at the neck: drawn behind the front, drawn over it, and its outline. */
export interface Neck {
  readonly behind: () => string;
  readonly over: () => string;
  readonly silhouette: string;
  /** From the left neck point to the right one: the front's upper edge. */
  readonly line: readonly Point[];
  /** Height of the highest point, negative above the shoulders. */
  readonly top: number;
}

/** Nothing to draw. */
export function nothing(): string {
  return '';
}

/** The inside of the back with its label, seen through the neck opening. */
export function neckInside(
  bench: Bench,
  outline: readonly Point[],
  labelY: number,
  tone = -0.3,
  hasLabel = true,
): string {
  const { drawing, cloth } = bench;
  const inside = { outline, tone, folds: [] };
  const path = shape(outline);
  const depth = drawing.linear(
    [0, labelY - 20],
    [0, labelY + 60],
    [
      { offset: 0, colour: '#000', opacity: 0.05 },
      { offset: 1, colour: '#000', opacity: 0.4 },
    ],
  );
  const label = mixed(cloth.base, oklch(0.95, 0.01, 90), cloth.base.l > 0.7 ? 0.2 : 0.85);
  const ink = label.l > 0.6 ? oklch(0.3, 0.02, 260) : oklch(0.9, 0.01, 90);
  const mark = `M-9 ${labelY + 7}h18M-5.5 ${labelY + 11}h11`;
  const sewnLabel =
    element('rect', {
      x: -21,
      y: labelY,
      width: 42,
      height: 17,
      rx: 0.8,
      fill: hex(shaded(label, 0.1)),
    }) +
    element('path', { d: mark, stroke: hex(ink), 'stroke-width': 1.8, opacity: 0.75 }) +
    element('path', {
      d: `M-20 ${labelY + 1.2}h40`,
      stroke: hex(shaded(label, 0.4)),
      'stroke-width': 0.8,
      opacity: 0.6,
    });
  return (
    drawPanel(bench, inside) +
    element('path', { d: path, fill: depth }) +
    (hasLabel ? sewnLabel : '')
  );
}

/** Round and V necks with a ribbed band; a roll neck turns the band into a tube. */
export function ribNeck(
  bench: Bench,
  build: Build,
  kind: 'crew' | 'v-neck' | 'roll-neck',
  band: number,
): Neck {
  if (kind === 'roll-neck') return rollNeck(bench, build);
  const { neck } = build;
  const dip = kind === 'v-neck' ? neck * 2.05 : neck * 0.98;
  const outer = neck + 3;
  const right: Point[] =
    kind === 'v-neck'
      ? [at(outer, -2, 'corner'), at(outer * 0.82, dip * 0.36), at(0, dip + band, 'corner')]
      : [
          at(outer, -2, 'corner'),
          at(outer * 0.94, dip * 0.42),
          at(outer * 0.62, dip * 0.84),
          at(0, dip + band * 0.5),
        ];
  const inner = right.map((point, index) => ({
    ...point,
    x: point.x * (1 - band / outer),
    y:
      index === 0
        ? -band * 0.42
        : point.y - band * (point.x === 0 && kind === 'v-neck' ? 1.5 : 0.92),
  }));
  const edge = [...right, ...mirrored(right, 0).slice(1)];
  const ring = [
    ...edge,
    ...inner.map((point) => ({ ...point, x: -point.x })),
    ...[...inner].reverse().slice(1),
  ];
  const back = [
    at(-outer, -2, 'corner'),
    at(-outer * 0.5, -band * 0.95),
    at(0, -band * 1.1),
    at(outer * 0.5, -band * 0.95),
    at(outer, -2, 'corner'),
  ];
  const backRing = [...back, at(outer * 0.5, 4), at(0, 7), at(-outer * 0.5, 4)];
  const inside = [...back, ...edge.slice(1, -1)];
  const behind = () =>
    neckInside(bench, inside, 12, -0.22) +
    drawRib(bench, { outline: backRing, tone: -0.16, thickness: 4 });
  const over = () =>
    drawRib(bench, { outline: ring, shadow: 0.35, thickness: 5 }) + seam(bench, edge, 0.8);
  return {
    behind,
    over,
    silhouette: shape(ring) + shape(inside),
    line: [...edge].reverse(),
    top: -band,
  };
}

function rollNeck(bench: Bench, build: Build): Neck {
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

/** The turned-down collar of shirts and polos. `open` is how far the top button lets it fall apart. */
export function shirtCollar(
  bench: Bench,
  build: Build,
  options: {
    spread: number;
    point: number;
    isSoft: boolean;
    buttonDown: boolean;
    colour?: Bench['cloth']['base'] | undefined;
  },
): Neck {
  const n = build.neck;
  const collarBench = options.colour
    ? { ...bench, cloth: recoloured(bench.cloth, options.colour) }
    : bench;
  const drop = n * (options.isSoft ? 1 : 0.74);
  const rise = -n * 0.6;
  const inside = [
    at(-n * 0.72, rise * 0.86, 'corner'),
    at(-n * 0.4, rise * 1.06),
    at(0, rise * 1.1),
    at(n * 0.4, rise * 1.06),
    at(n * 0.72, rise * 0.86, 'corner'),
    at(n * 0.6, drop * 0.5),
    at(0, drop + 8, 'corner'),
    at(-n * 0.6, drop * 0.5),
  ];
  const tipX = n * options.spread;
  const tipY = drop + options.point;
  const leaf = [
    at(2, drop, 'corner'),
    at(n * 0.42, drop * 0.26),
    at(n * 0.62, rise * 0.34),
    at(n * 0.6, rise * 0.98, 'corner'),
    at(n * 0.9, rise * 0.72),
    at(n * 1.1, rise * 0.05),
    at(n * 1.1, n * 0.28),
    at((tipX + n * 1.1) / 2 + 2, (tipY + n * 0.3) / 2 + 4),
    at(tipX, tipY, 'corner'),
    at(tipX * 0.52, (tipY + drop) / 2 - 1),
  ];
  const other = mirrored(leaf, 0);
  const tilt = options.spread > 0.8 ? -38 : -24;
  const leaves = () =>
    [other, leaf].map((outline, index) => {
      const sign = index === 0 ? -1 : 1;
      const rim = [
        at(sign * (tipX * 0.5), (tipY + drop) / 2 - 6),
        at(sign * (tipX - 5), tipY - 8, 'corner'),
        at(sign * n * 1.05, n * 0.3),
      ];
      return (
        drawPanel(collarBench, {
          outline,
          grain: sign * tilt,
          shadow: 0.5,
          thickness: options.isSoft ? 6 : 5,
        }) + stitches(collarBench, rim)
      );
    });
  const stand = [at(-n * 0.72, -4), at(0, rise * 0.36), at(n * 0.72, -4)];
  const behind = () =>
    neckInside(collarBench, inside, rise * 0.3, -0.14) + seam(collarBench, stand, 0.6);
  const line = [
    at(-n, 0, 'corner'),
    at(-n * 0.6, drop * 0.6),
    at(0, drop + 6, 'corner'),
    at(n * 0.6, drop * 0.6),
    at(n, 0, 'corner'),
  ];
  return {
    behind,
    over: () => leaves().join(''),
    silhouette: shape(inside) + shape(leaf) + shape(other),
    line,
    top: rise,
  };
}

/** A stand-up collar, closed by a zip or standing open as a band. */
export function standCollar(bench: Bench, build: Build, height: number, isRib: boolean): Neck {
  const n = build.neck;
  const draw = isRib ? drawRib : drawPanel;
  const inside = [
    at(-n * 0.84, -height * 0.86, 'corner'),
    at(-n * 0.5, -height - 4),
    at(0, -height - 8),
    at(n * 0.5, -height - 4),
    at(n * 0.84, -height * 0.86, 'corner'),
    at(n * 0.5, 12),
    at(0, 44),
    at(-n * 0.5, 12),
  ];
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
  const folds = [fold([n * 0.95, -height * 0.4], [n * 0.3, 4], -6, 6, 0.35)];
  const other = mirrored(half, 0);
  const over = () =>
    draw(bench, {
      outline: other,
      shadow: 0.3,
      folds: folds.map((item) => ({
        ...item,
        from: [-item.from[0], item.from[1]],
        to: [-item.to[0], item.to[1]],
        bow: -item.bow,
      })),
    }) + draw(bench, { outline: half, shadow: 0.3, folds });
  const line = [
    at(-n, 0, 'corner'),
    at(-n * 0.6, 28),
    at(0, 36, 'corner'),
    at(n * 0.6, 28),
    at(n, 0, 'corner'),
  ];
  return {
    behind: () => neckInside(bench, inside, -height * 0.4, -0.3, false),
    over,
    silhouette: shape(inside) + shape(half) + shape(other),
    line,
    top: -height - 8,
  };
}

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
