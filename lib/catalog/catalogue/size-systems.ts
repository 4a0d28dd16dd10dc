import type { SizeFacet } from './size-string';
import type { SizeSystem } from './sizes';

type Size = Pick<SizeFacet, 'sizeType' | 'bodyType' | 'sizeOnLabel'>;
type Values = Partial<Record<SizeSystem, string>>;

const CM_PER_INCH = 2.54;

/** Waist in inches → half the hip (German trouser sizes). */
const WAIST_TO_EU = 16;
/** Jackets: half the chest in centimetres → chest in inches. */
const EU_TO_US_UK = -10;
const SHOES_TO_UK = -34.5;
const SHOES_TO_US = -33.5;

const numberOf = (label: string): number | null =>
  /^\d+([.,]\d)?$/.test(label) ? Number(label.replace(',', '.')) : null;

function ofTailored({ bodyType, sizeOnLabel }: Size): Values {
  const eu = numberOf(sizeOnLabel);
  if (eu === null) return { int: sizeOnLabel };
  return bodyType === 'normal' ? { 'us-uk': String(eu + EU_TO_US_UK) } : {};
}

function ofShoes(label: string): Values {
  const eu = numberOf(label);
  return eu === null ? {} : { uk: String(eu + SHOES_TO_UK), us: String(eu + SHOES_TO_US) };
}

/** Neck in inches, rounded to halves; a tall shirt has its sleeve after a slash. */
function ofCollar(label: string): Values {
  const neck = numberOf(label.split('/')[0] ?? '');
  return neck === null ? {} : { inch: String(Math.round((neck / CM_PER_INCH) * 2) / 2) };
}

function ofJeans(label: string): Values {
  const [, waist] = /^W(\d{2})/.exec(label) ?? [];
  return { ...(waist && { eu: String(Number(waist) + WAIST_TO_EU) }), inch: label };
}

/**
 * Name of a size in each system that has one: a shoe 42,5 is UK 8 and US 9. The label is the EU
 * size, except for jeans, which are labelled in inches.
 */
export function sizeInSystems(size: Size): Values {
  const { sizeType, sizeOnLabel: eu } = size;
  switch (sizeType) {
    case 'standard':
      return { eu, ...ofTailored(size) };
    case 'shoe':
      return { eu, ...ofShoes(eu) };
    case 'collar':
      return { eu, ...ofCollar(eu) };
    case 'inch':
      return ofJeans(eu);
    default:
      return { eu };
  }
}
