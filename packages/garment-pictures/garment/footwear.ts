import type { Article } from '#articles';
import { hex, lit, mixed, oklch, shaded, type Oklch } from '#drawing/colour';
import { element, group, grown } from '#drawing/drawing';
import {
  at,
  boxOfPath,
  curve,
  mirrored,
  shape,
  shifted,
  traced,
  type Point,
} from '#drawing/outline';
import { recoloured } from './cloth';
import { drawCord } from './cord';
import { fold } from './folds';
import { drawPanel, type Bench } from './panel';
import { seam, stitches } from './seams';
import { poseOf } from './poses';
import { movedBy, transformOf, type Matrix } from './relief';
import type { Garment } from './sheet';
import type { Side } from './top-parts';

interface Last {
  readonly isDress: boolean;
  readonly sole: Oklch;
  readonly lining: Oklch;
  readonly lace: Oklch;
}

function lastOf(bench: Bench, article: Article): Last {
  const { base } = bench.cloth;
  const isDress = article.kind === 'shoes';
  return {
    isDress,
    sole: isDress ? shaded(mixed(base, oklch(0.3, 0.03, 50), 0.6), 0.3) : oklch(0.94, 0.008, 92),
    lining: isDress ? oklch(0.68, 0.06, 68) : mixed(base, oklch(0.8, 0.01, 80), 0.5),
    lace: isDress
      ? shaded(base, 0.35)
      : base.l > 0.75
        ? oklch(0.96, 0.004, 95)
        : base.l < 0.4
          ? lit(base, 0.1)
          : oklch(0.95, 0.005, 95),
  };
}

/** Right shoe from above, toe up, 106 × 300 mm, with its inner side to the left. */
function soleOutline(grow: number, isDress: boolean): Point[] {
  const g = grow;
  const slim = isDress ? 4 : 0;
  return [
    at(-5, -g),
    at(22 - slim + g * 0.4, 9 - g * 0.8),
    at(42 - slim + g, 42),
    at(50 - slim + g, 90),
    at(46 - slim + g, 146),
    at(38 + g, 200),
    at(36 + g, 246),
    at(23 + g * 0.7, 289 + g * 0.7),
    at(0, 300 + g),
    at(-23 - g * 0.7, 289 + g * 0.7),
    at(-34 - g, 246),
    at(-32 - g, 196),
    at(-37 - g, 142),
    at(-43 + slim - g, 90),
    at(-41 + slim - g, 46),
    at(-27 + slim - g * 0.4, 12 - g * 0.8),
  ];
}

function vamp(bench: Bench, last: Last): string {
  const outline = soleOutline(0, last.isDress);
  const folds = [
    fold([-38, 92], [30, 84], -8, 6, 0.4),
    fold([-36, 104], [34, 98], -6, 5, 0.35),
    fold([44, 70], [38, 170], 8, 12, 0.5),
    fold([-38, 80], [-30, 180], -6, 10, 0.3),
  ];
  const cap = last.isDress
    ? [at(-41, 62), at(0, 52), at(46, 64)]
    : traced('-43,74 -22,50 4,45 30,52 48,72');
  const shine = element('ellipse', {
    cx: -12,
    cy: 26,
    rx: last.isDress ? 13 : 17,
    ry: 13,
    fill: hex(lit(bench.cloth.base, 0.6)),
    opacity: last.isDress ? 0.55 : 0.2,
    filter: bench.drawing.blur(7),
  });
  return (
    drawPanel(bench, { outline, folds, thickness: 13 }) +
    shine +
    seam(bench, cap, 1.2) +
    stitches(
      bench,
      cap.map((point) => ({ ...point, y: point.y - 4 })),
    )
  );
}

function throat(bench: Bench, last: Last): string {
  const opening = traced('-22,172 0,160 23,172 28,214 23,264 0,281 -22,264 -26,214');
  const collar = traced('-30,168 0,152 31,168 36,214 31,270 0,291 -30,270 -34,214');
  const lined = { ...bench, cloth: recoloured(bench.cloth, last.lining) };
  const soft = { ...lined, cloth: { ...lined.cloth, fabric: 'jersey' as const } };
  const insole = traced('-17,180 18,180 22,220 17,262 0,274 -17,262 -21,220');
  const deep = bench.drawing.linear(
    [0, 170],
    [0, 280],
    [
      { offset: 0, colour: '#000', opacity: 0.85 },
      { offset: 0.45, colour: '#000', opacity: 0.42 },
      { offset: 1, colour: '#000', opacity: 0.12 },
    ],
  );
  return (
    drawPanel(last.isDress ? bench : soft, { outline: collar, thickness: 9, shadow: 0.2 }) +
    drawPanel(soft, { outline: opening, tone: -0.35 }) +
    element('path', { d: shape(insole), fill: hex(lit(last.lining, 0.15)), opacity: 0.8 }) +
    element('path', { d: shape(opening), fill: deep }) +
    element('path', {
      d: 'M-8 246h16M-5 252h10',
      stroke: hex(shaded(last.lining, 0.5)),
      'stroke-width': 2,
      opacity: 0.6,
    })
  );
}

const tongue = traced('-17,78 0,72 17,78 20,150 24,190! 0,196 -24,190! -20,150');
const stay = traced('14,70! 25,66 34,112 34,166 26,180! 15,174 15,120');

