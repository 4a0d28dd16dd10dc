import type { ProjectId } from '@/lib/shop/project/projects';

/** Kinds of measurement; decides which chart explains a size. */
export const SIZE_TYPES = [
  'standard',
  'standarddob',
  'inch',
  'collar',
  'shoe',
  'underwear',
  'belt',
  'special',
  'kids',
  'hat',
  'accessoires',
  'allsize',
] as const;
export type SizeType = (typeof SIZE_TYPES)[number];

/** In display order. */
export const BODY_TYPES = ['normal', 'short', 'tall'] as const;
export type BodyType = (typeof BODY_TYPES)[number];

/** Tabs of the size filter and columns of the charts, in order. */
export const SIZE_SYSTEMS = ['eu', 'inch', 'us-uk', 'uk', 'us', 'int'] as const;
export type SizeSystem = (typeof SIZE_SYSTEMS)[number];
export const DEFAULT_SIZE_SYSTEM: SizeSystem = 'eu';

/** Men above this height wear tall sizes. */
const TALL_ABOVE_CM = 190;

export const isTallBody = (heightCm: number) => heightCm > TALL_ABOVE_CM;

const LETTER_SIZES = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl'];
const TALL_LETTER_SIZES = ['mt', 'lt', 'xlt', 'xt'];
const MULTIPLE = /^(\d{1,2})xl$/;
const BIG_FROM = LETTER_SIZES.indexOf('xxl');

/**
 * Rank among letter sizes: XXS … XXL, then the multiples 3XL, 4XL …, then MT, LT, XLT, XT. `2XL` is
 * `XXL`, `1XL` is `XL`. @returns `null` for other labels.
 */
function letterRank(label: string): number | null {
  const size = label.trim().toLowerCase().replace(/^1xl$/, 'xl').replace(/^2xl$/, 'xxl');
  const letter = LETTER_SIZES.indexOf(size);
  if (letter >= 0) return letter;
  const multiple = MULTIPLE.exec(size)?.[1];
  if (multiple !== undefined) return LETTER_SIZES.length + Number(multiple);
  const tall = TALL_LETTER_SIZES.indexOf(size);
  return tall >= 0 ? 200 + tall : null;
}

/** Whether a size is XXL or larger. Tall letter sizes are long, not big. */
export function isBigSize(label: string): boolean {
  const rank = letterRank(label);
  return rank !== null && rank >= BIG_FROM && rank < 200;
}

const numbersIn = (label: string) =>
  [...label.matchAll(/\d+(?:[.,]\d+)?/g)].map(([digits]) => Number(digits.replace(',', '.')));

function compareNumbers(first: readonly number[], second: readonly number[]): number {
  const length = Math.max(first.length, second.length);
  for (let at = 0; at < length; at += 1) {
    // W34 sorts before W34/L32.
    const difference = (first[at] ?? -1) - (second[at] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * Order of size labels: letter sizes, then numeric sizes (`W34/L32` by waist, then length; `42,5`
 * between 42 and 43), then words.
 */
export function compareSizes(first: string, second: string): number {
  const [firstRank, secondRank] = [letterRank(first), letterRank(second)];
  if (firstRank !== null && secondRank !== null) return firstRank - secondRank;
  if (firstRank !== null || secondRank !== null) return firstRank === null ? 1 : -1;
  const [firstNumbers, secondNumbers] = [numbersIn(first), numbersIn(second)];
  if (firstNumbers.length === 0 || secondNumbers.length === 0) {
    const order = Number(firstNumbers.length === 0) - Number(secondNumbers.length === 0);
    return order || first.localeCompare(second, 'en');
  }
  return compareNumbers(firstNumbers, secondNumbers) || first.localeCompare(second, 'en');
}

export const compareBodyTypes = (first: BodyType, second: BodyType) =>
  BODY_TYPES.indexOf(first) - BODY_TYPES.indexOf(second);

const MULTIPLES = ['3XL', '4XL', '5XL', '6XL', '7XL', '8XL'];

/** Letter sizes of a shop: the big shop's begin where the other shops' end. */
export const letterSizesOf = (project: ProjectId): readonly string[] =>
  project === 'hgg' ? MULTIPLES : ['XS', 'S', 'M', 'L', 'XL'];
