import type { Random } from '@/services/media/drawing/random';
import type { Build } from './build';
import { fold, laid, mirroredFolds, type Fold } from './folds';
import { cuffInner } from './torso';

/** Drag lines from the armpit over the chest. */
function dragFolds({ chest, armhole }: Build, random: Random): Fold[] {
  return [0, 1, 2].map((index) => {
    const reach = random.between(0.3, 0.75);
    const y = armhole + 10 + index * random.between(12, 24);
    const to = [chest * (1 - reach), y + random.between(20, 110)] as const;
    const bow = random.between(-14, 20);
    return fold([chest - 14, y], to, bow, random.between(7, 15), random.between(0.2, 0.5));
  });
}

/** Where the body bends: short creases from the side. */
function waistFolds({ waist, waistAt }: Build, random: Random): Fold[] {
  return [0, 1, 2].map(() => {
    const y = waistAt + random.between(-130, 110);
    const to = [waist * random.between(0.35, 0.75), y + random.between(-40, 50)] as const;
    const bow = random.sway() * 16;
    return fold([waist + 2, y], to, bow, random.between(6, 13), random.between(0.14, 0.4));
  });
}

/** Soft folds downward: from the shoulder, down the side, up from the hem. */
function drapeFolds(build: Build, random: Random): Fold[] {
  const { chest, armhole, waist, length, neck } = build;
  const x = chest * random.between(0.35, 0.8);
  const foot = [x + random.between(-16, 26), length - random.between(20, 120)] as const;
  const hem = waist * random.between(0.3, 0.95);
  const rise = [hem - random.between(0, 30), length - random.between(90, 210)] as const;
  const collar = [neck + random.between(30, 90), random.between(120, 210)] as const;
  const start = [x, armhole + random.between(60, 160)] as const;
  const bow = () => random.sway() * 15;
  return [
    fold(start, foot, bow(), random.between(14, 26), random.between(0.18, 0.36)),
    fold([hem, length - 6], rise, bow(), random.between(8, 15), random.between(0.2, 0.4)),
    fold([neck + 12, 30], collar, bow(), random.between(8, 16), random.between(0.12, 0.3)),
  ];
}

/** How cloth falls on the body: drag from the armpits, drape below, a break at the waist. */
export function torsoFolds(build: Build, random: Random): Fold[] {
  const side = () => [
    ...dragFolds(build, random),
    ...waistFolds(build, random),
    ...drapeFolds(build, random),
  ];
  return laid([...side(), ...mirroredFolds(side())], random);
}

function elbowFolds({ chest, arm, armhole, sleeve }: Build, random: Random): Fold[] {
  const elbow = armhole + (sleeve - armhole) * random.between(0.34, 0.5);
  return [0, 1, 2, 3, 4, 5].map((index) => {
    const y = elbow + (index - 2.5) * random.between(24, 40);
    const isInner = index % 2 === 0;
    const x = isInner ? chest - 12 : chest + arm * 0.86;
    const reach = isInner ? random.between(0.25, 0.6) : random.between(0.15, 0.5);
    const to = [chest + arm * reach, y + random.between(-50, 34)] as const;
    const wide = random.between(6, 13);
    return fold([x, y], to, random.sway() * 14, wide, random.between(0.22, 0.5));
  });
}

function forearmFolds(build: Build, random: Random): Fold[] {
  const { chest, arm, armhole, sleeve, cuff } = build;
  const inner = cuffInner(build);
  const elbow = armhole + (sleeve - armhole) * 0.42;
  const from = [inner + cuff * 0.6, sleeve - 40] as const;
  const short = [inner + cuff * 0.25, sleeve - 16] as const;
  const bow = () => random.sway() * 10;
  return [
    fold(from, [chest + arm * 0.45, elbow + 60], bow(), random.between(10, 18), 0.3),
    fold(short, [inner + cuff * 0.2, sleeve - 120], bow(), random.between(6, 10), 0.3),
  ];
}

/** Creases of the right sleeve: around the elbow, along the forearm, from the shoulder. */
export function sleeveFolds(build: Build, isShort: boolean, random: Random): Fold[] {
  const { shoulder, slope, chest, armhole, arm } = build;
  const pit = [chest + arm * 0.3, armhole - random.between(20, 70)] as const;
  const down = [shoulder + 26, armhole - 20] as const;
  const bow = random.between(-16, -4);
  const upper = [
    fold([shoulder + 6, slope + 40], down, bow, random.between(12, 20), 0.3),
    fold([chest - 16, armhole + 40], pit, random.between(-10, 14), random.between(9, 15), 0.42),
  ];
  if (isShort) return upper;
  return laid([...upper, ...elbowFolds(build, random), ...forearmFolds(build, random)], random);
}
