import { at, mirrored, type Point } from '#drawing/outline';
import type { Build } from './build';

export type Hem = 'straight' | 'tail' | 'rib' | 'fold';

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

/** A front with its sides and lower part folded behind: a block with rounded edges. */
function foldedOutline({ neck, chest, length }: Build, neckline: readonly Point[]): Point[] {
  const right = [
    at(neck, 0, 'corner'),
    at((neck + chest) / 2, 11),
    at(chest - 20, 26),
    at(chest - 1, 48),
    at(chest + 4, length * 0.5),
    at(chest, length - 20),
    at(chest - 16, length - 1),
    at(chest * 0.5, length + 3),
  ];
  return [...right, at(0, length + 2), ...mirrored(right, 0), ...neckline];
}

/** The whole front or back; `neckline` runs from the left neck point to the right one. */
export function bodyOutline(build: Build, hem: Hem, neckline: readonly Point[]): Point[] {
  if (hem === 'fold') return foldedOutline(build, neckline);
  const right = sideEdge(build, hem);
  return [...right, ...hemLine(build, hem), ...mirrored(right, 0), ...neckline];
}

/** Right half of an open front: `opening` runs from the hem's inner corner to the neck. */
export function frontHalf(build: Build, hem: Hem, opening: readonly Point[]): Point[] {
  const y = hem === 'rib' ? build.length - 50 : build.length;
  const low = hem === 'tail' ? build.length - 6 : y + 4;
  return [...sideEdge(build, hem), at(build.hem * 0.5, low), ...opening];
}

/** Seam to the body, from the armpit to the shoulder. */
function scye({ shoulder, slope, chest, armhole }: Build): Point[] {
  return [
    at(chest - 30, armhole + 26, 'corner'),
    at(chest - 40, armhole - 20),
    at(shoulder - 24, slope + 96),
    at(shoulder - 15, slope + 34),
  ];
}

export function shortSleeveEnd({ shoulder, chest, arm, sleeve }: Build): Point {
  return at(Math.max(chest - 6, shoulder + 24) + arm * 0.66, sleeve - 26);
}

export function shortSleeveOutline(build: Build): Point[] {
  const { shoulder, slope, chest, arm, sleeve: y } = build;
  const end = shortSleeveEnd(build);
  return [
    at(shoulder - 12, slope - 4, 'corner'),
    at(shoulder + arm * 0.22, slope + 22),
    at(shoulder + arm * 0.46, slope + 76),
    at(end.x, end.y, 'corner'),
    at((end.x + chest) / 2, y + 6),
    at(chest - 8, y + 24, 'corner'),
    ...scye(build),
  ];
}

/** The end of a long sleeve, wider above a ribbed cuff. */
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

/** A point at a `share` of the distance between two points, shifted sideways by `bow`. */
function between(from: Point, to: Point, share: number, bow: number): Point {
  return at(from.x + (to.x - from.x) * share + bow, from.y + (to.y - from.y) * share);
}

/** A sleeve is bent at the elbow if its cuff is this far inside the body. */
const FOLDED = -80;

const elbowAt = ({ armhole, sleeve }: Build) => armhole + (sleeve - armhole) * 0.5;

/** The outer side of a bent sleeve: straight to the elbow, then back over the front. */
function bentOuter(build: Build): Point[] {
  const { chest, arm, cuff, sleeve } = build;
  const y = elbowAt(build);
  const elbow = chest + arm * 0.74;
  const wrist = cuffInner(build) + cuff;
  return [
    at(elbow - 7, y - 92),
    at(elbow + 1, y - 18),
    at(elbow - 7, y + 34),
    at((elbow + wrist) / 2 + 8, (y + sleeve) / 2 + 8),
  ];
}

/** The inner side of a bent sleeve, upwards. */
function bentInner(build: Build): Point[] {
  const { chest, sleeve } = build;
  const y = elbowAt(build);
  const wrist = cuffInner(build);
  return [
    at((chest + wrist) / 2 - 14, (y + sleeve) / 2 - 28),
    at(chest - 16, y - 14),
    at(chest - 16, y - 66),
  ];
}

/** The right sleeve, angled from the shoulder seam away from the body. */
export function longSleeveOutline(build: Build, isRib: boolean): Point[] {
  const { shoulder, slope, chest, armhole, arm, sleeve, cuff } = build;
  const inner = cuffInner(build);
  const head = at(shoulder + arm * 0.4, slope + 72);
  const wrist = at(inner + cuff, sleeve - 60);
  const pit = at(chest - 26, armhole + 64);
  const end = at(inner - 4, sleeve - 70);
  const cap = [at(shoulder - 12, slope - 4, 'corner'), at(shoulder + arm * 0.2, slope + 20), head];
  if (build.spread < FOLDED) {
    return [
      ...cap,
      ...bentOuter(build),
      ...sleeveEnd(build, isRib),
      ...bentInner(build),
      ...scye(build),
    ];
  }
  return [
    ...cap,
    between(head, wrist, 0.3, arm * 0.1),
    between(head, wrist, 0.6, arm * 0.08),
    ...sleeveEnd(build, isRib),
    between(pit, end, 0.55, -4),
    between(pit, end, 0.25, -2),
    ...scye(build),
  ];
}

/** Inner edge of the cuff at the end of a long sleeve. */
export function cuffInner(build: Build): number {
  return build.chest + build.spread;
}
