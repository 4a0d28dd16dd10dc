import { careInstructions } from '@/lib/catalogue/care-labels.server';
import { articlePrice, indexCurrency, type Amounts } from '@/lib/catalogue/price';
import type { ColorVariant, Product, SizeVariant } from '@/lib/catalogue/product.server';
import { parseSizeString } from '@/lib/catalogue/size-string';
import { quantityOptions } from '@/lib/catalogue/stock';
import type { PageContext } from '@/lib/page-context/page-context';
import type { ArticleWish } from '@/lib/catalogue/article-address';
import { openingChoice } from './article-choice';
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
    most: price === null ? 0 : quantityOptions(variant).length,
  };
}

function colourIn(variant: ColorVariant, product: Product, context: PageContext): DetailColour {
  const { title, productType } = product;
  const texts = inWords(variant.description, variant.description2, variant.description3);
  const { itemnum, color, imageRatio, imageAlt, detailImgCount, washingInstructions } = variant;
  return {
    ...{ itemnum, color, imageRatio },
    imageAlt: imageAlt.trim() || `${title}, ${color}`,
    pictures: Math.max(1, detailImgCount),
    sizes: variant.sizeVariants.map((size) => sizeIn(size, context)),
    // The attributes that distinguish colours mean nothing for a voucher, which has none.
    texts: productType === 'geschenkkarte' ? [] : texts,
    care: careInstructions(washingInstructions, context.locale.language),
  };
}

/**
 * What an article's page shows of its record.
 * @param parts articles that a set, kit or outfit is made of
 */
export function articleDetail(
  product: Product,
  wish: ArticleWish,
  context: PageContext,
  parts: readonly DetailPart[] = [],
): ArticleDetail {
  const { title, colorVariants } = product;
  const [first, ...others] = colorVariants.map((variant) => colourIn(variant, product, context));
  if (!first) throw new Error(`${product.objectID} has no colour, against its schema`);
  const colours = [first, ...others] as const;
  return {
    number: product.objectID,
    slug: product.slug,
    title,
    brand: product.brand.title,
    productType: product.productType,
    price: articlePrice(product, context.currency),
    colours,
    texts: inWords(product.sharedDescription, product.sharedDescription2),
    material: product.sharedDescription3.trim(),
    gpsr: product.gpsr,
    parts,
    choice: openingChoice(colours, wish),
  };
}
