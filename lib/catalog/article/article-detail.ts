import type { DisplayPrice } from '@/lib/catalog/catalogue/price';
import type { CareCode } from '@/lib/catalog/catalogue/care-codes';
import type { ImageRatio } from '@/lib/catalog/catalogue/product-image';
import type { ShippingRate } from '@/lib/shop/settings/shipping';
import type { DeliveryZone } from '@/lib/shop/settings/settings-schema';
import type { ProductType } from '@/lib/catalog/catalogue/product-type';
import type { BodyType, SizeSystem, SizeType } from '@/lib/catalog/catalogue/sizes';
import type { RatingSummary } from '@/lib/catalog/reviews/rating-summary';

export interface DetailSize {
  sku: string;
  /** Size as printed on the label; `allsize` if there is only one. */
  label: string;
  sizeType: SizeType;
  bodyType: BodyType;
  /** Minor units; `null` if it is not sold in the page's currency. */
  price: number | null;
  // outside: law-prior-price
  /** Lowest price of the 30 days before the reduction; `null` when it is not reduced. */
  strikePrice: number | null;
  /** Name of the size in each system that has one. */
  values: Partial<Record<SizeSystem, string>>;
  /** Maximum pieces per order, up to 20; 0 when sold out. */
  most: number;
}

export interface DetailColour {
  /** `20310000-312`: the path of its pictures. */
  itemnum: string;
  color: string;
  imageRatio: ImageRatio;
  /** Never empty. */
  imageAlt: string;
  pictures: number;
  video: string | null;
  hasTallSizes: boolean;
  /** In size order; empty for an article made of others. */
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
  /** The visitor added to the basket without a size. */
  isSizeMissing: boolean;
}

/** An article that is part of a set, kit or outfit. */
export interface DetailPart {
  itemnum: string;
  title: string;
  brand: string;
  href: string;
  imageRatio: ImageRatio;
  imageAlt: string;
  price: DisplayPrice;
}

/** Who is responsible for an article's safety in the EU, and its manufacturer if that is another one. */
export interface SafetyContacts {
  manufacturer: string;
  address: string;
  email?: string | undefined;
  contactPage?: string | undefined;
  producer?:
    | {
        name: string;
        address: string;
        email?: string | undefined;
        contactPage?: string | undefined;
      }
    | undefined;
  /** What has to be warned of, in the language of the page. */
  warning?: string | undefined;
}

/** Costs and working days of a parcel to the page's country. */
export interface DeliveryTerms {
  rate: ShippingRate;
  days: DeliveryZone['days'];
}

/** An article's page in one language and currency. */
export interface ArticleDetail {
  /** `objectID` in the search index. */
  number: string;
  slug: string;
  title: string;
  brand: string;
  /** The brand in the path of its logo. */
  brandSlug: string;
  productType: ProductType;
  /** German names of its categories, most general first; used for tracking. */
  categories: readonly string[];
  price: DisplayPrice;
  colours: readonly [DetailColour, ...DetailColour[]];
  /** Attributes that all colours share. */
  texts: readonly string[];
  /** Fibres and their shares; empty if unknown. */
  material: string;
  /** The responsible economic operator in the EU. */
  gpsr: SafetyContacts | null;
  parts: readonly DetailPart[];
  delivery: DeliveryTerms;
  /** `null` without reviews, and in shops without a review feature. */
  ratings: RatingSummary | null;
  /** Numbers of similar articles, best match first; empty unless one of its sizes is sold out. */
  similar: readonly string[];
  /** Whether the address limits the page to tall sizes. */
  isTallOnly: boolean;
  choice: ArticleChoice;
  /** Size in the address, if it is sold out in the colour in the address. */
  soldOut: DetailSize | null;
}
