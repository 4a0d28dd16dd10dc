import { z } from 'zod';
import { report } from '@/lib/platform/log/log.server';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { isArticleNumber } from './article-number';
import { CARE_CODES } from './care-codes';
import { INDEX_CURRENCIES } from './price';
import { COMBINATION_TYPES, PRODUCT_TYPES } from './product-type';
import { BODY_TYPES, SIZE_SYSTEMS, SIZE_TYPES } from './sizes';

/** Minor units by lower-case currency. */
const amounts = z.partialRecord(z.enum(INDEX_CURRENCIES), z.int().nonnegative());
const percentages = z.partialRecord(z.enum(INDEX_CURRENCIES), z.int().min(0).max(100));
const text = z.string().min(1);
const optionalText = z.string().nullable().default(null);
const imageRatio = z.enum(['3:4', '1:2']);
const itemNumber = z.string().refine(isArticleNumber, 'expected up to 64 printable characters');

const sizeVariant = z.object({
  sku: itemNumber,
  size: z.object({
    sizeType: z.enum(SIZE_TYPES),
    bodyType: z.enum(BODY_TYPES),
    /** Name of the size in each system that has one. */
    values: z.partialRecord(z.enum(SIZE_SYSTEMS), text),
  }),
  sizeString: text,
  /** A whole number as a string. */
  stock: z.string().regex(/^\d{1,9}$/),
  isNos: z.boolean(),
  price: amounts,
  strikePrice: amounts,
  gtin: z.string().optional(),
  mpn: z.string().default(''),
});

const colorVariant = z.object({
  itemnum: itemNumber,
  description: z.string().default(''),
  description2: z.string().default(''),
  description3: z.string().default(''),
  /** Path on the picture CDN, without resolution and format. */
  descriptionImage: optionalText,
  color: text,
  filterColor: z.string().min(1),
  hasSpecialImg: z.boolean().default(false),
  detailImgCount: z.int().min(0).max(20),
  hasTallSizesOnStock: z.boolean(),
  sizeVariants: z.array(sizeVariant),
  priceMin: amounts,
  strikePrice: amounts,
  imageRatio,
  imageAlt: z.string().default(''),
  videoSrc: optionalText,
  washingInstructions: z.array(z.enum(CARE_CODES)).default([]),
  setItemId: optionalText,
});

/** Ways to contact a company, at least one of the two. */
const electronicAddress = { email: text.optional(), contactPage: text.optional() };

/**
 * Whether somebody is named who is responsible for the article's safety, without whom goods may not be
 * sold in the Union and in Northern Ireland (Regulation (EU) 2023/988, article 16). A gift card is none.
 */
const hasOperator = (record: { gpsr: object | null; productType: string }): boolean =>
  record.gpsr !== null || record.productType === 'geschenkkarte';

/** An article in one language, as in the search index. */
export const productSchema = z
  .object({
    objectID: itemNumber,
    /** The retailer's own number, if it is another one. */
    merchantNumber: text.optional(),
    title: text,
    brand: z.object({ title: text, slug: text }),
    slug: text,
    productType: z.enum(PRODUCT_TYPES),
    colorVariants: z.array(colorVariant).min(1),
    /** Labels of all sizes, in size order. */
    sizeOnLabel: z.array(text),
    flags: z.object({
      sustainable: z.boolean(),
      exclusive: z.boolean(),
      big: z.boolean(),
      tall: z.boolean(),
      bigandtall: z.boolean(),
      online_only: z.boolean(),
    }),
    isNew: z.boolean(),
    isOnSale: z.boolean(),
    maxReducedPercentage: percentages,
    minReducedPercentage: percentages,
    /** Lowest tier that includes the greatest saving: 30 is "up to 30 %". */
    discountTier: z.partialRecord(z.enum(INDEX_CURRENCIES), z.int().min(10).max(70)).default({}),
    priceMin: amounts,
    priceMax: amounts,
    strikePrice: amounts,
    /** Price of a set, less than the sum of its parts. */
    setPrice: amounts.nullable().default(null),
    /** `Bekleidung|Hemden|Freizeithemden`, German in every language. */
    categoryTitlesDE: z.string(),
    /** Keys of its categories, most general first; nodes refer to them as `pimSlug`. */
    categories: z.array(text),
    /** Paths in the index's language, `Shirts > Casual shirts`, one per level. */
    categoryTitles: z.partialRecord(z.enum(['lvl0', 'lvl1', 'lvl2']), text),
    /** Path on the picture CDN, without resolution and format. */
    thumbnail: text,
    /** Position in the merchandiser's order, 1 first. */
    position: z.int(),
    /** Epoch seconds. */
    onlineSince: z.int(),
    queryID: z.string().optional(),
    imageRatio,
    /** Total of all sizes. */
    stock: z.int().nonnegative(),
    hasNos: z.boolean(),
    sharedDescription: z.string().default(''),
    sharedDescription2: z.string().default(''),
    sharedDescription3: z.string().default(''),
    /** The responsible economic operator in the EU (Regulation 2023/988); only gift cards have none. */
    gpsr: z
      .object({
        manufacturer: text,
        address: text,
        ...electronicAddress,
        /** The manufacturer, if that is another one outside of the Union. */
        producer: z.object({ name: text, address: text, ...electronicAddress }).optional(),
        /** What has to be warned of, in the index's language. */
        warning: text.optional(),
      })
      .nullable()
      .default(null),
    combinationType: z.enum(COMBINATION_TYPES).nullable().default(null),
    subProducts: z.array(z.object({ objectID: itemNumber, itemnum: itemNumber })).default([]),
    titleTranslations: z.partialRecord(z.enum(LANGUAGES), text),
    /** Address of the article in each language: locale segment and path below it. */
    canonical: z.array(z.object({ locale: text, route: text })).default([]),
  })
  .refine(hasOperator, {
    path: ['gpsr'],
    message: 'names nobody who is responsible for its safety',
  });

export type Product = z.output<typeof productSchema>;
export type ColorVariant = Product['colorVariants'][number];
export type SizeVariant = ColorVariant['sizeVariants'][number];

/** Parses a record of the index. @returns `null` if it is invalid, which is reported */
export function readProduct(record: unknown): Product | null {
  const parsed = productSchema.safeParse(record);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const id = z.object({ objectID: z.string() }).safeParse(record).data?.objectID.slice(0, 40);
  report('search record is no product', {
    objectID: id ?? null,
    path: issue?.path.join('.'),
    issue: issue?.message,
  });
  return null;
}

export const readProducts = (records: readonly unknown[]): Product[] =>
  records.flatMap((record) => readProduct(record) ?? []);
