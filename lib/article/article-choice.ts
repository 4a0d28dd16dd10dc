import type { ArticlePrice } from '@/lib/catalogue/price';
import type { ArticleWish } from '@/lib/catalogue/article-address';
import type { ArticleChoice, ArticleDetail, DetailColour, DetailSize } from './article-detail';

type Colours = ArticleDetail['colours'];

export const isBuyable = ({ most }: DetailSize): boolean => most > 0;

export const colourOf = (colours: Colours, { itemnum }: Pick<ArticleChoice, 'itemnum'>) =>
  colours.find((colour) => colour.itemnum === itemnum) ?? colours[0];

export const sizeOf = ({ sizes }: DetailColour, { sku }: Pick<ArticleChoice, 'sku'>) =>
  sizes.find((size) => size.sku === sku) ?? null;

/** Quantities that can be chosen: of the chosen size, before that of the size with most pieces. */
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

/** The only size there is, when it is available. */
function onlySize({ sizes }: DetailColour): DetailSize | null {
  const [first, second] = sizes;
  return first && !second && isBuyable(first) ? first : null;
}

function wishedSize({ sizes }: DetailColour, { size, sizeType }: ArticleWish): DetailSize | null {
  const found = sizes.find(
    (each) => each.label === size && isBuyable(each) && (!sizeType || each.sizeType === sizeType),
  );
  return found ?? null;
}

/**
 * What is chosen when the page opens: the colour the address names, else the first available one;
 * its only size, else the size the address names.
 */
export function openingChoice(colours: Colours, wish: ArticleWish): ArticleChoice {
  const colour =
    colours.find(({ itemnum }) => itemnum === wish.colour) ??
    colours.find(({ sizes }) => sizes.some(isBuyable)) ??
    colours[0];
  return chosen(colour, onlySize(colour) ?? wishedSize(colour, wish));
}

/**
 * Another colour: the quantity starts again, the size stays where the new colour has it, else its
 * type where the new colour has that.
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
      isBuyable(size) &&
      size.label === before?.label &&
      size.sizeType === before.sizeType &&
      size.bodyType === before.bodyType,
  );
  const next = chosen(colour, onlySize(colour) ?? same ?? null);
  const keepsType = colour.sizes.some(({ sizeType }) => sizeType === choice.sizeType);
  return next.sku === null && keepsType ? { ...next, sizeType: choice.sizeType } : next;
}

/** Another size; the quantity starts again. One that is sold out cannot be chosen. */
export function withSize(colours: Colours, choice: ArticleChoice, sku: string): ArticleChoice {
  const colour = colourOf(colours, choice);
  const size = sizeOf(colour, { sku });
  return size && isBuyable(size) ? chosen(colour, size) : choice;
}

/** Price of the chosen size; before one is chosen, the lowest price of the colour's sizes. */
export function priceOf(
  { price }: Pick<ArticleDetail, 'price'>,
  { sizes }: DetailColour,
  size: DetailSize | null,
): ArticlePrice {
  if (size) return { price: size.price, strikePrice: size.strikePrice, isFrom: false };
  const [first, ...others] = sizes
    .flatMap((each) => (each.price === null ? [] : { ...each, price: each.price }))
    .toSorted((one, other) => one.price - other.price);
  if (!first) return price;
  const isFrom = others.some((other) => other.price > first.price);
  return { price: first.price, strikePrice: first.strikePrice, isFrom };
}
