import type { Article } from '@/services/media/articles';
import { at, mirrored, shape, type Point } from '@/services/media/drawing/outline';
import { buildOf, type Build } from './build';
import { drawFront } from './top-front';
import { neckFor, backNeck } from './top-neck';
import { topPlan, type TopPlan } from './top-plan';
import { drawBackDetails } from './top-back';
import { mirroredFolds, type Fold } from './folds';
import { drawPanel, wobbled, type Bench } from './panel';
import { diamondQuilting, rowQuilting } from './quilting';
import { drawRib } from './rib';
import { seam, stitches, button } from './seams';
import type { Garment } from './sheet';
import { bodyOutline, cuffInner, sleeveFolds, sleeveOutline, torsoFolds } from './torso';
import { shirtButtonTone } from './fronts';
import { hornFor } from './lapels';

export type Side = 'front' | 'back';

/** What the parts of one upper garment share. */
export interface Top {
  readonly bench: Bench;
  readonly article: Article;
  readonly build: Build;
  readonly plan: TopPlan;
  readonly side: Side;
}

/** A drawn part and the path data of its outline. */
interface Piece {
  readonly markup: string;
  readonly silhouette: string;
}

/** A panel with the plan's quilting on it. */
export function quiltedPanel(
  top: Top,
  outline: readonly Point[],
  folds: readonly Fold[],
  grain = 0,
  shadow = 0,
): string {
  const { bench, plan } = top;
  const panel = drawPanel(bench, { outline, folds, grain, shadow });
  if (plan.quilting === 'rows') return panel + rowQuilting(bench, outline, 58, 5);
  if (plan.quilting === 'diamonds') return panel + diamondQuilting(bench, outline, 62);
  return panel;
}

/** The ribbed hem; the body is drawn after it and blouses over it. */
function hemRib({ bench, build, plan }: Top): Piece {
  if (plan.hem !== 'rib') return { markup: '', silhouette: '' };
  const { hem, length } = build;
  const right = [
    at(hem - 2, length - 66, 'corner'),
    at(hem - 4, length - 30),
    at(hem - 8, length - 4),
  ];
  const foot = [at(hem - 14, length + 1), at(hem * 0.5, length + 5)];
  const outline = [
    ...right,
    ...foot,
    at(0, length + 6),
    ...mirrored([...right, ...foot], 0),
    at(0, length - 60),
  ];
  return { markup: drawRib(bench, { outline, thickness: 8 }), silhouette: shape(outline) };
}

function cuff(top: Top, flip: boolean): string {
  const { bench, build, plan, article } = top;
  const inner = cuffInner(build);
  const outer = inner + build.cuff;
  const y = build.sleeve;
  const turn = (points: Point[]) => (flip ? mirrored(points, 0) : points);
  const band = (height: number, grow: number) =>
    turn([
      at(inner - 3 - grow, y - height + 8, 'corner'),
      at((inner + outer) / 2, y - height + 5),
      at(outer + 1 + grow, y - height, 'corner'),
      at(outer, y, 'corner'),
      at((inner + outer) / 2, y + 8),
      at(inner, y + 9, 'corner'),
    ]);
  const line = (height: number) =>
    turn([
      at(inner - 3, y - height + 8),
      at((inner + outer) / 2, y - height + 6),
      at(outer + 1, y - height),
    ]);
  const sign = flip ? -1 : 1;
  switch (plan.cuff) {
    case 'shirt':
      return (
        drawPanel(bench, { outline: band(62, 2), shadow: 0.3, thickness: 5, grain: sign * -6 }) +
        stitches(bench, line(56)) +
        stitches(bench, line(5)) +
        button(bench, sign * (inner + 18), y - 24, 5, shirtButtonTone(bench))
      );
    case 'rib':
      return drawRib(bench, { outline: band(70, -5), thickness: 7 }, sign * -5);
    case 'jacket':
      return (
        [0, 1, 2, 3]
          .map((index) =>
            button(bench, sign * (inner + 13), y - 22 - index * 17, 6.2, hornFor(bench)),
          )
          .join('') + (article.kind === 'coat' ? seam(bench, line(80), 0.5) : '')
      );
    case 'strap':
      return (
        stitches(bench, line(14)) +
        drawPanel(bench, {
          outline: turn([
            at(inner + 8, y - 58, 'corner'),
            at(outer, y - 66, 'corner'),
            at(outer, y - 34, 'corner'),
            at(inner + 8, y - 26, 'corner'),
          ]),
          shadow: 0.4,
          thickness: 4,
        }) +
        button(bench, sign * (inner + 22), y - 43, 6, hornFor(bench))
      );
    default:
      return stitches(bench, line(16)) + stitches(bench, line(12));
  }
}

