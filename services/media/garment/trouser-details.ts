import { hex, lit, mixed, oklch, shaded } from '@/services/media/drawing/colour';
import { element } from '@/services/media/drawing/drawing';
import { at } from '@/services/media/drawing/outline';
import { brass } from './fronts';
import { hornFor } from './lapels';
import type { LegBuild } from './leg-build';
import type { Bench } from './panel';
import { cargoPocket, patchPocket, slantPocket, weltPocket } from './pockets';
import { button, seam, stitches } from './seams';
import { type Pair, dipAt } from './trouser-pair';

export function fly({ bench, article, build, thread }: Pair): string {
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

export function frontPockets({ bench, article, build, thread }: Pair): string {
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

export function backDetails({ bench, article, build, thread }: Pair): string {
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
