import type { Article } from '@/services/media/articles';
import { hex, lit, mixed, oklch, shaded, type Oklch } from '@/services/media/drawing/colour';
import { element, group } from '@/services/media/drawing/drawing';
import { at, curve, mirrored, shape, type Point } from '@/services/media/drawing/outline';
import { fold, mirroredFolds, type Fold } from './folds';
import { brass, steel } from './fronts';
import { legBuildOf, legLength, type LegBuild } from './leg-build';
import { hornFor } from './lapels';
import { neckInside } from './necks';
import { drawPanel, wobbled, type Bench } from './panel';
import { cargoPocket, patchPocket, slantPocket, weltPocket } from './pockets';
import { drawRib } from './rib';
import { button, seam, stitches } from './seams';
import type { Garment } from './sheet';
import type { Side } from './top';

/** What the parts of one pair of trousers share. */
interface Pair {
  readonly bench: Bench;
  readonly article: Article;
  readonly build: LegBuild;
  readonly side: Side;
  /** Thread of visible seams, where it differs from the cloth. */
  readonly thread: Oklch | undefined;
}

const bandHeight = 40;

function dipAt(side: Side): number {
  return side === 'front' ? 15 : -8;
}

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

function legFolds({ build }: Pair, random: Bench['random']): Fold[] {
  const { hip, hipAt, crotch, knee, kneeAt, hem, length } = build;
  const list: Fold[] = [];
  for (let index = 0; index < 4; index += 1) {
    const rise = (index - 1.2) * random.between(26, 44);
    list.push(
      fold(
        [6, crotch - 4 + index * 5],
        [hip * random.between(0.5, 0.86), crotch - rise - random.between(0, 40)],
        random.between(-6, 16),
        random.between(7, 13),
        random.between(0.22, 0.46),
      ),
    );
  }
  list.push(fold([hip * 0.6, 70], [hip * 0.72, hipAt + 30], random.sway() * 10, 14, 0.18));
  if (length < 600) {
    list.push(
      fold([hip * 0.55, length - 4], [hip * 0.48, crotch + 30], random.sway() * 16, 16, 0.3),
    );
    list.push(
      fold([hip * 0.86, length - 14], [hip * 0.8, hipAt + 60], random.sway() * 12, 14, 0.26),
    );
    return list;
  }
  const [inner, outer] = knee;
  for (let index = 0; index < 6; index += 1) {
    const y = kneeAt + (index - 3) * random.between(20, 40);
    const isInner = index % 2 === 0;
    const reach = random.between(0.3, 0.62) * (outer - inner);
    list.push(
      fold(
        [isInner ? inner - 2 : outer + 2, y],
        [isInner ? inner + reach : outer - reach, y + random.between(-34, 30)],
        random.sway() * 10,
        random.between(6, 11),
        random.between(0.18, 0.4),
      ),
    );
  }
  for (let index = 0; index < 3; index += 1) {
    const y = length - random.between(20, 110);
    const isInner = random.next() < 0.5;
    list.push(
      fold(
        [isInner ? hem[0] : hem[1], y],
        [(hem[0] + hem[1]) / 2 + random.sway() * 20, y + random.between(-26, 16)],
        random.sway() * 8,
        random.between(6, 10),
        random.between(0.2, 0.42),
      ),
    );
  }
  const centre = (inner + outer) / 2;
  list.push(
    fold(
      [centre + random.sway() * 20, kneeAt + 60],
      [(hem[0] + hem[1]) / 2 + random.sway() * 20, length - 60],
      random.sway() * 12,
      18,
      0.24,
    ),
  );
  list.push(
    fold(
      [hip * 0.52, crotch + 60],
      [centre + random.sway() * 16, kneeAt - 60],
      random.sway() * 16,
      22,
      0.26,
    ),
  );
  return list;
}

