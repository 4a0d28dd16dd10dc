import {
  recommendedFit,
  type SizeRecommendation,
} from '@/lib/catalog/catalogue/size-recommendation';
import { isTallBody, type BodyType, type SizeType } from '@/lib/catalog/catalogue/sizes';
import { estimateBody, type BodyAnswers, type Fit } from './body';
import { measureOf, type GarmentMeasure, type MeasuredSize } from './garment-measure';

/** A size of the article, as the shop sends it to the advisor. */
export interface AdvisedSize extends MeasuredSize {
  sku: string;
  isAvailable: boolean;
}

export interface Advice<Size = AdvisedSize> {
  sizeType: SizeType;
  /** `null` if no size of the article fits this body. */
  size: Size | null;
  /** Compared measurement, and its estimate in whole centimetres. */
  dimension: GarmentMeasure['dimension'];
  girthCm: number;
  /** Correction by customers' ratings: 1 larger, −1 smaller. */
  reviewStep: -1 | 0 | 1;
}

interface Measured<Size> extends GarmentMeasure {
  size: Size;
}

/** Men up to this height are short; see `isTallBody` for tall ones. */
const SHORT_UP_TO_CM = 170;

/** Ease in centimetres of girth; a neck gets a quarter of it. */
const EASE_CM: Readonly<Record<Fit, number>> = { close: -2, regular: 0, loose: 4 };
const NECK_SHARE = 0.25;

const bodyTypeOf = (heightCm: number): BodyType => {
  if (isTallBody(heightCm)) return 'tall';
  return heightCm <= SHORT_UP_TO_CM ? 'short' : 'normal';
};

function measured<Size extends MeasuredSize>(sizes: readonly Size[]): Measured<Size>[] {
  return sizes.flatMap((size) => {
    const measure = measureOf(size);
    return measure ? [{ size, ...measure }] : [];
  });
}

/** Sizes for this build, else normal ones, else all. */
function forBuild<Size extends MeasuredSize>(
  sizes: readonly Measured<Size>[],
  wanted: BodyType,
): readonly Measured<Size>[] {
  for (const bodyType of [wanted, 'normal']) {
    const own = sizes.filter(({ size }) => size.bodyType === bodyType);
    if (own.length > 0) return own;
  }
  return sizes;
}

const distance = (from: number, to: number) => Math.abs(from - to);

const nearest = (values: readonly number[], target: number): number =>
  values.reduce((best, value) => (distance(value, target) < distance(best, target) ? value : best));

const girthsOf = (sizes: readonly GarmentMeasure[]) =>
  [...new Set(sizes.map(({ centre }) => centre))].toSorted((one, other) => one - other);

/** Whether no size is within one step of the target. */
function isOutOfRange(girths: readonly number[], target: number): boolean {
  const [first = target, second = first * 1.08] = girths;
  const last = girths.at(-1) ?? target;
  const before = girths.at(-2) ?? last / 1.08;
  return target < first - (second - first) || target > last + (last - before);
}

const REVIEW_STEP = { small: 1, fits: 0, large: -1 } as const;

/** Correction if most customers say that it runs small or large. */
const reviewStepOf = (fit: SizeRecommendation | null) => {
  const answer = fit && recommendedFit(fit);
  return answer ? REVIEW_STEP[answer] : 0;
};

function adviseType<Size extends MeasuredSize>(
  sizes: readonly [Measured<Size>, ...Measured<Size>[]],
  answers: BodyAnswers,
  step: Advice['reviewStep'],
): Advice<Size> {
  const body = estimateBody(answers);
  const [{ dimension, size }] = sizes;
  const ease = EASE_CM[answers.fit] * (dimension === 'neck' ? NECK_SHARE : 1);
  const target = body[dimension] + ease;
  const own = forBuild(sizes, bodyTypeOf(answers.heightCm));
  const girths = girthsOf(own);
  const advice = { sizeType: size.sizeType, dimension, girthCm: Math.round(body[dimension]) };
  if (isOutOfRange(girths, target)) return { ...advice, size: null, reviewStep: 0 };
  const at = girths.indexOf(nearest(girths, target));
  const moved = girths[at + step];
  const girth = moved ?? girths[at];
  const fitting = own
    .filter(({ centre }) => centre === girth)
    .toSorted(
      (one, other) =>
        distance(one.inseam ?? body.inseam, body.inseam) -
        distance(other.inseam ?? body.inseam, body.inseam),
    );
  const reviewStep = moved === undefined ? 0 : step;
  return { ...advice, size: fitting[0]?.size ?? null, reviewStep };
}

/**
 * Recommended size for each size type that height and weight can determine.
 * @param fit customers' ratings of the fit; `null` without ratings
 */
export function adviseSizes<Size extends MeasuredSize>(
  sizes: readonly Size[],
  answers: BodyAnswers,
  fit: SizeRecommendation | null = null,
): Advice<Size>[] {
  const known = measured(sizes);
  const step = reviewStepOf(fit);
  const types = new Set(known.map(({ size }) => size.sizeType));
  return [...types].flatMap((sizeType) => {
    const [first, ...others] = known.filter(({ size }) => size.sizeType === sizeType);
    return first ? [adviseType([first, ...others], answers, step)] : [];
  });
}
