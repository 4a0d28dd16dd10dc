import type { ProjectId } from '@/lib/shop/project/projects';
import type { ProductType } from './product-type';
import type { SizeType } from './sizes';

export const SIZE_UNITS = ['cm', 'inch'] as const;
export type SizeUnit = (typeof SIZE_UNITS)[number];

const CM_PER_INCH = 2.54;

/** Length in whole centimetres, or in inches rounded to halves. */
export function inUnit(centimetres: number, unit: SizeUnit): number {
  return unit === 'cm' ? Math.round(centimetres) : Math.round((centimetres / CM_PER_INCH) * 2) / 2;
}

const CHART_OF_SIZE_TYPE: Readonly<Record<SizeType, string | null>> = {
  standard: 'tops',
  standarddob: 'women',
  inch: 'trousers',
  collar: 'shirts',
  shoe: 'shoes',
  underwear: 'underwear',
  belt: 'belts',
  special: 'socks',
  kids: 'kids',
  hat: 'hats',
  accessoires: 'gloves',
  allsize: null,
};

interface Charted {
  project: ProjectId;
  productType: ProductType;
  sizeType: SizeType;
}

/**
 * Id of the chart for an article's sizes, `hgg-tops`: each shop has its own charts.
 * @returns `null` for one size, for vouchers, and for outfits, whose parts have charts of their
 *   own.
 */
export function sizeChartId({ project, productType, sizeType }: Charted): string | null {
  if (productType === 'geschenkkarte' || productType === 'outfit') return null;
  const chart =
    productType === 'waesche' && sizeType === 'standard'
      ? 'underwear'
      : CHART_OF_SIZE_TYPE[sizeType];
  return chart && `${project}-${chart}`;
}
