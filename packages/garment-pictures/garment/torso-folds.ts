import type { Random } from '#drawing/random';
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

/** Short creases from the side where the body bends. */
function waistFolds({ waist, waistAt }: Build, random: Random): Fold[] {
  return [0, 1, 2].map(() => {
    const y = waistAt + random.between(-130, 110);
    const to = [waist * random.between(0.35, 0.75), y + random.between(-40, 50)] as const;
    const bow = random.sway() * 16;
    return fold([waist + 2, y], to, bow, random.between(6, 13), random.between(0.14, 0.4));
  });
}

/** Soft vertical folds, wider for heavy cloth: down from the chest and up from the hem. */
function drapeFolds(build: Build, random: Random): Fold[] {
  const { chest, armhole, waist, length, neck } = build;
  const bow = () => random.sway() * 22;
  const falls = [0.3, 0.56, 0.8].map((share) => {
    const x = chest * (share + random.sway() * 0.09);
    const start = [x, armhole + random.between(70, 190)] as const;
    const foot = [x + random.between(-10, 22), length - random.between(0, 70)] as const;
    return fold(start, foot, bow(), random.between(15, 27), random.between(0.2, 0.5));
  });
  const hem = waist * random.between(0.5, 0.95);
  const rise = [hem - random.between(0, 30), length - random.between(90, 210)] as const;
  const collar = [neck + random.between(30, 90), random.between(120, 210)] as const;
  return [
    ...falls,
    fold([hem, length - 6], rise, bow(), random.between(9, 16), random.between(0.2, 0.45)),
    fold([neck + 12, 30], collar, bow(), random.between(9, 17), random.between(0.14, 0.3)),
  ];
}

/** The folds of the body: drag lines from the armpits, drape below, a break at the waist. */
export function torsoFolds(build: Build, random: Random): Fold[] {
  const side = () => [
    ...dragFolds(build, random),
    ...waistFolds(build, random),
    ...drapeFolds(build, random),
  ];
  return laid([...side(), ...mirroredFolds(side())], random);
}

/** The middle and half width of the right sleeve at a height. */
function sleeveAt(build: Build, y: number): readonly [middle: number, half: number] {
  const { shoulder, slope, arm, sleeve, cuff } = build;
  const share = (y - slope) / (sleeve - slope);
  const wrist = cuffInner(build) + cuff * 0.5;
  const half = arm * 0.46 * (1 - share) + cuff * 0.5 * share;
  return [shoulder + arm * 0.05 + (wrist - shoulder - arm * 0.05) * share, half];
}

function elbowFolds(build: Build, random: Random): Fold[] {
  const { armhole, sleeve } = build;
  const elbow = armhole + (sleeve - armhole) * random.between(0.34, 0.5);
  return [0, 1, 2, 3, 4].map((index) => {
    const y = elbow + (index - 2) * random.between(26, 44);
    const side = index % 2 === 0 ? -1 : 1;
    const [middle, half] = sleeveAt(build, y);
    const reach = random.between(-0.2, 0.5);
    const to = [middle + side * half * reach, y + random.between(-50, 20)] as const;
    const wide = random.between(7, 14);
    const from = [middle + side * half * 1.02, y] as const;
    return fold(from, to, random.sway() * 14, wide, random.between(0.25, 0.55));
  });
}

function forearmFolds(build: Build, random: Random): Fold[] {
  const { armhole, sleeve } = build;
  const [low, lowHalf] = sleeveAt(build, sleeve - 60);
  const elbow = armhole + (sleeve - armhole) * 0.5;
  const [high] = sleeveAt(build, elbow);
  const [upper] = sleeveAt(build, armhole);
  const bow = () => random.sway() * 10;
  return [
    fold(
      [low + lowHalf * 0.3, sleeve - 66],
      [high, elbow + 30],
      bow(),
      random.between(10, 16),
      0.34,
    ),
    fold(
      [low - lowHalf * 0.4, sleeve - 64],
      [low, sleeve - 160],
      bow(),
      random.between(6, 10),
      0.36,
    ),
    fold([upper + 14, armhole - 40], [high + 8, elbow - 20], bow(), random.between(12, 20), 0.34),
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
