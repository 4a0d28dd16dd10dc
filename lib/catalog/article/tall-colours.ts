import type { ProductType } from '@/lib/catalog/catalogue/product-type';
import type { ArticleDetail, DetailColour, DetailSize } from './article-detail';

type Colours = ArticleDetail['colours'];

/** One-size articles fit tall men too. */
const fitsTall = ({ bodyType, sizeType }: DetailSize) =>
  bodyType === 'tall' || sizeType === 'allsize';

const isTallColour = ({ hasTallSizes, sizes }: DetailColour) =>
  hasTallSizes || sizes.every(fitsTall);

/**
 * Limits colours and sizes to tall and one-size, if there are any. Underwear has no tall sizes, so
 * it is not filtered.
 */
export function tallColours(productType: ProductType, colours: Colours): Colours {
  if (productType === 'waesche') return colours;
  const [first, ...others] = colours
    .filter(isTallColour)
    .map((colour) => ({ ...colour, sizes: colour.sizes.filter(fitsTall) }))
    .filter(({ sizes }) => sizes.length > 0);
  return first ? [first, ...others] : colours;
}
