import { mixed, oklch, shaded } from '#drawing/colour';
import { at, mirrored, shape, type Point } from '#drawing/outline';
import type { Fold } from './folds';
import { buttonRow, hemSeam, placket, zipFront } from './fronts';
import { hornFor, lapelOpening, type LapelCut } from './lapels';
import { drawPanel, wobbled } from './panel';
import {
  cargoPocket,
  flapPocket,
  kangarooPocket,
  patchPocket,
  slantPocket,
  weltPocket,
} from './pockets';
import { drawRib } from './rib';
import { button, seam, stitches } from './seams';
import type { Form } from './relief';
import { bodyDepth, foldedDepth, quiltedPanel, type Top } from './top-parts';
import { bodyOutline, frontHalf } from './torso';

export interface Front {
  readonly markup: string;
  readonly silhouette: string;
}

export function vDepth({ build, article }: Top): number {
  return article.kind === 'waistcoat' ? build.waistAt * 0.62 : build.waistAt * 0.72;
}

export function lapelCutFor({ article, build }: Top): LapelCut {
  const isCoat = article.kind === 'coat';
  const isDouble = article.closure === 'double-breasted';
  return {
    breakAt: isCoat ? build.waistAt * 0.72 : build.waistAt * (isDouble ? 0.88 : 0.92),
    overlap: isDouble ? 78 : isCoat ? 34 : 17,
    isPeak: article.collar === 'peak-lapel',
    scale: isCoat ? 1.12 : 1,
  };
}

/** The single body behind two fronts. */
function bodyOf({ build, plan }: Top): Form {
  const neckline = [at(-build.neck, 0, 'corner'), at(build.neck, 0, 'corner')];
  return { outline: bodyOutline(build, plan.hem, neckline), depth: bodyDepth };
}

/** Lapelled fronts, the right one over the left. */
function tailored(top: Top, folds: readonly Fold[]): Front {
  const { bench, build, article } = top;
  const cut = lapelCutFor(top);
  const isRounded = article.kind !== 'coat' && article.closure !== 'double-breasted';
  const under = { ...cut, overlap: isRounded ? 14 : cut.overlap };
  const right = wobbled(
    frontHalf(build, 'straight', lapelOpening(build, cut, isRounded)),
    bench.random.branch('right'),
    2,
  );
  const left = mirrored(frontHalf(build, 'straight', lapelOpening(build, under, isRounded)), 0);
  const form = bodyOf(top);
  const last = isRounded ? 2 : article.kind === 'coat' ? 3 : 2;
  const step = article.kind === 'coat' ? 150 : 105;
  const heights = Array.from({ length: last }, (_, index) => cut.breakAt + 6 + index * step);
  const horn = hornFor(bench);
  const radius = article.kind === 'coat' ? 12.5 : 10;
  const columns =
    article.closure === 'double-breasted' ? [-cut.overlap + 22, cut.overlap - 22] : [-1];
  const dart = (sign: 1 | -1) =>
    seam(
      bench,
      [
        at(sign * build.chest * 0.5, build.armhole + 40),
        at(sign * build.waist * 0.5, build.waistAt + 60),
      ],
      0.45,
    );
  const markup =
    drawPanel(bench, { outline: left, folds, form }) +
    dart(-1) +
    drawPanel(bench, { outline: right, folds, shadow: 0.55, form }) +
    dart(1) +
    tailoredPockets(top) +
    columns.map((x) => buttonRow(bench, x, heights, radius, horn)).join('');
  return { markup, silhouette: shape(left) + shape(right) };
}

function tailoredPockets({ bench, build, article }: Top): string {
  const x = build.waist * 0.6;
  const y = build.waistAt + (article.kind === 'coat' ? 90 : 70);
  const isPatch = article.details.includes('patch-pockets');
  const width = article.kind === 'coat' ? 160 : 136;
  const low = ([-1, 1] as const).map((sign) =>
    isPatch
      ? patchPocket(bench, sign * x, y - 6, width, 168, 3)
      : flapPocket(bench, sign * x, y, width, 48, sign * -2.5),
  );
  return low.join('') + weltPocket(bench, build.chest * 0.46, build.armhole - 22, 94, 22, -7);
}

