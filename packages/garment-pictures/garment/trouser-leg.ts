import { hex, lit } from '#drawing/colour';
import { element, group } from '#drawing/drawing';
import { type Point, at, mirrored, shape } from '#drawing/outline';
import { mirroredFolds } from './folds';
import { legFolds } from './leg-folds';
import type { LegBuild } from './leg-build';
import { type Bench, drawPanel, wobbled } from './panel';
import { drawRib } from './rib';
import { seam, stitches } from './seams';
import { type Pair, dipAt } from './trouser-pair';

function legOutline({ build, side }: Pair): Point[] {
  const { waist, hip, hipAt, crotch, knee, kneeAt, hem, length } = build;
  const isShort = length < 600;
  return [
    at(0, dipAt(side) + 8, 'corner'),
    at(waist, 8, 'corner'),
    at((waist + hip) / 2 + 12, hipAt * 0.48),
    at(hip, hipAt),
    ...(isShort
      ? []
      : [at((hip * 1.1 + knee[1]) / 2 - 6, (hipAt + kneeAt) / 2), at(knee[1], kneeAt)]),
    at(hem[1], length - (isShort ? 10 : 3), 'corner'),
    at((hem[0] + hem[1]) / 2, length + 2),
    at(hem[0], length + (isShort ? 8 : 2), 'corner'),
    ...(isShort ? [] : [at(knee[0], kneeAt), at(knee[0] * 0.66, (crotch + kneeAt) / 2)]),
    at(2, crotch + 6, 'corner'),
    at(-5, crotch * 0.6),
  ];
}

/** Faded areas of jeans: thighs, knees, along the front. */
function fading({ bench, build, article }: Pair, flip: boolean): string {
  if (article.fabric !== 'denim') return '';
  const strength = article.details.includes('washed') ? 0.5 : 0.2;
  const { hip, crotch, kneeAt, knee } = build;
  const sign = flip ? -1 : 1;
  const colour = hex(lit(bench.cloth.base, 0.55));
  const fill = bench.drawing.define(
    'radialGradient',
    {},
    [1, 0.72, 0.28, 0.06, 0]
      .map((part, index) =>
        element('stop', {
          offset: index / 4,
          'stop-color': colour,
          'stop-opacity': part * strength,
        }),
      )
      .join(''),
  );
  const thigh = { cx: sign * hip * 0.52, cy: crotch + 90, rx: hip * 0.52, ry: 290 };
  const cap = {
    cx: sign * (knee[0] + knee[1]) * 0.5,
    cy: kneeAt + 10,
    rx: (knee[1] - knee[0]) * 0.55,
    ry: 180,
  };
  return element('ellipse', { ...thigh, fill }) + element('ellipse', { ...cap, fill });
}

export function leg(pair: Pair, flip: boolean): { markup: string; silhouette: string } {
  const { bench, build, article, side, thread } = pair;
  const random = bench.random.branch(`${flip ? 'left' : 'right'}-leg-${side}`);
  const right = wobbled(legOutline(pair), random, 2.5);
  const outline = flip ? mirrored(right, 0) : right;
  const folds = flip ? mirroredFolds(legFolds(pair.build, random)) : legFolds(pair.build, random);
  const { hem, length } = build;
  const turn = (points: Point[]) => (flip ? mirrored(points, 0) : points);
  const isShort = length < 600;
  const hemLine = (lift: number) =>
    turn([
      at(hem[0] - 1, length - lift + (isShort ? 8 : 1)),
      at((hem[0] + hem[1]) / 2, length - lift + 2),
      at(hem[1] + 1, length - lift - (isShort ? 10 : 3)),
    ]);
  const end =
    article.kind === 'joggers'
      ? ankleRib(bench, hem, length, turn)
      : article.details.includes('turn-ups')
        ? turnUp(pair, turn)
        : stitches(bench, hemLine(isShort ? 24 : 14), thread);
  const outer = turn(
    right.slice(1, isShort ? 4 : 7).map((point) => ({ ...point, x: point.x - 5, y: point.y + 2 })),
  );
  const sideSeam = article.kind === 'jeans' ? stitches(bench, outer.slice(0, 3), thread) : '';
  return {
    markup:
      drawPanel(bench, {
        outline,
        folds,
        shadow: 0.3,
        origin: [flip ? -4 : 4, 0],
        form: { outline, depth: 0.5 },
      }) +
      fadeClip(pair, outline, flip) +
      end +
      sideSeam,
    silhouette: shape(outline),
  };
}

function fadeClip(pair: Pair, outline: readonly Point[], flip: boolean): string {
  const faded = fading(pair, flip);
  return faded && group({ 'clip-path': pair.bench.drawing.clip(shape(outline)) }, [faded]);
}

function ankleRib(
  bench: Bench,
  hem: LegBuild['hem'],
  length: number,
  turn: (points: Point[]) => Point[],
): string {
  const [inner, outer] = hem;
  const outline = turn([
    at(inner + 4, length - 66, 'corner'),
    at((inner + outer) / 2, length - 63),
    at(outer - 4, length - 68, 'corner'),
    at(outer - 10, length - 2, 'corner'),
    at((inner + outer) / 2, length + 4),
    at(inner + 10, length + 2, 'corner'),
  ]);
  return drawRib(bench, { outline, thickness: 8 }) + seam(bench, outline.slice(0, 3));
}

function turnUp({ bench, build, thread }: Pair, turn: (points: Point[]) => Point[]): string {
  const { hem, length } = build;
  const [inner, outer] = hem;
  const outline = turn([
    at(inner - 4, length - 44, 'corner'),
    at(outer + 4, length - 50, 'corner'),
    at(outer + 3, length - 2, 'corner'),
    at((inner + outer) / 2, length + 4),
    at(inner - 3, length + 4, 'corner'),
  ]);
  return (
    drawPanel(bench, {
      outline,
      shadow: 0.5,
      tone: build.length > 600 ? 0.12 : 0.02,
      thickness: 7,
    }) +
    stitches(
      bench,
      outline.slice(0, 2).map((point) => ({ ...point, y: point.y + 36 })),
      thread,
    )
  );
}
