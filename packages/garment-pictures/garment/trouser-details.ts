import { hex, lit, mixed, oklch, shaded } from '#drawing/colour';
import { element } from '#drawing/drawing';
import { at, shifted } from '#drawing/outline';
import { brass } from './fronts';
import { hornFor } from './lapels';
import type { LegBuild } from './leg-build';
import type { Bench } from './panel';
import { cargoPocket, patchPocket, slantPocket, weltPocket } from './pockets';
import { button, seam, stitches } from './seams';
import { dipAt, isElastic, type Pair } from './trouser-pair';

export function fly({ bench, article, build, thread }: Pair): string {
  if (isElastic(article)) return centreSeam(bench, build);
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

function jeansPocket({ bench, build, thread }: Pair, sign: 1 | -1): string {
  const { waist, hip } = build;
  const mouth = [
    at(sign * waist * 0.5, 16),
    at(sign * waist * 0.58, 78),
    at(sign * (waist + 0.3 * (hip - waist)), 104),
  ];
  return (
    seam(bench, mouth, 1.3) +
    stitches(bench, shifted(mouth, sign * -6, 6), thread) +
    stitches(bench, shifted(mouth, sign * -11, 11), thread) +
    rivet(sign * (waist * 0.5 - 4), 24) +
    rivet(sign * (waist + 0.2 * (hip - waist)), 106)
  );
}

function pleats({ bench, build: { waist } }: Pair, sign: 1 | -1): string {
  return (
    seam(bench, [at(sign * waist * 0.42, 14), at(sign * waist * 0.46, 150)], 0.9) +
    seam(bench, [at(sign * waist * 0.56, 14), at(sign * waist * 0.58, 120)], 0.7)
  );
}

function sidePocket(pair: Pair, sign: 1 | -1): string {
  const { bench, article, build } = pair;
  const { waist, hip, hipAt } = build;
  if (article.kind === 'underwear') return '';
  if (article.kind === 'jeans') return jeansPocket(pair, sign);
  const end = [sign * (waist + (hip - waist) * 0.78), hipAt * 0.86] as const;
  return slantPocket(bench, [sign * waist * 0.74, 16], end);
}

export function frontPockets(pair: Pair): string {
  const { bench, article, build, thread } = pair;
  const { waist, hip, crotch } = build;
  const parts = ([-1, 1] as const).flatMap((sign) => [
    sidePocket(pair, sign),
    article.details.includes('pleats') ? pleats(pair, sign) : '',
    article.details.includes('cargo-pockets')
      ? cargoPocket(bench, sign * hip * 0.74, crotch + 50, 138, 160)
      : '',
  ]);
  const coin = [at(waist * 0.66, 76), at(waist * 0.66, 60, 'corner'), at(waist * 0.92, 62)];
  if (article.kind === 'jeans') parts.push(stitches(bench, coin, thread));
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

function leatherPatch({ bench, build, thread }: Pair): string {
  const x = build.waist * 0.42;
  const rim = [
    at(x + 4, -23),
    at(x + 70, -23, 'corner'),
    at(x + 70, 15, 'corner'),
    at(x + 4, 15, 'corner'),
    at(x + 4, -23),
  ];
  const fill = hex(oklch(0.56, 0.075, 58));
  const patch = { x, y: -27, width: 74, height: 46, rx: 2, fill };
  return element('rect', patch) + stitches(bench, rim, thread);
}

function jeansBack(pair: Pair): string {
  const { bench, build, thread } = pair;
  const { waist } = build;
  const yoke = [at(-waist - 12, 62), at(0, 104, 'corner'), at(waist + 12, 62)];
  const pockets = [-1, 1].map((sign) => {
    const x = sign * waist * 0.54;
    const arc = [at(x - 60, 186), at(x, 202, 'corner'), at(x + 60, 186)];
    return patchPocket(bench, x, 112, 142, 158, 26) + stitches(bench, arc, thread);
  });
  const sewn = seam(bench, yoke) + stitches(bench, shifted(yoke, 0, 6), thread);
  return sewn + pockets.join('') + leatherPatch(pair);
}

function weltBack({ bench, build }: Pair): string {
  const { waist } = build;
  return [-1, 1]
    .map((sign) => {
      const dart = [at(sign * waist * 0.5, 10), at(sign * waist * 0.5, 84)];
      const x = sign * waist * 0.54;
      return (
        seam(bench, dart, 0.6) +
        weltPocket(bench, x, 92, 128, 13, sign * 1.5) +
        button(bench, x, 116, 6, hornFor(bench))
      );
    })
    .join('');
}

export function backDetails(pair: Pair): string {
  const { bench, article, build } = pair;
  const seat = seam(bench, [at(0, 8), at(-1, build.crotch)], 1.2);
  if (article.kind === 'jeans') return seat + jeansBack(pair);
  return isElastic(article) ? seat : seat + weltBack(pair);
}