/** Waistcoats and cardigans, whose fronts meet in a V. */
function meeting(top: Top, folds: readonly Fold[]): Front {
  const { bench, build, article, plan } = top;
  const depth = vDepth(top);
  const isKnit = article.kind === 'cardigan';
  const end = plan.hem === 'rib' ? build.length - 50 : build.length;
  const point: Point[] = isKnit
    ? [at(-14, end, 'corner')]
    : [at(70, end + 34, 'corner'), at(-12, end - 34, 'corner')];
  const opening = [
    ...point,
    at(-14, depth + 30),
    at(-12, depth, 'corner'),
    at(build.neck * 0.6, depth * 0.5),
    at(build.neck, 0, 'corner'),
  ];
  const form = bodyOf(top);
  const right = frontHalf(build, plan.hem, opening);
  const left = mirrored(right, 0);
  const parts = [
    drawPanel(bench, { outline: left, folds, form }),
    drawPanel(bench, { outline: right, folds, shadow: 0.5, form }),
  ];
  const count = article.kind === 'waistcoat' ? 5 : 6;
  const heights = Array.from(
    { length: count },
    (_, index) => depth + 14 + (index * (end - depth - 80)) / (count - 1),
  );
  if (isKnit) parts.push(...ribEdges(top, depth));
  else
    parts.push(
      ...([-1, 1] as const).map((sign) =>
        weltPocket(bench, sign * build.waist * 0.58, build.waistAt + 10, 104, 18, sign * -5),
      ),
    );
  const tone = isKnit ? mixed(hornFor(bench), oklch(0.4, 0.04, 60), 0.4) : hornFor(bench);
  const buttons = buttonRow(bench, 0, heights, isKnit ? 9 : 6.8, tone);
  return { markup: parts.join('') + buttons, silhouette: shape(left) + shape(right) };
}

function ribEdges({ bench, build }: Top, depth: number): string[] {
  const n = build.neck;
  const edge = [
    at(14, build.length + 4, 'corner'),
    at(14, depth, 'corner'),
    at(n * 0.62 + 10, depth * 0.46),
    at(n + 14, -4, 'corner'),
  ];
  const inner = [
    at(n - 12, -12, 'corner'),
    at(n * 0.62 - 16, depth * 0.44),
    at(-15, depth, 'corner'),
    at(-15, build.length + 4, 'corner'),
  ];
  const outline = [...edge, ...inner];
  return [
    drawRib(bench, { outline: mirrored(outline, 0), shadow: 0.3, thickness: 6 }, 0),
    drawRib(bench, { outline, shadow: 0.45, thickness: 6 }, 0),
  ];
}

function closing(top: Top): string {
  const { bench, build, article, plan } = top;
  const start = article.collar === 'band' || article.collar === 'stand' ? 34 : build.neck * 0.76;
  const end = plan.hem === 'rib' ? build.length - 4 : build.length + 2;
  switch (article.closure) {
    case 'buttons':
      if (article.kind === 'polo')
        return (
          placket(bench, build.neck * 0.95, build.neck * 0.95 + 132, 32, 46, 5.2) +
          seam(bench, [at(-16, build.neck * 0.95 + 132), at(16, build.neck * 0.95 + 132)])
        );
      if (article.kind === 'quilted-jacket') return studs(top, start, end);
      return placket(bench, start, end - (plan.hem === 'tail' ? 4 : 0), 33, 86, 5.6);
    case 'zip':
      return zipFront(bench, article, start - (article.collar === 'stand' ? 56 : 0), end);
    case 'half-zip':
      return zipFront(bench, article, start - 52, build.armhole + 30);
    default:
      return '';
  }
}

