import type { ProductType } from './product-type';
import type { BodyType, SizeType } from './sizes';

interface SizeOfVariant {
  size: { bodyType: BodyType; sizeType: SizeType };
}

interface ColourOfVariant<Size> {
  hasTallSizesOnStock: boolean;
  sizeVariants: readonly Size[];
}

/** One-size articles fit tall men too. */
const fitsTall = ({ size }: SizeOfVariant) =>
  size.bodyType === 'tall' || size.sizeType === 'allsize';

/**
 * Limits colours and sizes to tall and one-size, if there are any. Underwear has no tall sizes, so
 * it is not filtered.
 */
export function tallOnly<Size extends SizeOfVariant, Colour extends ColourOfVariant<Size>>(
  productType: ProductType,
  colours: readonly Colour[],
): readonly Colour[] {
  if (productType === 'waesche') return colours;
  const tall = colours
    .filter(
      ({ hasTallSizesOnStock, sizeVariants }) =>
        hasTallSizesOnStock || sizeVariants.every(fitsTall),
    )
    .map((colour) => ({ ...colour, sizeVariants: colour.sizeVariants.filter(fitsTall) }))
    .filter(({ sizeVariants }) => sizeVariants.length > 0);
  return tall.length > 0 ? tall : colours;
}
