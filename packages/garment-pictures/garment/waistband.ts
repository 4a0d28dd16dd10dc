import { mixed, oklch, shaded } from '#drawing/colour';
import { at, curve, shape, shifted, symmetric, traced, type Point } from '#drawing/outline';
import { drawCord } from './cord';
import { fold } from './folds';
import { neckInside } from './necks';
import { type Bench, drawPanel } from './panel';
import { drawRib } from './rib';
import { stitches } from './seams';
import { bandHeight, dipAt, isElastic, type Pair } from './trouser-pair';

interface Band {
  readonly behind: () => string;
  readonly over: () => string;
  readonly silhouette: string;
}

/** Upper or lower edge of the band, lower in front and higher behind. */
function bandEdge(half: number, dip: number, y: number): Point[] {
  return [
    at(-half, y, 'corner'),
    at(-half * 0.5, dip * 0.7 + y),
    at(0, dip + y),
    at(half * 0.5, dip * 0.7 + y),
    at(half, y, 'corner'),
  ];
}

function sewnBand(pair: Pair, top: Point[], bottom: Point[]): string {
  const { bench, thread } = pair;
  const outline = [...top, ...bottom.toReversed()];
  return (
    drawPanel(bench, { outline, shadow: 0.35, thickness: 5, origin: [2, -9] }) +
    stitches(bench, shifted(bottom, 0, -4), thread) +
    stitches(bench, shifted(top, 0, 4), thread) +
    loops(pair)
  );
}

/** The waistband: its inside behind the front, and the band over it. */
export function band(pair: Pair): Band {
  const { bench, build, article, side } = pair;
  const { waist } = build;
  const dip = dipAt(side);
  const upper = 8 - bandHeight;
  const top = bandEdge(waist - 1, dip, upper);
  const bottom = bandEdge(waist + 4, dip, 10);
  const isFront = side === 'front';
  const inside = symmetric([
    at(0, upper - 19),
    at(waist * 0.5, upper - 14),
    at(waist - 2, upper, 'corner'),
    at(0, dip + 4),
  ]);
  return {
    behind: () => (isFront ? neckInside(bench, inside, 1 - bandHeight, -0.34) : ''),
    over: () => (isElastic(article) ? elasticBand(pair, top, bottom) : sewnBand(pair, top, bottom)),
    silhouette: shape([...top, ...bottom.toReversed()]) + (isFront ? shape(inside) : ''),
  };
}

/** Underwear has its elastic outside, in a contrasting colour. */
function outerElastic(bench: Bench): Bench {
  const { base } = bench.cloth;
  const contrast = oklch(base.l > 0.5 ? 0.25 : 0.85, 0.01, 260);
  return { ...bench, cloth: { ...bench.cloth, base: mixed(base, contrast, 0.78) } };
}

function elasticBand(pair: Pair, top: Point[], bottom: Point[]): string {
  const { bench, article, side, build } = pair;
  const isTrunks = article.kind === 'underwear';
  const outline = [...top, ...bottom.toReversed()];
  const folds = Array.from({ length: isTrunks ? 0 : 22 }, (_, index) => {
    const x = (index / 21 - 0.5) * build.waist * 1.9;
    return fold([x, -26], [x + bench.random.sway() * 8, 12], 0, 4, 0.4);
  });
  const cord = side === 'front' && !isTrunks ? drawstring(bench) : '';
  const own = isTrunks ? outerElastic(bench) : bench;
  return drawRib(own, { outline, shadow: 0.35, thickness: 6, folds }) + cord;
}

function drawstring({ cloth }: Bench): string {
  const tone = cloth.base.l > 0.6 ? shaded(cloth.base, 0.25) : oklch(0.9, 0.01, 90);
  const ends = [traced('-14,0 -10,50 -24,118'), traced('14,0 18,60 13,134')];
  return ends.map((end) => drawCord(curve(end), { tone, width: 6, isTwisted: true })).join('');
}

function loops({ bench, build, side, thread }: Pair): string {
  const places = side === 'front' ? [-0.62, 0.62] : [-0.6, 0, 0.6];
  return places
    .map((share) => {
      const x = share * build.waist;
      const y = dipAt(side) * (1 - share * share) - bandHeight + 3;
      const outline = [
        at(x - 6, y, 'corner'),
        at(x + 6, y, 'corner'),
        at(x + 6, y + bandHeight + 12, 'corner'),
        at(x - 6, y + bandHeight + 12, 'corner'),
      ];
      return (
        drawPanel(bench, { outline, shadow: 0.55, thickness: 3 }) +
        stitches(bench, [at(x - 3, y + 2), at(x - 3, y + bandHeight + 9)], thread) +
        stitches(bench, [at(x + 3, y + 2), at(x + 3, y + bandHeight + 9)], thread)
      );
    })
    .join('');
}
