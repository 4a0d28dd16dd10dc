import { deliveryDays, shippingRate } from '@/lib/shop/settings/delivery-terms.server';
import { careInstructions } from '@/lib/catalog/catalogue/care-labels.server';
import { categoryTitles } from '@/lib/catalog/catalogue/category-titles';
import { articlePrice, indexCurrency, type Amounts } from '@/lib/catalog/catalogue/price';
import type { ColorVariant, Product, SizeVariant } from '@/lib/catalog/catalogue/product.server';
import { parseSizeString } from '@/lib/catalog/catalogue/size-string';
import { quantityOptions } from '@/lib/catalog/catalogue/stock';
import { spelledFor } from '@/lib/shop/i18n/swiss-spelling';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import type { RequestedArticle } from '@/lib/catalog/catalogue/article-address';
import type { RatingSummary } from '@/lib/catalog/reviews/rating-summary';
import { openingOf } from './article-choice';
import type { ArticleDetail, DetailColour, DetailPart, DetailSize } from './article-detail';

const inWords = (...texts: readonly string[]): string[] =>
  texts.map((text) => text.trim()).filter(Boolean);

function sizeIn(variant: SizeVariant, context: PageContext): DetailSize {
  const key = indexCurrency(context.currency);
  const amount = (amounts: Amounts) => amounts[key] ?? null;
  const { sku, size, sizeString } = variant;
  const price = amount(variant.price);
  return {
    sku,
    label: parseSizeString(sizeString)?.sizeOnLabel ?? size.values.eu ?? sku,
    sizeType: size.sizeType,
    bodyType: size.bodyType,
    price,
    strikePrice: amount(variant.strikePrice),
    values: size.values,
    most: price === null ? 0 : quantityOptions(variant).length,
  };
}

/** Data of an article's page that is not in its record. */
export interface ArticleExtras {
  parts: readonly DetailPart[];
  ratings: RatingSummary | null;
  similar: readonly string[];
}

export const NO_EXTRAS: ArticleExtras = {
  parts: [],
  ratings: null,
  similar: [],
};

function colourIn(variant: ColorVariant, product: Product, context: PageContext): DetailColour {
  const { title, productType } = product;
  const texts = inWords(variant.description, variant.description2, variant.description3);
  const { itemnum, color, imageRatio, imageAlt, detailImgCount, washingInstructions } = variant;
  return {
    itemnum,
    color,
    imageRatio,
    imageAlt: imageAlt.trim() || `${title}, ${color}`,
    pictures: Math.max(1, detailImgCount),
    video: variant.videoSrc,
    hasTallSizes: variant.hasTallSizesOnStock,
    sizes: variant.sizeVariants.map((size) => sizeIn(size, context)),
    // Vouchers have no colours, so attributes that distinguish colours do not apply.
    texts: productType === 'geschenkkarte' ? [] : texts,
    care: careInstructions(washingInstructions, context.locale.language),
  };
}

/** Maps an article's record to its page's props. */
export function articleDetail(
  product: Product,
  requested: RequestedArticle,
  context: PageContext,
  extras: ArticleExtras = NO_EXTRAS,
): ArticleDetail {
  const { title, brand, colorVariants, categoryTitlesDE } = product;
  const [first, ...others] = colorVariants.map((variant) => colourIn(variant, product, context));
  if (!first) throw new Error(`${product.objectID} has no colour, against its schema`);
  const colours = spelledFor(context.locale.segment, [first, ...others] as const);
  return {
    ...spelledFor(context.locale.segment, { title, brand: brand.title }),
    number: product.objectID,
    slug: product.slug,
    brandSlug: brand.slug,
    productType: product.productType,
    categories: categoryTitles(categoryTitlesDE),
    price: articlePrice(product, context.currency),
    colours,
    ...spelledFor(context.locale.segment, {
      texts: inWords(product.sharedDescription, product.sharedDescription2),
      material: product.sharedDescription3.trim(),
    }),
    gpsr: product.gpsr,
    delivery: {
      rate: shippingRate(context.project, context.locale.territory, context.currency),
      days: deliveryDays(context.project, context.locale.territory),
    },
    parts: extras.parts,
    ratings: extras.ratings,
    similar: extras.similar,
    ...openingOf({ colours, productType: product.productType }, requested),
  };
}
