import type { SizeRecommendation } from '@/lib/catalog/catalogue/size-recommendation';
import { adviseSizes } from './advise';
import type { BodyAnswers } from './body';
import type { MeasuredSize } from './garment-measure';

/** Recommended sizes, at most one of each type. */
export const ownSizes = <Size extends MeasuredSize>(
  sizes: readonly Size[],
  answers: BodyAnswers,
  fit: SizeRecommendation | null,
): ReadonlySet<Size> =>
  new Set(adviseSizes(sizes, answers, fit).flatMap(({ size }) => (size ? [size] : [])));
