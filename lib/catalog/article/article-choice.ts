import { cheapestPrice } from '@/lib/catalog/catalogue/cheapest-price';
import type { DisplayPrice } from '@/lib/catalog/catalogue/price';
import type { RequestedArticle } from '@/lib/catalog/catalogue/article-address';
import type { ProductType } from '@/lib/catalog/catalogue/product-type';
import type { SizeFacet } from '@/lib/catalog/catalogue/size-string';
import type { ArticleChoice, ArticleDetail, DetailColour, DetailSize } from './article-detail';
import { tallColours } from './tall-colours';

type Colours = ArticleDetail['colours'];

export const isSizeBuyable = ({ most }: DetailSize): boolean => most > 0;

export const colourOf = (colours: Colours, { itemnum }: Pick<ArticleChoice, 'itemnum'>) =>
  colours.find((colour) => colour.itemnum === itemnum) ?? colours[0];

export const sizeOf = ({ sizes }: DetailColour, { sku }: Pick<ArticleChoice, 'sku'>) =>
  sizes.find((size) => size.sku === sku) ?? null;

/** Quantities a visitor can choose: of the chosen size, or of the size with most pieces. */
export function quantitiesOf(colour: DetailColour, size: DetailSize | null): number[] {
  const most = size ? size.most : Math.max(1, ...colour.sizes.map((each) => each.most));
  return Array.from({ length: most }, (_, at) => at + 1);
}

const chosen = ({ itemnum, sizes }: DetailColour, size: DetailSize | null): ArticleChoice => ({
  itemnum,
  sku: size?.sku ?? null,
  sizeType: size?.sizeType ?? sizes[0]?.sizeType ?? null,
  quantity: 1,
  isSizeMissing: false,
});

function onlySize({ sizes }: DetailColour): DetailSize | null {
  const [first, second] = sizes;
  return first && !second && isSizeBuyable(first) ? first : null;
}

/** Size in the address, sold out or not. */
function requestedSize(
  { sizes }: DetailColour,
  { size, sizeType }: Pick<RequestedArticle, 'size' | 'sizeType'>,
): DetailSize | null {
  const named = sizes.filter(
    (each) => each.label === size && (!sizeType || each.sizeType === sizeType),
  );
  return named.find(isSizeBuyable) ?? named[0] ?? null;
}

/** Colours of a page, limited to tall sizes if its address asks for them. */
export const coloursFor = (
  { colours, productType }: Pick<ArticleDetail, 'colours' | 'productType'>,
  { isTallOnly }: Pick<RequestedArticle, 'isTallOnly'>,
): Colours => (isTallOnly ? tallColours(productType, colours) : colours);

/**
 * Initial choice of a page: the colour in the address, else the first available one; its only size,
 * else the size in the address.
 */
export function openingChoice(
  all: Colours,
  requested: RequestedArticle,
  productType: ProductType = 'product',
): ArticleChoice {
  const colours = coloursFor({ colours: all, productType }, requested);
  const colour =
    colours.find(({ itemnum }) => itemnum === requested.colour) ??
    colours.find(({ sizes }) => sizes.some(isSizeBuyable)) ??
    colours[0];
  const size = requestedSize(colour, requested);
  return chosen(colour, onlySize(colour) ?? (size && isSizeBuyable(size) ? size : null));
}

export type Opening = Pick<ArticleDetail, 'choice' | 'isTallOnly' | 'soldOut'>;

/** Opens like {@link openingChoice}, and reports the size in the address if it is sold out. */
export function openingOf(
  { colours, productType }: Pick<ArticleDetail, 'colours' | 'productType'>,
  requested: RequestedArticle,
): Opening {
  const choice = openingChoice(colours, requested, productType);
  const size = choice.sku === null ? requestedSize(colourOf(colours, choice), requested) : null;
  const soldOut = size && !isSizeBuyable(size) ? size : null;
  return { choice, isTallOnly: requested.isTallOnly, soldOut };
}

/**
 * Completes a choice with the size by which the visitor filtered a list. @returns `forget` when the
 * article has none of these sizes; the choice itself when it has several
 */
export function withStoredSize(
  colours: Colours,
  choice: ArticleChoice,
  stored: readonly SizeFacet[],
): { choice: ArticleChoice; forget: boolean } {
  if (choice.sku !== null || stored.length === 0) return { choice, forget: false };
  const isStored = ({ label, sizeType, bodyType }: DetailSize) =>
    stored.some(
      (facet) =>
        facet.sizeOnLabel === label && facet.sizeType === sizeType && facet.bodyType === bodyType,
    );
  const colour = colourOf(colours, choice);
  const [match, ...others] = colour.sizes.filter(isStored);
  const forget = !colours.some(({ sizes }) => sizes.some(isStored));
  if (!match || others.length > 0 || !isSizeBuyable(match)) return { choice, forget };
  return { choice: chosen(colour, match), forget };
}

/**
 * Selects another colour. Resets the quantity; keeps the size, or else its type, if the new colour
 * has it.
 */
export function withColour(
  colours: Colours,
  choice: ArticleChoice,
  itemnum: string,
): ArticleChoice {
  const before = sizeOf(colourOf(colours, choice), choice);
  const colour = colourOf(colours, { itemnum });
  const same = colour.sizes.find(
    (size) =>
      isSizeBuyable(size) &&
      size.label === before?.label &&
      size.sizeType === before.sizeType &&
      size.bodyType === before.bodyType,
  );
  const next = chosen(colour, onlySize(colour) ?? same ?? null);
  const keepsType = colour.sizes.some(({ sizeType }) => sizeType === choice.sizeType);
  return next.sku === null && keepsType ? { ...next, sizeType: choice.sizeType } : next;
}

/** Selects another size and resets the quantity. A sold-out size cannot be selected. */
export function withSize(colours: Colours, choice: ArticleChoice, sku: string): ArticleChoice {
  const colour = colourOf(colours, choice);
  const size = sizeOf(colour, { sku });
  return size && isSizeBuyable(size) ? chosen(colour, size) : choice;
}

/** Price of the chosen size, or the lowest price of the colour before one is chosen. */
export function priceOf(
  { price }: Pick<ArticleDetail, 'price'>,
  { sizes }: DetailColour,
  size: DetailSize | null,
): DisplayPrice {
  if (size) return { price: size.price, strikePrice: size.strikePrice, isFrom: false };
  return cheapestPrice(sizes) ?? price;
}
