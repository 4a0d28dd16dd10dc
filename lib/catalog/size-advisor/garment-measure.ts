import type { BodyType, SizeType } from '@/lib/catalog/catalogue/sizes';
import type { BodyMeasures } from './body';

/** The girth a size is made for, in centimetres. */
export interface GarmentMeasure {
  dimension: Exclude<keyof BodyMeasures, 'inseam'>;
  centre: number;
  /** Inside leg; `null` if the size does not contain it. */
  inseam: number | null;
}

export interface MeasuredSize {
  label: string;
  sizeType: SizeType;
  bodyType: BodyType;
}

const CM_PER_INCH = 2.54;
const DROP_CM = 12;

/**
 * Middle of the chest girths of each letter size, in centimetres: S is 86 to 94, XXL 118 to 129.
 * Sizes above 3XL (129 to 141) continue with the last step.
 * @see EN 13402-3, letter codes for men
 */
const CHEST: Readonly<Record<string, number>> = {
  XXS: 74,
  XS: 82,
  S: 90,
  M: 98,
  L: 106,
  XL: 114,
  XXL: 123.5,
  '2XL': 123.5,
  '3XL': 135,
  '4XL': 147,
  '5XL': 159,
  '6XL': 171,
  '7XL': 183,
  '8XL': 195,
  MT: 98,
  LT: 106,
  XLT: 114,
  XT: 123.5,
};

/** Letter sizes of underwear in the order of its numbers, which begin with 4. */
const UNDERWEAR = ['S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL', '6XL', '7XL', '8XL'];
const FIRST_UNDERWEAR = 4;

/**
 * Chest in centimetres per number: half the chest for regular, a quarter for short, the whole chest
 * for tall sizes.
 */
const CHEST_PER_NUMBER: Readonly<Record<BodyType, number>> = { normal: 2, short: 4, tall: 1 };

const numberIn = (label: string) => (/^\d{1,3}$/.test(label) ? Number(label) : null);

const ofChest = (centre: number | undefined): GarmentMeasure | null =>
  centre === undefined ? null : { dimension: 'chest', centre, inseam: null };

function standardMeasure({ label, bodyType }: MeasuredSize): GarmentMeasure | null {
  const number = numberIn(label);
  if (number !== null) return ofChest(number * CHEST_PER_NUMBER[bodyType]);
  return ofChest(Object.hasOwn(CHEST, label) ? CHEST[label] : undefined);
}

function trouserMeasure(label: string): GarmentMeasure | null {
  const [, waist, length] = /^W(\d{2})(?:\/L(\d{2}))?$/.exec(label) ?? [];
  if (!waist) return null;
  const inseam = length ? Number(length) * CM_PER_INCH : null;
  return { dimension: 'waist', centre: Number(waist) * CM_PER_INCH, inseam };
}

function underwearMeasure(label: string): GarmentMeasure | null {
  const letter = UNDERWEAR[(numberIn(label) ?? 0) - FIRST_UNDERWEAR];
  const chest = letter === undefined ? undefined : CHEST[letter];
  return chest === undefined ? null : { dimension: 'waist', centre: chest - DROP_CM, inseam: null };
}

/** Neck in centimetres, optionally followed by the sleeve. */
function collarMeasure(label: string): GarmentMeasure | null {
  const [, neck] = /^(\d{2})(?:\/\d{2})?$/.exec(label) ?? [];
  return neck ? { dimension: 'neck', centre: Number(neck), inseam: null } : null;
}

function beltMeasure(label: string): GarmentMeasure | null {
  const waist = numberIn(label);
  return waist === null ? null : { dimension: 'waist', centre: waist, inseam: null };
}

/** @returns `null` for sizes that height and weight cannot determine: of feet, heads and hands */
export function measureOf(size: MeasuredSize): GarmentMeasure | null {
  switch (size.sizeType) {
    case 'standard':
      return standardMeasure(size);
    case 'inch':
      return trouserMeasure(size.label);
    case 'underwear':
      return underwearMeasure(size.label);
    case 'collar':
      return collarMeasure(size.label);
    case 'belt':
      return beltMeasure(size.label);
    default:
      return null;
  }
}

/** Whether height and weight determine any of the sizes. */
export const canAdvise = (sizes: readonly MeasuredSize[]): boolean =>
  sizes.some((size) => measureOf(size) !== null);
