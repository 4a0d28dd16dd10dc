import { hex, mixed, oklch, shaded } from '@/services/media/drawing/colour';
import { element } from '@/services/media/drawing/drawing';
import { type Point, at, curve, shape } from '@/services/media/drawing/outline';
import { fold } from './folds';
import { neckInside } from './necks';
import { type Bench, drawPanel } from './panel';
import { drawRib } from './rib';
import { stitches } from './seams';
import { type Pair, bandHeight, dipAt } from './trouser-pair';

export function band(pair: Pair): {
  behind: () => string;
  over: () => string;
  silhouette: string;
} {
  const { bench, build, article, side } = pair;
  const { waist } = build;
  const dip = dipAt(side);
  const isElastic =
    ['joggers', 'swimwear', 'underwear', 'pyjamas'].includes(article.kind) ||
    article.details.includes('drawstring');
  const top = [
    at(-waist + 1, -bandHeight + 8, 'corner'),
    at(-waist * 0.5, dip * 0.7 - bandHeight + 8),
    at(0, dip - bandHeight + 8),
    at(waist * 0.5, dip * 0.7 - bandHeight + 8),
    at(waist - 1, -bandHeight + 8, 'corner'),
  ];
  const bottom = [
    at(waist + 4, 10, 'corner'),
    at(waist * 0.5, dip * 0.7 + 10),
    at(0, dip + 10),
    at(-waist * 0.5, dip * 0.7 + 10),
    at(-waist - 4, 10, 'corner'),
  ];
  const outline = [...top, ...bottom];
  const inside = [
    at(-waist + 2, -bandHeight + 8, 'corner'),
    at(-waist * 0.5, -bandHeight - 6),
    at(0, -bandHeight - 11),
    at(waist * 0.5, -bandHeight - 6),
    at(waist - 2, -bandHeight + 8, 'corner'),
    at(0, dip + 4),
  ];
  const behind = () => (side === 'front' ? neckInside(bench, inside, -bandHeight + 1, -0.34) : '');
  const strip = () =>
    isElastic
      ? elasticBand(pair, outline)
      : drawPanel(bench, { outline, shadow: 0.35, thickness: 5, origin: [2, -9] }) +
        stitches(
          bench,
          bottom.map((point) => ({ ...point, y: point.y - 4 })),
          pair.thread,
        ) +
        stitches(
          bench,
          top.map((point) => ({ ...point, y: point.y + 4 })),
          pair.thread,
        ) +
        loops(pair);
  return {
    behind,
    over: strip,
    silhouette: shape(outline) + (side === 'front' ? shape(inside) : ''),
  };
}

function elasticBand({ bench, article, side, build }: Pair, outline: Point[]): string {
  const isTrunks = article.kind === 'underwear';
  const strong = isTrunks
    ? {
        ...bench,
        cloth: {
          ...bench.cloth,
          base: mixed(
            bench.cloth.base,
            oklch(bench.cloth.base.l > 0.5 ? 0.25 : 0.85, 0.01, 260),
            0.78,
          ),
        },
      }
    : bench;
  const gathers = Array.from({ length: isTrunks ? 0 : 22 }, (_, index) => {
    const x = (index / 21 - 0.5) * build.waist * 1.9;
    return fold([x, 12], [x + bench.random.sway() * 8, bench.random.between(34, 80)], 0, 4, 0.4);
  });
  const ruffle =
    gathers.length > 0
      ? drawPanel(bench, {
          outline: [
            at(-build.waist - 6, 8, 'corner'),
            at(build.waist + 6, 8, 'corner'),
            at(build.waist + 20, 60),
            at(0, 90),
            at(-build.waist - 20, 60),
          ],
          folds: gathers,
          thickness: 2,
        })
      : '';
  void ruffle;
  const cord = side === 'front' && !isTrunks ? drawstring(bench) : '';
  return (
    drawRib(strong, {
      outline,
      shadow: 0.35,
      thickness: 6,
      folds: gathers.map((item) => ({ ...item, from: [item.from[0], -26], to: [item.to[0], 12] })),
    }) + cord
  );
}

function drawstring(bench: Bench): string {
  const tone = bench.cloth.base.l > 0.6 ? shaded(bench.cloth.base, 0.25) : oklch(0.9, 0.01, 90);
  const lines = [
    curve([at(-14, 0), at(-10, 50), at(-24, 118)]),
    curve([at(14, 0), at(18, 60), at(13, 134)]),
  ];
  return lines
    .map(
      (d) =>
        element('path', {
          d,
          fill: 'none',
          stroke: '#000',
          'stroke-width': 6,
          opacity: 0.3,
          filter: bench.drawing.blur(2.4),
          transform: 'translate(3 3)',
        }) +
        element('path', {
          d,
          fill: 'none',
          stroke: hex(shaded(tone, 0.2)),
          'stroke-width': 6,
          'stroke-linecap': 'round',
        }) +
        element('path', {
          d,
          fill: 'none',
          stroke: hex(tone),
          'stroke-width': 3.6,
          'stroke-dasharray': '3 1.4',
        }),
    )
    .join('');
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
