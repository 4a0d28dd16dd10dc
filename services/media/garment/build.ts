import { createRandom } from '@/services/media/drawing/random';
import type { Article, Cut, Kind, SizeRange } from '@/services/media/articles';

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
  /** Height of the cuff's end; below the shoulder of a short sleeve. */
  readonly sleeve: number;
  readonly cuff: number;
  readonly arm: number;
  /** How far the cuffs lie from the body. */
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

const shirt = build([68, 216, 243, 237, 243], [44, 256, 470, 770], [660, 116, 88]);
const jumper = build([82, 218, 246, 242, 232], [44, 256, 470, 690], [660, 120, 80]);
const jacket = build([70, 222, 246, 228, 256], [38, 262, 430, 750], [655, 120, 104]);

const builds: Partial<Record<Kind, Build>> = {
  shirt,
  polo: { ...shirt, neck: 72, length: 720, waist: 240 },
  't-shirt': { ...shirt, neck: 86, slope: 40, length: 710, waist: 242 },
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

const cuts: Record<Cut, readonly [chest: number, waist: number]> = {
  slim: [0.95, 0.91],
  regular: [1, 1],
  comfort: [1.05, 1.08],
  relaxed: [1.09, 1.12],
};

const ranges: Record<SizeRange, readonly [across: number, belly: number, along: number]> = {
  regular: [1, 1, 1],
  tall: [1.01, 1, 1.11],
  big: [1.16, 1.1, 1.03],
  bigandtall: [1.16, 1.09, 1.12],
};

/** The article's measures: its kind's block, graded by cut and size range. */
export function buildOf(article: Article): Build {
  const pose = createRandom(`${article.number.slice(0, 8)}/pose`);
  const block = builds[article.kind] ?? shirt;
  const [chestCut, waistCut] = cuts[article.cut];
  const [across, belly, along] = ranges[article.sizes];
  const shoulders =
    block.shoulder * (1 + (across - 1) * 0.82) * (article.cut === 'relaxed' ? 1.03 : 1);
  const lower = (y: number) => y * along;
  return {
    neck: block.neck * (1 + (across - 1) * 0.35),
    shoulder: shoulders,
    slope: block.slope * (1 + (across - 1) * 0.5),
    chest: Math.max(shoulders * 1.03, block.chest * chestCut * across),
    armhole: block.armhole * (1 + (across - 1) * 0.5),
    waist: block.waist * waistCut * across * belly,
    waistAt: lower(block.waistAt),
    hem: block.hem * (1 + (waistCut - 1) * 0.6) * across * (1 + (belly - 1) * 0.8),
    length: lower(block.length),
    sleeve: article.sleeves === 'short' ? block.armhole * 1.14 : lower(block.sleeve),
    cuff: block.cuff * (1 + (across - 1) * 0.5),
    arm:
      article.sleeves === 'none'
        ? 0
        : block.arm * (1 + (across - 1) * 0.55) * (chestCut > 1 ? 1.03 : 1),
    spread: article.kind === 'coat' ? pose.between(2, 14) : pose.between(4, 30),
  };
}