function laces({ isDress, lace }: Last): string {
  const rows = isDress ? 5 : 7;
  const flat = { width: isDress ? 3.2 : 6.6, isTwisted: false };
  return Array.from({ length: rows }, (_, index) => {
    const y = 84 + (index * 84) / (rows - 1);
    const reach = 21 + index * 0.7;
    const bar = curve([at(-reach, y + 2), at(0, y - 3), at(reach, y + 2)]);
    const cross = curve([at(-reach, y + 2), at(0, y + 8), at(reach, y + 14)]);
    const under = { ...flat, tone: shaded(lace, 0.12) };
    const isCrossed = !isDress && index < rows - 1;
    return (isCrossed ? drawCord(cross, under) : '') + drawCord(bar, { ...flat, tone: lace });
  }).join('');
}

function lacing(bench: Bench, last: Last): string {
  const cloth = { ...bench.cloth, fabric: 'jersey' as const };
  const soft = last.isDress ? bench : { ...bench, cloth };
  return (
    drawPanel(soft, { outline: tongue, tone: -0.12, shadow: 0.3, thickness: 7 }) +
    drawPanel(bench, { outline: stay, shadow: 0.5, thickness: 4 }) +
    drawPanel(bench, { outline: mirrored(stay, 0), shadow: 0.4, thickness: 4 }) +
    stitches(bench, shifted(stay.slice(1, 5), -3, 0)) +
    laces(last) +
    bow(last)
  );
}

const bowLoops = [
  'M0 170c-14 -14 -34 -10 -32 2s20 6 32 -2',
  'M0 170c14 -14 36 -8 33 4s-22 4 -33 -4',
  'M-2 171c-10 12 -14 22 -12 34',
  'M2 171c8 10 16 18 15 32',
];

function bow({ isDress, lace }: Last): string {
  const width = isDress ? 3 : 5.4;
  const loops = bowLoops.map((d) => drawCord(d, { tone: lace, width, isTwisted: false }));
  const knot = { cx: 0, cy: 170, r: width * 0.9, fill: hex(shaded(lace, 0.08)) };
  return loops.join('') + element('circle', knot);
}

function shoeFromAbove(bench: Bench, last: Last): string {
  const soleBench = {
    ...bench,
    cloth: { ...recoloured(bench.cloth, last.sole), fabric: 'nylon' as const },
  };
  const sole = drawPanel(soleBench, {
    outline: soleOutline(last.isDress ? 3.4 : 5.6, last.isDress),
    thickness: 5,
  });
  const heel = traced('-20,291 -26,268! -34,214 -33,196');
  return (
    sole +
    vamp(bench, last) +
    throat(bench, last) +
    lacing(bench, last) +
    seam(bench, heel, 0.7) +
    seam(bench, mirrored(heel, 0), 0.7)
  );
}

/** The sole, with separate heel and ball, and grooves if it is rubber. */
function shoeFromBelow(bench: Bench, last: Last): string {
  const tread = { ...recoloured(bench.cloth, last.sole), fabric: 'nylon' as const };
  const below = { ...bench, cloth: tread };
  const outline = soleOutline(last.isDress ? 3.4 : 5.6, last.isDress);
  const inner = soleOutline(-4, last.isDress);
  const grooves: string[] = [];
  for (let y = last.isDress ? 218 : 16; y < 296; y += last.isDress ? 12 : 9) {
    const bend = y < 170 ? 7 : -4;
    grooves.push(seam(below, [at(-60, y), at(0, y - bend), at(60, y)], last.isDress ? 0.6 : 0.9));
  }
  const heel = [at(-44, 214), at(0, 204), at(48, 214)];
  const clip = bench.drawing.clip(shape(inner));
  const whole = bench.drawing.clip(shape(outline));
  return (
    drawPanel(below, { outline, thickness: 8 }) +
    group({ 'clip-path': clip }, grooves) +
    seam(below, [...inner, ...inner.slice(0, 1)], 0.8) +
    (last.isDress ? group({ 'clip-path': whole }, [seam(below, heel, 1.4)]) : '')
  );
}

/** Degrees by which each shoe points outward, and how much further the right one stands forward. */
const lying = { flat: [5, 0], stride: [3, 74], turned: [19, 0] } as const;
type Lying = (typeof lying)[keyof typeof lying];

function lyingOf(article: Article): Lying {
  const pose = poseOf(article);
  return pose === 'stride' || pose === 'turned' ? lying[pose] : lying.flat;
}

/** Turns a shoe outward about its middle and moves it to its side of the pair. */
function placeOf(sign: 1 | -1, [angle, ahead]: Lying): Matrix {
  const turn = (sign * angle * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
  const apart = 66 + angle * 1.5 - 7.5;
  const [x, y] = [sign * apart + 150 * sine, 150 - 150 * cosine - (sign > 0 ? ahead : 0)];
  return [sign * cosine, sign * sine, -sine, cosine, x, y];
}

const flatBox = { x: -142, y: -14, width: 284, height: 330 };

/** A pair of shoes from above, turned slightly outward, or their soles. */
export function drawPair(bench: Bench, article: Article, side: Side): Garment {
  const last = lastOf(bench, article);
  const draw = side === 'front' ? shoeFromAbove : shoeFromBelow;
  const outline = shape(soleOutline(5, last.isDress));
  const own = lyingOf(article);
  const shoes = ([-1, 1] as const).map((sign) => {
    const matrix = placeOf(sign, own);
    const transform = transformOf(matrix);
    const shoe = bench.heights.within(matrix, () => draw(bench, last));
    return { markup: group({ transform }, [shoe]), silhouette: movedBy(matrix, outline) };
  });
  const silhouette = shoes.map((shoe) => shoe.silhouette).join('');
  const box = own === lying.flat ? flatBox : grown(boxOfPath(silhouette), 8);
  return { parts: shoes.map(({ markup }) => markup), silhouette, box, wrinkling: 0 };
}
