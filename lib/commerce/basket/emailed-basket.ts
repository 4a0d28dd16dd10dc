import type { BasketLine } from './basket';

/**
 * Whether everything in the basket is sent by email, so that no parcel has an address. A file of its own, because
 * the basket's rules would double the script of the review.
 */
export const isEmailed = (lines: readonly Pick<BasketLine, 'productType'>[]): boolean =>
  lines.every(({ productType }) => productType === 'geschenkkarte');
