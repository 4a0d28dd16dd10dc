import { createRandom, type Random } from '#drawing/random';
import type { Article, Cut, Kind, SizeRange } from '#articles';
import { poseOf } from './poses';

/** Half measures and heights of an upper garment laid flat, in millimetres. */
export interface Build {
  readonly neck: number;
  readonly shoulder: number;
  readonly slope: number;
  readonly chest: number;
  readonly armhole: number;
  readonly waist: number;
  readonly waistAt: number;
  readonly hem: number;
  readonly length: number;
  /** Height of the cuff's end; for a short sleeve, its length below the shoulder. */
  readonly sleeve: number;
  readonly cuff: number;
  readonly arm: number;
  /** Distance of the cuffs from the body; negative if the sleeves are folded over it. */
  readonly spread: number;
}

type Widths = readonly [neck: number, shoulder: number, chest: number, waist: number, hem: number];
type Heights = readonly [slope: number, armhole: number, waistAt: number, length: number];
type Arms = readonly [sleeve: number, arm: number, cuff: number];

function build(widths: Widths, heights: Heights, arms: Arms): Build {
  const [neck, shoulder, chest, waist, hem] = widths;
  const [slope, armhole, waistAt, length] = heights;
  const [sleeve, arm, cuff] = arms;
  return {
    neck,
    shoulder,
    chest,
    waist,
    hem,
    slope,
    armhole,
    waistAt,
    length,
    sleeve,
    arm,
    cuff,
    spread: 14,
  };
}

const shirt = build([66, 212, 236, 224, 232], [54, 262, 470, 775], [672, 112, 84]);
const jumper = build([82, 214, 240, 232, 222], [52, 266, 470, 690], [676, 118, 78]);
const jacket = build([68, 222, 240, 218, 244], [44, 270, 430, 752], [668, 118, 100]);

const builds: Partial<Record<Kind, Build>> = {
  shirt,
  polo: { ...shirt, neck: 70, length: 715, waist: 228 },
  't-shirt': { ...shirt, neck: 84, slope: 50, length: 710, waist: 230, hem: 234 },
  jumper,
  cardigan: { ...jumper, length: 690 },
  hoodie: { ...jumper, shoulder: 226, chest: 260, waist: 258, hem: 242, arm: 130, length: 700 },
  sweatshirt: { ...jumper, shoulder: 224, chest: 254, waist: 252, hem: 238, arm: 126 },
  blazer: jacket,
  suit: jacket,
  waistcoat: {
    ...jacket,
    shoulder: 150,
    chest: 214,
    waist: 204,
    hem: 212,
    length: 560,
    armhole: 282,
    waistAt: 440,
  },
  coat: {
    ...jacket,
    shoulder: 230,
    chest: 256,
    waist: 244,
    hem: 284,
    waistAt: 480,
    length: 1060,
    sleeve: 700,
    cuff: 106,
    arm: 126,
  },
  parka: {
    ...jacket,
    shoulder: 234,
    chest: 266,
    waist: 262,
    hem: 270,
    length: 880,
    sleeve: 690,
    cuff: 102,
    arm: 132,
  },
  'quilted-jacket': {
    ...jacket,
    neck: 76,
    shoulder: 226,
    chest: 256,
    waist: 250,
    hem: 246,
    length: 690,
    sleeve: 670,
    cuff: 94,
    arm: 128,
  },
  bomber: {
    ...jacket,
    neck: 76,
    shoulder: 228,
    chest: 258,
    waist: 258,
    hem: 234,
    length: 660,
    sleeve: 660,
    cuff: 80,
    arm: 130,
  },
  pyjamas: { ...shirt, waist: 240, hem: 246 },
  underwear: { ...shirt, neck: 104, chest: 236, waist: 222, hem: 228, length: 690 },
};

interface Grading {
  readonly shoulder: number;
  readonly chest: number;
  readonly waist: number;
  readonly hem: number;
  readonly arm: number;
}

