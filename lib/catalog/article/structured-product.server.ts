import { jpegAddress } from '@/lib/catalog/catalogue/picture-source.server';
import { articlePrice, indexCurrency } from '@/lib/catalog/catalogue/price';
import type { ColorVariant, Product, SizeVariant } from '@/lib/catalog/catalogue/product.server';
import { parseSizeString } from '@/lib/catalog/catalogue/size-string';
import { isBuyable } from '@/lib/catalog/catalogue/stock';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import type { RatingSummary } from '@/lib/catalog/reviews/rating-summary';
import { chosenHref, productHref } from '@/lib/shop/routes/product-href';
import { offerTerms, structuredOffer, type OfferedPiece } from './structured-offer.server';

interface Described {
  product: Product;
  ratings: RatingSummary | null;
  /** Origin of the shop: `https://hgg.example` */
  origin: string;
}

/** One size of one colour that is sold in the page's currency. */
export interface Variant {
  colour: ColorVariant;
  size: SizeVariant;
  piece: OfferedPiece;
}

/** Label of a size: `50`, `XL`. */
export const variantSizeLabel = ({ sizeString, sku }: SizeVariant): string =>
  parseSizeString(sizeString)?.sizeOnLabel ?? sku;

/** Query of a size; empty if there is only one. */
const sizeChoice = (size: SizeVariant) =>
  size.size.sizeType === 'allsize'
    ? {}
    : { size: variantSizeLabel(size), sizeType: size.size.sizeType };

const PICTURE_WIDTH = 1200;

/** Address of one of an article's pictures. @param index counted from 1 */
export const pictureUrl = (
  { project }: Pick<PageContext, 'project'>,
  itemNumber: string,
  index = 1,
): string => jpegAddress(project, { itemNumber, index, width: PICTURE_WIDTH });

/** Sizes and colours of an article that are sold in the page's currency. */
export function variantsOf(
  { product, origin }: Pick<Described, 'product' | 'origin'>,
  context: PageContext,
): Variant[] {
  const key = indexCurrency(context.currency);
  const isEmailed = product.productType === 'geschenkkarte';
  const routes = { project: context.project, locale: context.locale.segment };
  return product.colorVariants.flatMap((colour) => {
    const href = productHref(product, routes, { colorVariant: colour.itemnum });
    return colour.sizeVariants.flatMap((size) => {
      const price = size.price[key];
      if (price === undefined) return [];
      const url = origin + chosenHref(href, sizeChoice(size));
      return { colour, size, piece: { url, price, isInStock: isBuyable(size), isEmailed } };
    });
  });
}

/** Fields that products and groups of variants share. */
const shared = ({ product, ratings }: Described) => ({
  name: product.title,
  ...(product.sharedDescription && { description: product.sharedDescription }),
  brand: { '@type': 'Brand', name: product.brand.title },
  ...(product.sharedDescription3 && { material: product.sharedDescription3 }),
  ...(ratings && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: ratings.average,
      reviewCount: ratings.count,
      bestRating: 5,
      worstRating: 1,
    },
  }),
});

function structuredVariant(
  { colour, size, piece }: Variant,
  { product }: Described,
  context: PageContext,
) {
  const label = variantSizeLabel(size);
  const isOneSize = size.size.sizeType === 'allsize';
  return {
    '@type': 'Product',
    sku: size.sku,
    ...(size.mpn && { mpn: size.mpn }),
    ...(size.gtin && { gtin: size.gtin }),
    name: [product.title, colour.color, ...(isOneSize ? [] : [label])].join(', '),
    color: colour.color,
    ...(!isOneSize && { size: label }),
    image: pictureUrl(context, colour.itemnum),
    offers: structuredOffer(piece, context),
  };
}

/** A combination is one offer, since only its parts have sizes. */
function withoutVariants(described: Described, context: PageContext): object[] {
  const { product, origin } = described;
  const { price } = articlePrice(product, context.currency);
  const routes = { project: context.project, locale: context.locale.segment };
  const url = origin + productHref(product, routes);
  const isInStock = product.stock > 0 || product.hasNos;
  const piece = price !== null && { url, price, isInStock, isEmailed: false };
  const item = {
    '@type': 'Product',
    ...shared(described),
    sku: product.objectID,
    image: pictureUrl(context, product.colorVariants[0]?.itemnum ?? product.objectID),
    ...(piece && { offers: structuredOffer(piece, context) }),
  };
  return [item, ...offerTerms(piece ? [piece] : [], context)];
}

/**
 * Structured data of an article: a group of colours and sizes, or one product if there is only one,
 * with the terms of their offers.
 * @see https://developers.google.com/search/docs/appearance/structured-data/product-variants
 */
export function structuredProduct(described: Described, context: PageContext): object[] {
  const { product, origin } = described;
  const variants = variantsOf(described, context);
  const [first, second] = variants;
  if (!first) return withoutVariants(described, context);
  const terms = offerTerms(
    variants.map(({ piece }) => piece),
    context,
  );
  const structured = variants.map((variant) => structuredVariant(variant, described, context));
  if (!second) return [{ ...structured[0], ...shared(described) }, ...terms];
  const routes = { project: context.project, locale: context.locale.segment };
  const group = {
    '@type': 'ProductGroup',
    ...shared(described),
    url: origin + productHref(product, routes),
    productGroupID: product.objectID,
    variesBy: ['https://schema.org/color', 'https://schema.org/size'],
    hasVariant: structured,
  };
  return [group, ...terms];
}
