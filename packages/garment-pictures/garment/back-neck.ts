import { at, mirrored, shape, symmetric, type Point } from '#drawing/outline';
import { recoloured } from './cloth';
import { fold, mirroredFolds } from './folds';
import { nothing, type Neck } from './necks';
import { drawPanel } from './panel';
import { drawRib } from './rib';
import { seam, stitches } from './seams';
import { collarColour } from './top-neck';
import type { Top } from './top-parts';

function seamLine(n: number): Point[] {
  return [at(-n, 0, 'corner'), at(0, 12), at(n, 0, 'corner')];
}

/** A flat collar: `rise` above the shoulders, falling to `fall`, `wide` as a share of the neck. */
function flatCollar(n: number, rise: number, fall: number, wide: number): Point[] {
  return symmetric([
    at(0, -rise - 7),
    at(n * 0.78, -rise, 'corner'),
    at(n * (wide - 0.06), -rise * 0.4),
    at(n * wide, fall * 0.7, 'corner'),
    at(n * 0.5, fall + 5),
    at(0, fall + 7),
  ]);
}

function hoodFromBehind({ bench, build }: Top): Neck {
  const n = build.neck;
  const high = -n * 2.1;
  const shell = symmetric([
    at(0, high),
    at(n * 1.2, high * 0.74),
    at(n * 1.46, -n * 0.4),
    at(n * 1.4, 40, 'corner'),
    at(0, 66),
  ]);
  const side = [fold([n, 34], [n * 0.6, high * 0.4], 10, 13, 0.4)];
  const across = fold([-n * 0.8, 40], [n * 0.5, 36], -14, 10, 0.4);
  const folds = [...side, ...mirroredFolds(side), across];
  return {
    behind: nothing,
    over: () =>
      drawPanel(bench, { outline: shell, shadow: 0.5, folds }) +
      seam(bench, [at(0, high), at(2, high * 0.4), at(0, 62)]),
    silhouette: shape(shell),
    line: seamLine(n),
    top: high,
  };
}

function ribFromBehind({ bench, build, article }: Top): Neck {
  const n = build.neck;
  const isRoll = article.collar === 'roll-neck';
  const rise = isRoll ? 70 : article.kind === 't-shirt' ? 12 : 17;
  const band = [at(0, -rise - 3), at(n * 0.5, -rise), at(n + 3, -2, 'corner'), at(n * 0.55, 10)];
  const ring = isRoll ? flatCollar(n, rise, 14, 1.02) : symmetric([...band, at(0, 14)]);
  const drawn = () =>
    drawRib(bench, { outline: ring, thickness: 5 }) + seam(bench, [at(-n, 1), at(0, 15), at(n, 1)]);
  return {
    behind: nothing,
    over: article.kind === 'waistcoat' ? nothing : drawn,
    silhouette: shape(ring),
    line: seamLine(n),
    top: -rise - 6,
  };
}

function collarFromBehind(top: Top): Neck {
  const { bench, build, article } = top;
  const n = build.neck;
  const isLow = article.collar === 'band' || article.collar === 'stand';
  const width = article.kind === 'shirt' ? 1.1 : 1.16;
  const outline = isLow
    ? flatCollar(n, article.collar === 'band' ? 22 : 58, 8, 1.02)
    : flatCollar(n, n * 0.6, article.kind === 'polo' ? 20 : 26, width);
  const colour = collarColour(top);
  const own = colour ? { ...bench, cloth: recoloured(bench.cloth, colour) } : bench;
  const draw = article.kind === 'bomber' ? drawRib : drawPanel;
  const rim = isLow ? '' : stitches(bench, [at(-n, 14), at(0, 25), at(n, 14)]);
  return {
    behind: nothing,
    over: () => draw(own, { outline, shadow: 0.5, thickness: 7 }) + rim,
    silhouette: shape(outline) + shape(mirrored(outline, 0)),
    line: seamLine(n),
    top: isLow ? -64 : -n * 0.7,
  };
}

export function backNeck(top: Top): Neck {
  const { collar } = top.article;
  if (collar === 'hood') return hoodFromBehind(top);
  const isRib = collar === 'crew' || collar === 'v-neck' || collar === 'roll-neck';
  return isRib ? ribFromBehind(top) : collarFromBehind(top);
}
