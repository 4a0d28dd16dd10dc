import { lit, oklch, shaded } from '@/services/media/drawing/colour';
import { at, mirrored, shape } from '@/services/media/drawing/outline';
import { lapels } from './lapels';
import { hood } from './hood';
import { neckInside, nothing, ribNeck, type Neck } from './necks';
import { shirtCollar, standCollar } from './shirt-collar';
import { drawPanel } from './panel';
import { drawRib } from './rib';
import { seam, stitches } from './seams';
import type { Top } from './top-parts';
import { lapelCutFor, vDepth } from './top-front';
import { fold } from './folds';

function collarColour({ article, bench }: Top) {
  if (!article.details.includes('contrast-collar')) return undefined;
  const { base } = bench.cloth;
  return base.l > 0.85
    ? shaded(base, 0.5)
    : base.l > 0.5
      ? oklch(0.96, 0.004, 95)
      : lit(base, 0.14);
}

/** A neck that is only an opening: waistcoats and cardigans. */
function openNeck(top: Top): Neck {
  const { bench, build } = top;
  const n = build.neck;
  const depth = vDepth(top);
  const inside = [
    at(-n, 0, 'corner'),
    at(-n * 0.5, -14),
    at(0, -17),
    at(n * 0.5, -14),
    at(n, 0, 'corner'),
    at(n * 0.5, depth * 0.6),
    at(0, depth + 8, 'corner'),
    at(-n * 0.5, depth * 0.6),
  ];
  const line = [at(-n, 0, 'corner'), at(0, depth, 'corner'), at(n, 0, 'corner')];
  return {
    behind: () => neckInside(bench, inside, 4, -0.3),
    over: nothing,
    silhouette: shape(inside),
    line,
    top: -18,
  };
}

/** The neck of the front, by the article's collar. */
export function neckFor(top: Top): Neck {
  const { bench, build, article } = top;
  const colour = collarColour(top);
  const soft = { isSoft: true, buttonDown: false, colour };
  switch (article.collar) {
    case 'kent':
      return shirtCollar(bench, build, {
        spread: 0.78,
        point: 46,
        isSoft: false,
        buttonDown: false,
        colour,
      });
    case 'cutaway':
      return shirtCollar(bench, build, {
        spread: 1.04,
        point: 32,
        isSoft: false,
        buttonDown: false,
        colour,
      });
    case 'button-down':
      return shirtCollar(bench, build, {
        spread: 0.7,
        point: 50,
        isSoft: false,
        buttonDown: true,
        colour,
      });
    case 'polo':
      return shirtCollar(bench, build, { ...soft, spread: 0.86, point: 34 });
    case 'band':
      return standCollar(bench, build, 26, false);
    case 'stand':
      return standCollar(
        bench,
        build,
        article.kind === 'bomber' ? 46 : 58,
        article.kind === 'bomber',
      );
    case 'hood':
      return hood(bench, build, article.kind === 'hoodie' || article.kind === 'parka');
    case 'lapel':
    case 'peak-lapel':
      return lapels(bench, build, lapelCutFor(top));
    case 'v-neck':
      if (article.closure === 'buttons') return openNeck(top);
      return ribNeck(bench, build, 'v-neck', 19);
    default:
      return ribNeck(bench, build, article.collar, article.kind === 't-shirt' ? 17 : 24);
  }
}

/** The same neck from behind. */
export function backNeck(top: Top): Neck {
  const { bench, build, article } = top;
  const n = build.neck;
  const line = [at(-n, 0, 'corner'), at(0, 12), at(n, 0, 'corner')];
  const flat = (rise: number, fall: number, wide: number) => [
    at(-n * 0.78, -rise, 'corner'),
    at(0, -rise - 7),
    at(n * 0.78, -rise, 'corner'),
    at(n * (wide - 0.06), -rise * 0.4),
    at(n * wide, fall * 0.7, 'corner'),
    at(n * 0.5, fall + 5),
    at(0, fall + 7),
    at(-n * 0.5, fall + 5),
    at(-n * wide, fall * 0.7, 'corner'),
    at(-n * (wide - 0.06), -rise * 0.4),
  ];
  if (article.collar === 'hood') {
    const high = -n * 2.1;
    const shell = [
      at(-n * 1.4, 40, 'corner'),
      at(-n * 1.46, -n * 0.4),
      at(-n * 1.2, high * 0.74),
      at(0, high),
      at(n * 1.2, high * 0.74),
      at(n * 1.46, -n * 0.4),
      at(n * 1.4, 40, 'corner'),
      at(0, 66),
    ];
    const folds = [
      fold([-n, 30], [-n * 0.5, high * 0.5], -10, 13, 0.4),
      fold([n, 34], [n * 0.6, high * 0.4], 10, 13, 0.4),
      fold([-n * 0.8, 40], [n * 0.5, 36], -14, 10, 0.4),
    ];
    return {
      behind: nothing,
      over: () =>
        drawPanel(bench, { outline: shell, shadow: 0.5, folds }) +
        seam(bench, [at(0, high), at(2, high * 0.4), at(0, 62)]),
      silhouette: shape(shell),
      line,
      top: high,
    };
  }
  if (article.collar === 'crew' || article.collar === 'v-neck' || article.collar === 'roll-neck') {
    const rise = article.collar === 'roll-neck' ? 70 : article.kind === 't-shirt' ? 12 : 17;
    const ring =
      article.collar === 'roll-neck'
        ? flat(rise, 14, 1.02)
        : [
            at(-n - 3, -2, 'corner'),
            at(-n * 0.5, -rise),
            at(0, -rise - 3),
            at(n * 0.5, -rise),
            at(n + 3, -2, 'corner'),
            at(n * 0.55, 10),
            at(0, 14),
            at(-n * 0.55, 10),
          ];
    const isPlain = article.kind === 'waistcoat';
    return {
      behind: nothing,
      over: () =>
        isPlain
          ? ''
          : drawRib(bench, { outline: ring, thickness: 5 }) +
            seam(bench, [at(-n, 1), at(0, 15), at(n, 1)]),
      silhouette: shape(ring),
      line,
      top: -rise - 6,
    };
  }
  const isLow = article.collar === 'band' || article.collar === 'stand';
  const outline = isLow
    ? flat(article.collar === 'band' ? 22 : 58, 8, 1.02)
    : flat(n * 0.6, article.kind === 'polo' ? 20 : 26, article.kind === 'shirt' ? 1.1 : 1.16);
  const colour = collarColour(top);
  const collarBench = colour
    ? { ...bench, cloth: { ...bench.cloth, base: colour, pattern: 'plain' as const } }
    : bench;
  const draw = article.kind === 'bomber' ? drawRib : drawPanel;
  const over = () =>
    draw(collarBench, { outline, shadow: 0.5, thickness: 7 }) +
    stitches(
      bench,
      [at(-n, 14), at(0, 25), at(n, 14)]
        .map((point) => (isLow ? { ...point, y: -200 } : point))
        .filter((point) => point.y > -100),
    );
  return {
    behind: nothing,
    over,
    silhouette: shape(outline) + shape(mirrored(outline, 0)),
    line,
    top: isLow ? -64 : -n * 0.7,
  };
}
