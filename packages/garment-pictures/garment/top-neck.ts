import type { Collar } from '#articles';
import { lit, oklch, shaded, type Oklch } from '#drawing/colour';
import { at, shape, symmetric } from '#drawing/outline';
import { hood } from './hood';
import { lapels } from './lapels';
import { neckInside, nothing, ribNeck, rollNeck, type Neck } from './necks';
import { shirtCollar, standCollar, type CollarCut } from './shirt-collar';
import { lapelCutFor, vDepth } from './top-front';
import type { Top } from './top-parts';

/** The collar's own colour, if it contrasts. */
export function collarColour({ article, bench }: Top): Oklch | undefined {
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
  const inside = symmetric([
    at(0, -17),
    at(n * 0.5, -14),
    at(n, 0, 'corner'),
    at(n * 0.5, depth * 0.6),
    at(0, depth + 8, 'corner'),
  ]);
  const line = [at(-n, 0, 'corner'), at(0, depth, 'corner'), at(n, 0, 'corner')];
  return {
    behind: () => neckInside(bench, inside, 4, -0.3),
    over: nothing,
    silhouette: shape(inside),
    line,
    top: -18,
  };
}

const cuts: Partial<Record<Collar, CollarCut>> = {
  kent: { spread: 0.78, point: 46, isSoft: false, isButtonDown: false },
  cutaway: { spread: 1.04, point: 32, isSoft: false, isButtonDown: false },
  'button-down': { spread: 0.7, point: 50, isSoft: false, isButtonDown: true },
  polo: { spread: 0.86, point: 34, isSoft: true, isButtonDown: false },
};

export function neckFor(top: Top): Neck {
  const { bench, build, article } = top;
  const cut = cuts[article.collar];
  if (cut) return shirtCollar(bench, build, cut, collarColour(top));
  const isBomber = article.kind === 'bomber';
  switch (article.collar) {
    case 'band':
      return standCollar(bench, build, 26, false);
    case 'stand':
      return standCollar(bench, build, isBomber ? 46 : 58, isBomber);
    case 'hood':
      return hood(bench, build, article.kind === 'hoodie' || article.kind === 'parka');
    case 'lapel':
    case 'peak-lapel':
      return lapels(bench, build, lapelCutFor(top));
    case 'v-neck':
      if (article.closure === 'buttons') return openNeck(top);
      return ribNeck(bench, build, 'v-neck', 19);
    case 'roll-neck':
      return rollNeck(bench, build);
    default:
      return ribNeck(bench, build, 'crew', article.kind === 't-shirt' ? 17 : 24);
  }
}
