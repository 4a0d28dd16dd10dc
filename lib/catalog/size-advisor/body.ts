/** Shape of the belly compared with the chest. */
export const SHAPES = ['flat', 'average', 'round'] as const;
export type Shape = (typeof SHAPES)[number];

export const PREFERRED_FITS = ['close', 'regular', 'loose'] as const;
export type Fit = (typeof PREFERRED_FITS)[number];

export interface BodyAnswers {
  heightCm: number;
  weightKg: number;
  shape: Shape;
  fit: Fit;
}

/** Accepted range; the estimate does not hold outside it. */
export const HEIGHT_CM = { min: 140, max: 230 } as const;
export const WEIGHT_KG = { min: 40, max: 250 } as const;

/** Girths that sizes are made for, and the inside leg, in centimetres. */
export interface BodyMeasures {
  chest: number;
  waist: number;
  neck: number;
  inseam: number;
}

const isWithin = (value: unknown, { min, max }: { min: number; max: number }): boolean =>
  typeof value === 'number' && value >= min && value <= max;

/** Parses answers from a message or from storage; `null` if invalid. */
export function readAnswers(value: unknown): BodyAnswers | null {
  if (typeof value !== 'object' || value === null) return null;
  const { heightCm, weightKg, shape, fit } = value as Partial<Record<keyof BodyAnswers, unknown>>;
  const known = {
    shape: SHAPES.find((each) => each === shape),
    fit: PREFERRED_FITS.find((each) => each === fit),
  };
  if (!isWithin(heightCm, HEIGHT_CM) || !isWithin(weightKg, WEIGHT_KG)) return null;
  if (!known.shape || !known.fit) return null;
  return {
    heightCm: Number(heightCm),
    weightKg: Number(weightKg),
    shape: known.shape,
    fit: known.fit,
  };
}

/** Average age of customers: the form does not ask for it. */
const AGE = 40;
/** The survey measured at the hip bone, tailors measure above it. */
const SURVEY_TO_TAILOR_CM = -3;
/** Drop from chest to waist of the regular figure in EN 13402-3. */
const DROP_CM = 12;
/** Waist corrections for other figures with the same chest: drops of 16 and 6. */
const SHAPE_CM: Readonly<Record<Shape, number>> = { flat: -4, average: 0, round: 6 };
const INSEAM_SHARE = 0.45;

/** 1 cm of collar corresponds to 4 cm of chest, above XXL to 6. */
const neckOf = (chest: number) =>
  chest <= 123.5 ? 37.5 + (chest - 90) / 4.19 : 45.5 + (chest - 123.5) / 6;

/**
 * Estimates girths from height and weight.
 * @see Bozeman et al., "Predicting waist circumference from body mass index", BMC Medical Research
 *   Methodology 12:115 (2012): men's waist = 22.61306 + 0.1583812 × age + 2.520738 × BMI
 */
export function estimateBody({ heightCm, weightKg, shape }: BodyAnswers): BodyMeasures {
  const index = weightKg / (heightCm / 100) ** 2;
  const average = 22.61306 + 0.1583812 * AGE + 2.520738 * index + SURVEY_TO_TAILOR_CM;
  const chest = average + DROP_CM;
  return {
    chest,
    waist: average + SHAPE_CM[shape],
    neck: neckOf(chest),
    inseam: heightCm * INSEAM_SHARE,
  };
}
