import type { Article } from '#articles';
import { at, mirrored, shape, type Point } from '#drawing/outline';
import { buildOf } from './build';
import { type Bench, drawPanel, wobbled } from './panel';
import { drawRib } from './rib';
import type { Garment } from './sheet';
import { drawBackDetails } from './top-back';
import { drawFront } from './top-front';
import { backNeck } from './back-neck';
import { neckFor } from './top-neck';
import { bodyDepth, foldedDepth, type Piece, type Side, type Top, quiltedPanel } from './top-parts';
import { topPlan } from './top-plan';
import { sleeve } from './top-sleeve';
import { bodyOutline, shortSleeveEnd } from './torso';
import { torsoFolds } from './torso-folds';

/** The ribbed hem, drawn before the body, which blouses over it. */
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
  const form = { outline, depth: bodyDepth };
  return { markup: drawRib(bench, { outline, thickness: 8, form }), silhouette: shape(outline) };
}

/** The layers behind a folded front, which stand out at its lower edge. */
function foldedLayers({ bench, build, plan }: Top): Piece {
  if (plan.hem !== 'fold') return { markup: '', silhouette: '' };
  const { chest, length } = build;
  const layers = [16, 8].map((lower): Point[] => {
    const right = [
      at(chest - 26, 40, 'corner'),
      at(chest - 4, 62),
      at(chest + lower * 0.3, length - 10),
      at(chest - 14, length + lower),
    ];
    return [...right, at(0, length + lower + 3), ...mirrored(right, 0)];
  });
  return {
    markup: layers
      .map((outline) => drawPanel(bench, { outline, shadow: 0.4, tone: -0.06 }))
      .join(''),
    silhouette: layers.map((outline) => shape(outline)).join(''),
  };
}

const isShort = (article: Article) => article.sleeves === 'short';

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
  const isFolded = top.plan.hem === 'fold';
  const form = { outline, depth: isFolded ? foldedDepth : bodyDepth };
  const back = () =>
    quiltedPanel(top, outline, { folds, shadow: 0.3, form }) + drawBackDetails(top);
  const body =
    side === 'front'
      ? drawFront(top, outline, folds)
      : { markup: back(), silhouette: shape(outline) };
  const sleeves =
    article.sleeves === 'none' || isFolded ? [] : [sleeve(top, true), sleeve(top, false)];
  const pieces = [rib, foldedLayers(top), body, ...sleeves];
  const silhouette = neck.silhouette + pieces.map((each) => each.silhouette).join('');
  const reach =
    article.sleeves === 'none' || isFolded
      ? build.chest
      : isShort(article)
        ? shortSleeveEnd(build).x
        : build.chest +
          12 +
          Math.max(build.spread + build.cuff, build.arm * (build.spread < 0 ? 0.5 : 0.7));
  const box = {
    x: -reach,
    y: neck.top,
    width: reach * 2,
    height: build.length - neck.top + (isFolded ? 22 : 6),
  };
  const parts = [behind, ...pieces.map((each) => each.markup), neck.over()];
  return { parts, silhouette, box };
}