function shortHem({ bench, build, plan }: Top, flip: boolean): string {
  const out = build.chest - 30 + build.arm * 1.02;
  const y = build.sleeve;
  const turn = (points: Point[]) => (flip ? mirrored(points, 0) : points);
  const edge = (lift: number) =>
    turn([
      at(build.chest - 16, y + 24 - lift),
      at(out - build.arm * 0.45, y + 12 - lift),
      at(out + 4, y - 20 - lift),
    ]);
  if (plan.cuff === 'rib') {
    const outline = turn([
      at(build.chest - 19, y, 'corner'),
      at(out - build.arm * 0.45, y - 12),
      at(out + 1, y - 44, 'corner'),
      at(out + 3, y - 21, 'corner'),
      at(out - build.arm * 0.45, y + 12),
      at(build.chest - 18, y + 24, 'corner'),
    ]);
    return drawRib(bench, { outline, thickness: 5 }, flip ? 14 : -14) + seam(bench, edge(24));
  }
  return stitches(bench, edge(18)) + stitches(bench, edge(13));
}

function sleeve(top: Top, flip: boolean): Piece {
  const { bench, build, article } = top;
  const isShort = article.sleeves === 'short';
  const random = bench.random.branch(flip ? 'left-sleeve' : 'right-sleeve');
  const right = wobbled(sleeveOutline(build, isShort, top.plan.cuff === 'rib'), random, 3);
  const outline = flip ? mirrored(right, 0) : right;
  const creases = sleeveFolds(build, isShort, random);
  const folds = flip ? mirroredFolds(creases) : creases;
  const grain = (flip ? 1 : -1) * (isShort ? 14 : 7);
  const scye = [
    at(build.shoulder - 13, build.slope - 3),
    at(build.shoulder - 24, build.slope + 96),
    at(build.chest - 38, build.armhole - 16),
    at(build.chest - 28, build.armhole + 24),
  ];
  const isRib = top.plan.cuff === 'rib' && !isShort;
  const under = isRib ? cuff(top, flip) : '';
  const body = quiltedPanel(top, outline, folds, grain, 0.42);
  const joint = seam(bench, flip ? mirrored(scye, 0) : scye);
  const over = isShort ? shortHem(top, flip) : isRib ? '' : cuff(top, flip);
  const silhouette = shape(outline) + (isRib ? ribCuffOutline(top, flip) : '');
  return { markup: under + body + joint + over, silhouette };
}

function ribCuffOutline({ build }: Top, flip: boolean): string {
  const inner = cuffInner(build);
  const outer = inner + build.cuff;
  const y = build.sleeve;
  const points = [
    at(inner, y - 60, 'corner'),
    at(outer, y - 64, 'corner'),
    at(outer, y, 'corner'),
    at((inner + outer) / 2, y + 8),
    at(inner, y + 9, 'corner'),
  ];
  return shape(flip ? mirrored(points, 0) : points);
}

/** An upper garment from the front or behind. */
export function drawTop(bench: Bench, article: Article, side: Side): Garment {
  const build = buildOf(article);
  const top: Top = { bench, article, build, plan: topPlan(article), side };
  const neck = side === 'front' ? neckFor(top) : backNeck(top);
  const outline = wobbled(
    bodyOutline(build, top.plan.hem, neck.line),
    bench.random.branch('body'),
    2.5,
  );
  const folds = torsoFolds(build, bench.random.branch(`folds-${side}`));
  const behind = neck.behind();
  const rib = hemRib(top);
  const back = () => quiltedPanel(top, outline, folds, 0, 0.3) + drawBackDetails(top);
  const body =
    side === 'front'
      ? drawFront(top, outline, folds)
      : { markup: back(), silhouette: shape(outline) };
  const sleeves = article.sleeves === 'none' ? [] : [sleeve(top, true), sleeve(top, false)];
  const pieces = [rib, body, ...sleeves];
  const silhouette = neck.silhouette + pieces.map((each) => each.silhouette).join('');
  const reach =
    article.sleeves === 'none'
      ? build.chest
      : build.chest + 16 + Math.max(build.cuff, build.arm * 0.8);
  const box = { x: -reach, y: neck.top, width: reach * 2, height: build.length - neck.top + 6 };
  const parts = [behind, ...pieces.map((each) => each.markup), neck.over()];
  return { parts, silhouette, box, heights: bench.heights };
}
