import { at, mirrored, type Point } from '@/services/media/drawing/outline';
import type { Build } from './build';

export type Hem = 'straight' | 'tail' | 'rib';

/** Right edge from the neck point to the hem's corner. */
function sideEdge(build: Build, hem: Hem): Point[] {
  const { neck, shoulder, slope, chest, armhole, waist, waistAt, length } = build;
  const drop = hem === 'tail' ? 62 : 0;
  const end = hem === 'rib' ? length - 52 : length - drop;
  const pull = hem === 'rib' ? 15 : 0;
  return [
    at(neck, 0, 'corner'),
    at((neck + shoulder) / 2, slope * 0.42),
    at(shoulder - 10, slope - 3, 'corner'),
    ...(build.arm > 0
      ? [at(shoulder - 14, slope + 70), at(chest - 22, armhole - 42)]
      : [at(shoulder - 18, slope + 100), at(shoulder + 10, armhole - 46)]),
    at(chest, armhole + 14, 'corner'),
    at((chest + waist * 2) / 3 + 1, (armhole + waistAt) / 2),
    at(waist, waistAt),
    at((waist + build.hem) / 2 + 3 + pull, (waistAt + end) / 2 + 20),
    ...(hem === 'rib'
      ? [at(build.hem + 17, end - 30), at(build.hem + 9, end - 4), at(build.hem - 2, end, 'corner')]
      : [at(build.hem, end, 'corner')]),
  ];
}

function hemLine(build: Build, hem: Hem): Point[] {
  const { length } = build;
  if (hem === 'tail') {
    return [at(build.hem * 0.62, length - 8), at(0, length), at(-build.hem * 0.62, length - 8)];
  }
  const y = hem === 'rib' ? length - 50 : length + 5;
  return [at(build.hem * 0.5, y + 1), at(0, y + 2), at(-build.hem * 0.5, y + 1)];
}

/** The whole front or back; `neckline` runs from the left neck point to the right one. */
export function bodyOutline(build: Build, hem: Hem, neckline: readonly Point[]): Point[] {
  const right = sideEdge(build, hem);
  return [...right, ...hemLine(build, hem), ...mirrored(right, 0), ...neckline];
}

/** Right half of an open front: `opening` runs from the hem's inner corner up to the neck. */
export function frontHalf(build: Build, hem: Hem, opening: readonly Point[]): Point[] {
  const y = hem === 'rib' ? build.length - 50 : build.length;
  const low = hem === 'tail' ? build.length - 6 : y + 4;
  return [...sideEdge(build, hem), at(build.hem * 0.5, low), ...opening];
}

/** Seam to the body, from the armpit up to the shoulder. */
function scye({ shoulder, slope, chest, armhole }: Build): Point[] {
  return [
    at(chest - 30, armhole + 26, 'corner'),
    at(chest - 40, armhole - 20),
    at(shoulder - 24, slope + 96),
    at(shoulder - 15, slope + 34),
  ];
}

function sleeveCap({ shoulder, slope }: Build): Point[] {
  return [
    at(shoulder - 12, slope - 4, 'corner'),
    at(shoulder + 20, slope + 16),
    at(shoulder + 54, slope + 66),
  ];
}

/** A short sleeve over the upper arm. */
export function shortSleeveOutline(build: Build): Point[] {
  const { shoulder, slope, chest, arm, sleeve: y } = build;
  const out = chest - 30 + arm * 1.02;
  return [
    ...sleeveCap(build),
    at((shoulder + 54 + out) / 2 + 8, (slope + y) / 2 + 26),
    at(out + 4, y - 20, 'corner'),
    at(out - arm * 0.45, y + 12),
    at(chest - 18, y + 24, 'corner'),
    ...scye(build),
  ];
}

/** The end of a long sleeve; above a ribbed cuff it puffs out. */
function sleeveEnd(build: Build, isRib: boolean): Point[] {
  const inner = cuffInner(build);
  const outer = inner + build.cuff;
  const end = isRib ? build.sleeve - 54 : build.sleeve;
  const middle = inner + build.cuff * 0.5;
  if (isRib) {
    return [
      at(outer + 14, end - 34),
      at(outer + 1, end - 1, 'corner'),
      at(middle, end + 7),
      at(inner - 1, end + 8, 'corner'),
      at(inner - 13, end - 30),
    ];
  }
  return [
    at(outer + 2, end - 60),
    at(outer, end, 'corner'),
    at(middle, end + 8),
    at(inner, end + 9, 'corner'),
    at(inner - 7, end - 80),
  ];
}

/** Where the right sleeve lies: from the shoulder seam, a little away from the body. */
export function longSleeveOutline(build: Build, isRib: boolean): Point[] {
  const { chest, armhole, arm } = build;
  const inner = cuffInner(build);
  const elbow = (armhole + build.sleeve) / 2;
  return [
    ...sleeveCap(build),
    at(chest - 32 + arm * 0.94, armhole - 30),
    at(chest - 20 + arm, armhole + 70),
    at((chest - 18 + arm + inner + build.cuff) / 2 + 7, elbow + 20),
    ...sleeveEnd(build, isRib),
    at((chest - 16 + inner) / 2 - 1, elbow),
    at(chest - 22, armhole + 96),
    ...scye(build),
  ];
}

/** Inner edge of the cuff at the end of a long sleeve. */
export function cuffInner(build: Build): number {
  return build.chest + build.spread;
}