/** Each cut has its own grading: slim is narrower at the waist, relaxed has a dropped shoulder. */
const cuts: Record<Cut, Grading> = {
  slim: { shoulder: 0.98, chest: 0.955, waist: 0.9, hem: 0.95, arm: 0.9 },
  regular: { shoulder: 1, chest: 1, waist: 1, hem: 1, arm: 1 },
  comfort: { shoulder: 1.02, chest: 1.05, waist: 1.09, hem: 1.07, arm: 1.06 },
  relaxed: { shoulder: 1.09, chest: 1.1, waist: 1.14, hem: 1.1, arm: 1.12 },
};

/** Big sizes fall straight from a wide chest and have room for a belly. */
const grown: Grading = { shoulder: 1.09, chest: 1.165, waist: 1.205, hem: 1.2, arm: 1.13 };
const same: Grading = { shoulder: 1, chest: 1, waist: 1, hem: 1, arm: 1 };

const ranges: Record<SizeRange, readonly [across: Grading, along: number]> = {
  regular: [same, 1],
  tall: [{ ...same, chest: 1.01 }, 1.11],
  big: [grown, 1.045],
  bigandtall: [grown, 1.12],
};

/**
 * Range of the cuffs' distance from the body: tailored garments hang straight, with sleeves along
 * the body or partly on it.
 */
const hanging: Partial<Record<Kind, readonly [number, number]>> = {
  coat: [-62, -44],
  jumper: [6, 36],
  cardigan: [6, 36],
  sweatshirt: [10, 40],
  hoodie: [10, 40],
  blazer: [-22, 8],
  suit: [-22, 0],
  parka: [2, 26],
  'quilted-jacket': [14, 40],
  bomber: [14, 40],
};

/** Distance of a sleeve that is folded over the front. */
export const crossedSpread = (pose: Random): number => -pose.between(96, 128);

/** Distance of the cuffs from the body. */
function spreadOf(article: Article, pose: Random): number {
  switch (poseOf(article)) {
    case 'hung':
    case 'hanger':
      return pose.between(-16, 2);
    case 'laid':
      return pose.between(24, 40);
    case 'crossed':
      return crossedSpread(pose);
    default: {
      const [least, most] = hanging[article.kind] ?? [32, 64];
      return pose.between(least, most);
    }
  }
}

/** Share of the width and length that remain of a folded garment. */
const FOLDED = { across: 0.66, along: 0.6 };

/** Sides, sleeves and the lower part are folded behind. */
function foldedBuild(build: Build): Build {
  const half = Math.max(build.chest * FOLDED.across, build.neck + 62);
  const length = Math.min(build.length * FOLDED.along, half * 2.9);
  return {
    ...build,
    shoulder: half,
    slope: 24,
    chest: half,
    armhole: length * 0.44,
    waist: half,
    waistAt: length * 0.72,
    hem: half,
    length,
    arm: 0,
  };
}

/** The article's measures: those of its kind, graded by cut and size range. */
export function buildOf(article: Article): Build {
  const pose = createRandom(`${article.number.slice(0, 8)}/pose`);
  const block = builds[article.kind] ?? shirt;
  const cut = cuts[article.cut];
  const [size, along] = ranges[article.sizes];
  const isBig = size === grown;
  const shoulder = block.shoulder * cut.shoulder * size.shoulder;
  const lower = (y: number) => y * along;
  const isShort = article.sleeves === 'short';
  const whole: Build = {
    neck: block.neck * (isBig ? 1.07 : 1),
    shoulder,
    slope: block.slope * (isBig ? 1.08 : 1) * (article.cut === 'relaxed' ? 1.12 : 1),
    chest: Math.max(shoulder * 1.03, block.chest * cut.chest * size.chest),
    armhole: block.armhole * (isBig ? 1.08 : 1) * (article.cut === 'relaxed' ? 1.06 : 1),
    waist: block.waist * cut.waist * size.waist,
    waistAt: lower(block.waistAt) + (isBig ? 30 : 0),
    hem: block.hem * cut.hem * size.hem,
    length: lower(block.length),
    sleeve: isShort ? block.armhole * (isBig ? 1.2 : 1.13) : lower(block.sleeve),
    cuff: block.cuff * (isBig ? 1.08 : 1),
    arm: article.sleeves === 'none' ? 0 : block.arm * cut.arm * size.arm,
    spread: spreadOf(article, pose),
  };
  return poseOf(article) === 'folded' ? foldedBuild(whole) : whole;
}
