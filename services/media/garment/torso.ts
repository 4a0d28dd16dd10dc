import { at, mirrored, type Point } from '@/services/media/drawing/outline';
import type { Random } from '@/services/media/drawing/random';
import type { Build } from './build';
import { fold, mirroredFolds, type Fold } from './folds';

export type Hem = 'straight' | 'tail' | 'rib';

/** Right edge from the neck point to the hem's corner. */
export function sideEdge(build: Build, hem: Hem): Point[] {
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

/** Where the right sleeve lies: from the shoulder seam, a little away from the body. */
export function sleeveOutline(build: Build, isShort: boolean, isRib = false): Point[] {
  const { shoulder: s, slope, chest, armhole, arm } = build;
  const armpit = at(chest - 30, armhole + 26, 'corner');
  const scye = [at(chest - 40, armhole - 20), at(s - 24, slope + 96), at(s - 15, slope + 34)];
  const cap = [at(s - 12, slope - 4, 'corner'), at(s + 20, slope + 16), at(s + 54, slope + 66)];
  if (isShort) {
    const y = build.sleeve;
    const out = chest - 30 + arm * 1.02;
    return [
      ...cap,
      at((s + 54 + out) / 2 + 8, (slope + y) / 2 + 26),
      at(out + 4, y - 20, 'corner'),
      at(out - arm * 0.45, y + 12),
      at(chest - 18, y + 24, 'corner'),
      armpit,
      ...scye,
    ];
  }
  const inner = cuffInner(build);
  const outer = inner + build.cuff;
  const elbow = (armhole + build.sleeve) / 2;
  const end = isRib ? build.sleeve - 54 : build.sleeve;
  return [
    ...cap,
    at(chest - 32 + arm * 0.94, armhole - 30),
    at(chest - 20 + arm, armhole + 70),
    at((chest - 18 + arm + outer) / 2 + 7, elbow + 20),
    ...(isRib
      ? [
          at(outer + 14, end - 34),
          at(outer + 1, end - 1, 'corner'),
          at(inner + build.cuff * 0.5, end + 7),
          at(inner - 1, end + 8, 'corner'),
          at(inner - 13, end - 30),
        ]
      : [
          at(outer + 2, end - 60),
          at(outer, end, 'corner'),
          at(inner + build.cuff * 0.5, end + 8),
          at(inner, end + 9, 'corner'),
          at(inner - 7, end - 80),
        ]),
    at((chest - 16 + inner) / 2 - 1, elbow),
    at(chest - 22, armhole + 96),
    armpit,
    ...scye,
  ];
}

/** Inner edge of the cuff at the end of a long sleeve. */
export function cuffInner(build: Build): number {
  return build.chest + build.spread;
}

/** How cloth falls on the body: drag from the armpits, drape below, a break at the waist. */
export function torsoFolds(build: Build, random: Random): Fold[] {
  const { chest, armhole, waist, waistAt, length, neck } = build;
  const side = (): Fold[] => {
    const list: Fold[] = [];
    for (let index = 0; index < 3; index += 1) {
      const reach = random.between(0.3, 0.75);
      const y = armhole + 10 + index * random.between(12, 24);
      const to = [chest * (1 - reach), y + random.between(20, 110)] as const;
      list.push(
        fold(
          [chest - 14, y],
          to,
          random.between(-14, 20),
          random.between(7, 15),
          random.between(0.2, 0.5),
        ),
      );
    }
    for (let index = 0; index < 3; index += 1) {
      const y = waistAt + random.between(-90, 70);
      const to = [waist * random.between(0.35, 0.75), y + random.between(-40, 50)] as const;
      list.push(
        fold(
          [waist + 2, y],
          to,
          random.sway() * 16,
          random.between(6, 13),
          random.between(0.14, 0.4),
        ),
      );
    }
    const x = chest * random.between(0.35, 0.8);
    const lean = random.between(-16, 26);
    list.push(
      fold(
        [x, armhole + random.between(60, 160)],
        [x + lean, length - random.between(20, 120)],
        random.sway() * 20,
        random.between(14, 26),
        random.between(0.18, 0.36),
      ),
    );
    const hemX = waist * random.between(0.3, 0.95);
    list.push(
      fold(
        [hemX, length - 6],
        [hemX - random.between(0, 30), length - random.between(90, 210)],
        random.sway() * 10,
        random.between(8, 15),
        random.between(0.2, 0.4),
      ),
    );
    list.push(
      fold(
        [neck + 12, 30],
        [neck + random.between(30, 90), random.between(120, 210)],
        random.sway() * 14,
        random.between(8, 16),
        random.between(0.12, 0.3),
      ),
    );
    return list;
  };
  return [...side(), ...mirroredFolds(side())];
}

/** Creases of the right sleeve: around the elbow, along the forearm, from the shoulder. */
export function sleeveFolds(build: Build, isShort: boolean, random: Random): Fold[] {
  const { shoulder: s, slope, chest, armhole, arm, sleeve } = build;
  const list = [
    fold(
      [s + 6, slope + 40],
      [s + 26, armhole - 20],
      random.between(-16, -4),
      random.between(12, 20),
      0.3,
    ),
    fold(
      [chest - 16, armhole + 40],
      [chest + arm * 0.3, armhole - random.between(20, 70)],
      random.between(-10, 14),
      random.between(9, 15),
      0.42,
    ),
  ];
  if (isShort) return list;
  const inner = cuffInner(build);
  const elbow = armhole + (sleeve - armhole) * 0.42;
  for (let index = 0; index < 6; index += 1) {
    const y = elbow + (index - 2.5) * random.between(24, 40);
    const isInner = index % 2 === 0;
    const x = isInner ? chest - 12 : chest + arm * 0.86;
    const toX = isInner
      ? chest + arm * random.between(0.25, 0.6)
      : chest + arm * random.between(0.15, 0.5);
    list.push(
      fold(
        [x, y],
        [toX, y + random.between(-50, 34)],
        random.sway() * 14,
        random.between(6, 13),
        random.between(0.22, 0.5),
      ),
    );
  }
  list.push(
    fold(
      [inner + build.cuff * 0.6, sleeve - 40],
      [chest + arm * 0.45, elbow + 60],
      random.sway() * 12,
      random.between(10, 18),
      0.3,
    ),
  );
  list.push(
    fold(
      [inner + build.cuff * 0.25, sleeve - 16],
      [inner + build.cuff * 0.2, sleeve - 120],
      random.sway() * 8,
      random.between(6, 10),
      0.3,
    ),
  );
  return list;
}
