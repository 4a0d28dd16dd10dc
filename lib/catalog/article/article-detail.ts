import type { DisplayPrice } from '@/lib/catalog/catalogue/price';
import type { CareCode } from '@/lib/catalog/catalogue/care-codes';
import type { ImageRatio } from '@/lib/catalog/catalogue/product-image';
import type { ProductType } from '@/lib/catalog/catalogue/product-type';
import type { BodyType, SizeSystem, SizeType } from '@/lib/catalog/catalogue/sizes';
import type { RatingSummary } from '@/lib/catalog/reviews/rating-summary';

/** One size of one colour. */
export interface DetailSize {
  sku: string;
  /** Size as printed on the label; `allsize` where there is only one. */
  label: string;
  sizeType: SizeType;
  bodyType: BodyType;
  /** Minor units; `null` where it is not sold in the page's currency. */
  price: number | null;
  strikePrice: number | null;
  /**
   * Lowest price of the 30 days before the reduction, in minor units; `null` when it is not reduced.
   * @see Directive 98/6/EC, Article 6a
   */
  lowestPrice: number | null;
  /** The size in each system that has a name for it. */
  values: Partial<Record<SizeSystem, string>>;
  /** Most pieces of one order, at most 20; 0 when it is sold out. */
  most: number;
}

export interface DetailColour {
  /** `20310000-312`: the path of its pictures. */
  itemnum: string;
  color: string;
  imageRatio: ImageRatio;
  /** Never empty. */
  imageAlt: string;
  /** How many pictures it has, at least one. */
  pictures: number;
  /** Address of its video. */
  video: string | null;
  /** Some of its tall sizes are in stock. */
  hasTallSizes: boolean;
  /** In the order of sizes; none where the article is made of others. */
  sizes: readonly DetailSize[];
  texts: readonly string[];
  care: readonly { code: CareCode; label: string }[];
}

/** What a visitor has chosen of an article. */
export interface ArticleChoice {
  /** Item number of the colour. */
  itemnum: string;
  /** `null` until a size is chosen. */
  sku: string | null;
  sizeType: SizeType | null;
  quantity: number;
  /** The visitor pressed the basket's button without a size. */
  isSizeMissing: boolean;
}

/** One article that a set, kit or outfit is made of. */
export interface DetailPart {
  itemnum: string;
  title: string;
  brand: string;
  href: string;
  imageRatio: ImageRatio;
  imageAlt: string;
  price: DisplayPrice;
}

/** An article as its page shows it, in one language and currency. */
export interface ArticleDetail {
  /** Eight digits. */
  number: string;
  slug: string;
  title: string;
  brand: string;
  /** The brand in the path of its logo. */
  brandSlug: string;
  productType: ProductType;
  /** German names of its categories, the widest first: for tracking. */
  categories: readonly string[];
  price: DisplayPrice;
  /** At least one. */
  colours: readonly [DetailColour, ...DetailColour[]];
  /** What all colours have in common. */
  texts: readonly string[];
  /** Fibres and their shares; empty when there are none. */
  material: string;
  /** The responsible economic operator in the EU. */
  gpsr: { manufacturer: string; address: string; email: string } | null;
  parts: readonly DetailPart[];
  /** `null` without reviews, and in shops that have none. */
  ratings: RatingSummary | null;
  /** Numbers of articles like it, the best first, when one of its sizes is sold out; else none. */
  similar: readonly string[];
  /** Whether the address limits the page to tall sizes. */
  isTallOnly: boolean;
  /** What is chosen when the page opens. */
  choice: ArticleChoice;
  /** The size that the address names, when it is sold out in the colour it names. */
  soldOut: DetailSize | null;
}