function studs({ bench, build }: Top, start: number, end: number): string {
  const outline = [
    at(-22, start, 'corner'),
    at(22, start, 'corner'),
    at(22, end, 'corner'),
    at(-22, end, 'corner'),
  ];
  const heights = Array.from(
    { length: 6 },
    (_, index) => start + 40 + (index * (build.length - start - 90)) / 5,
  );
  return (
    drawPanel(bench, { outline, shadow: 0.4, thickness: 5 }) +
    stitches(bench, [at(-18, start), at(-18, end)]) +
    stitches(bench, [at(18, start), at(18, end)]) +
    buttonRow(bench, 0, heights, 7, shaded(bench.cloth.base, 0.35))
  );
}

function pockets({ bench, build, article }: Top): string {
  const parts: string[] = [];
  const has = (detail: (typeof article.details)[number]) => article.details.includes(detail);
  if (has('chest-pocket'))
    parts.push(patchPocket(bench, build.chest * 0.48, build.armhole - 34, 100, 118, 14));
  if (has('kangaroo-pocket'))
    parts.push(kangarooPocket(bench, build.length - 262, build.hem * 1.24, 206));
  if (has('cargo-pockets')) {
    for (const sign of [-1, 1])
      parts.push(cargoPocket(bench, sign * build.waist * 0.55, build.waistAt + 60, 150, 170));
  }
  if (has('flap-pockets'))
    for (const sign of [-1, 1])
      parts.push(
        flapPocket(bench, sign * build.waist * 0.55, build.waistAt + 60, 140, 50, sign * -3),
      );
  if (
    article.kind === 'quilted-jacket' ||
    article.kind === 'bomber' ||
    (article.kind === 'parka' && !has('cargo-pockets'))
  ) {
    for (const sign of [-1, 1] as const)
      parts.push(
        slantPocket(
          bench,
          [sign * build.waist * 0.52, build.waistAt + 20],
          [sign * build.waist * 0.74, build.waistAt + 150],
        ),
      );
  }
  if (has('logo')) parts.push(embroidery(bench, build.chest * 0.46, build.armhole - 40));
  return parts.join('');
}

/** A small embroidered version of the label's mark: two edges that meet. */
function embroidery(bench: Parameters<typeof button>[0], x: number, y: number): string {
  const tone = bench.cloth.base.l > 0.6 ? shaded(bench.cloth.base, 0.6) : oklch(0.93, 0.01, 90);
  return (
    stitches(bench, [at(x - 13, y), at(x, y + 9, 'corner'), at(x + 13, y)], tone) +
    stitches(bench, [at(x - 13, y + 6), at(x, y + 15, 'corner'), at(x + 13, y + 6)], tone)
  );
}

/** The front's panels, its fastening and its pockets. */
export function drawFront(top: Top, outline: readonly Point[], folds: readonly Fold[]): Front {
  const { bench, build, article, plan } = top;
  if (plan.isTailored && (article.collar === 'lapel' || article.collar === 'peak-lapel'))
    return tailored(top, folds);
  if (article.kind === 'waistcoat' || article.kind === 'cardigan') return meeting(top, folds);
  const hem = plan.hem === 'straight' && plan.quilting === 'none' ? hemSeam(bench, build, 18) : '';
  const tail =
    plan.hem === 'tail'
      ? stitches(bench, [
          at(build.hem - 2, build.length - 70),
          at(build.hem * 0.62, build.length - 15),
          at(0, build.length - 7),
          at(-build.hem * 0.62, build.length - 15),
          at(-build.hem + 2, build.length - 70),
        ])
      : '';
  const yoke =
    article.kind === 'shirt'
      ? ([-1, 1] as const)
          .map((sign) =>
            seam(
              bench,
              [
                at(sign * build.neck * 1.02, 26),
                at(sign * (build.shoulder - 20), build.slope + 22),
              ],
              0.5,
            ),
          )
          .join('')
      : '';
  const panel = quiltedPanel(top, outline, {
    folds,
    shadow: plan.hem === 'rib' ? 0.5 : 0,
    form: { outline, depth: plan.hem === 'fold' ? foldedDepth : bodyDepth },
  });
  const markup = panel + yoke + hem + tail + pockets(top) + closing(top);
  return { markup, silhouette: shape(outline) };
}