/** Where jeans have lost dye: thighs, knees, along the front. */
function fading({ bench, build, article }: Pair, flip: boolean): string {
  if (article.fabric !== 'denim') return '';
  const strength = article.details.includes('washed') ? 0.5 : 0.2;
  const { hip, crotch, kneeAt, knee } = build;
  const sign = flip ? -1 : 1;
  const tone = hex(lit(bench.cloth.base, 0.55));
  const thigh = { cx: sign * hip * 0.52, cy: crotch + 90, rx: hip * 0.25, ry: 190 };
  const cap = {
    cx: sign * (knee[0] + knee[1]) * 0.5,
    cy: kneeAt + 10,
    rx: (knee[1] - knee[0]) * 0.3,
    ry: 110,
  };
  return group({ fill: tone, opacity: strength, filter: bench.drawing.blur(34) }, [
    element('ellipse', thigh),
    element('ellipse', { ...cap, opacity: 0.7 }),
  ]);
}

function leg(pair: Pair, flip: boolean): { markup: string; silhouette: string } {
  const { bench, build, article, side, thread } = pair;
  const random = bench.random.branch(`${flip ? 'left' : 'right'}-leg-${side}`);
  const right = wobbled(legOutline(pair), random, 2.5);
  const outline = flip ? mirrored(right, 0) : right;
  const folds = flip ? mirroredFolds(legFolds(pair, random)) : legFolds(pair, random);
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
      drawPanel(bench, { outline, folds, shadow: 0.3, origin: [flip ? -4 : 4, 0] }) +
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

function band(pair: Pair): {
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

function fly({ bench, article, build, thread }: Pair): string {
  if (['joggers', 'swimwear', 'underwear', 'pyjamas'].includes(article.kind))
    return centreSeam(bench, build);
  const { crotch } = build;
  const line = [at(0, 24), at(1, crotch * 0.5), at(2, crotch)];
  const j = (inset: number) => [
    at(38 - inset, 22),
    at(37 - inset, crotch * 0.52),
    at(26 - inset, crotch * 0.66),
    at(4, crotch * 0.74 - inset),
  ];
  const metal = article.kind === 'jeans' ? mixed(brass, oklch(0.5, 0.06, 60), 0.3) : hornFor(bench);
  return (
    seam(bench, line, 1.3) +
    stitches(bench, j(0), thread) +
    stitches(bench, j(6), thread) +
    stitches(bench, [at(5, crotch * 0.75), at(6, crotch)], thread) +
    button(bench, 9, dipAt('front') - 10, article.kind === 'jeans' ? 9 : 7.5, metal)
  );
}

function centreSeam(bench: Bench, { crotch }: LegBuild): string {
  return seam(bench, [at(0, 14), at(2, crotch)]) + stitches(bench, [at(5, 18), at(6, crotch - 4)]);
}

function rivet(x: number, y: number): string {
  return (
    element('circle', { cx: x, cy: y, r: 3.6, fill: hex(shaded(brass, 0.2)) }) +
    element('circle', { cx: x - 0.8, cy: y - 0.9, r: 1.6, fill: hex(lit(brass, 0.5)) })
  );
}

function frontPockets({ bench, article, build, thread }: Pair): string {
  const { waist, hip, hipAt } = build;
  const parts: string[] = [];
  for (const sign of [-1, 1] as const) {
    if (article.kind === 'jeans') {
      const mouth = [
        at(sign * waist * 0.5, 16),
        at(sign * waist * 0.58, 78),
        at(sign * (waist + 0.3 * (hip - waist)), 104),
      ];
      parts.push(
        seam(bench, mouth, 1.3),
        stitches(
          bench,
          mouth.map((point) => ({ ...point, x: point.x - sign * 6, y: point.y + 6 })),
          thread,
        ),
        stitches(
          bench,
          mouth.map((point) => ({ ...point, x: point.x - sign * 11, y: point.y + 11 })),
          thread,
        ),
        rivet(sign * (waist * 0.5 - 4), 24),
        rivet(sign * (waist + 0.2 * (hip - waist)), 106),
      );
    } else if (article.kind !== 'underwear') {
      parts.push(
        slantPocket(
          bench,
          [sign * waist * 0.74, 16],
          [sign * (waist + (hip - waist) * 0.78), hipAt * 0.86],
        ),
      );
    }
    if (article.details.includes('pleats'))
      parts.push(
        seam(bench, [at(sign * waist * 0.42, 14), at(sign * waist * 0.46, 150)], 0.9),
        seam(bench, [at(sign * waist * 0.56, 14), at(sign * waist * 0.58, 120)], 0.7),
      );
    if (article.details.includes('cargo-pockets'))
      parts.push(cargoPocket(bench, sign * hip * 0.74, build.crotch + 50, 138, 160));
  }
  if (article.kind === 'jeans')
    parts.push(
      stitches(
        bench,
        [at(waist * 0.66, 76), at(waist * 0.66, 60, 'corner'), at(waist * 0.92, 62)],
        thread,
      ),
    );
  if (article.kind === 'underwear') parts.push(pouch(bench, build));
  return parts.join('');
}

function pouch(bench: Bench, { crotch }: LegBuild): string {
  return ([-1, 1] as const)
    .map((sign) => {
      const line = [at(sign * 52, 14), at(sign * 56, crotch * 0.5), at(sign * 20, crotch + 4)];
      return (
        seam(bench, line) +
        stitches(
          bench,
          line.map((point) => ({ ...point, x: point.x + sign * 6 })),
        )
      );
    })
    .join('');
}

function backDetails({ bench, article, build, thread }: Pair): string {
  const { waist, crotch } = build;
  const parts = [seam(bench, [at(0, 8), at(-1, crotch)], 1.2)];
  if (article.kind === 'jeans') {
    const yoke = [at(-waist - 12, 62), at(0, 104, 'corner'), at(waist + 12, 62)];
    parts.push(
      seam(bench, yoke),
      stitches(
        bench,
        yoke.map((point) => ({ ...point, y: point.y + 6 })),
        thread,
      ),
    );
    for (const sign of [-1, 1] as const) {
      parts.push(patchPocket(bench, sign * waist * 0.54, 112, 142, 158, 26));
      parts.push(
        stitches(
          bench,
          [
            at(sign * waist * 0.54 - 60, 186),
            at(sign * waist * 0.54, 202, 'corner'),
            at(sign * waist * 0.54 + 60, 186),
          ],
          thread,
        ),
      );
    }
    parts.push(
      element('rect', {
        x: waist * 0.42,
        y: -27,
        width: 74,
        height: 46,
        rx: 2,
        fill: hex(oklch(0.56, 0.075, 58)),
      }),
      stitches(
        bench,
        [
          at(waist * 0.42 + 4, -23),
          at(waist * 0.42 + 70, -23, 'corner'),
          at(waist * 0.42 + 70, 15, 'corner'),
          at(waist * 0.42 + 4, 15, 'corner'),
          at(waist * 0.42 + 4, -23),
        ],
        thread,
      ),
    );
  } else if (!['underwear', 'swimwear', 'joggers', 'pyjamas'].includes(article.kind)) {
    for (const sign of [-1, 1])
      parts.push(
        seam(bench, [at(sign * waist * 0.5, 10), at(sign * waist * 0.5, 84)], 0.6),
        weltPocket(bench, sign * waist * 0.54, 92, 128, 13, sign * 1.5),
        button(bench, sign * waist * 0.54, 116, 6, hornFor(bench)),
      );
  }
  return parts.join('');
}

/** Trousers and shorts of every length, from the front or behind. */
export function drawTrousers(bench: Bench, article: Article, side: Side): Garment {
  const build = legBuildOf(article);
  const isContrast = article.kind === 'jeans' && !article.details.includes('contrast-stitching');
  const thread =
    isContrast && bench.cloth.base.l > 0.24
      ? oklch(0.66, 0.11, 62)
      : article.details.includes('contrast-stitching')
        ? steel
        : undefined;
  const pair: Pair = { bench, article, build, side, thread };
  const waistband = band(pair);
  const behind = waistband.behind();
  const legs = [leg(pair, true), leg(pair, false)];
  const details = side === 'front' ? fly(pair) + frontPockets(pair) : backDetails(pair);
  const parts = [behind, ...legs.map((each) => each.markup), details, waistband.over()];
  const reach = Math.max(build.hip, build.hem[1], build.knee[1]);
  const isShort = legLength(article) !== 'long';
  const box = {
    x: -reach,
    y: -bandHeight - 8,
    width: reach * 2,
    height: build.length + bandHeight + (isShort ? 14 : 10),
  };
  return {
    parts,
    silhouette: waistband.silhouette + legs.map((each) => each.silhouette).join(''),
    box,
    heights: bench.heights,
  };
}
