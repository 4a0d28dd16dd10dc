import type { ProductType } from '@/lib/catalog/catalogue/product-type';
import type { ArticleDetail, DetailColour, DetailSize } from './article-detail';

export type CombinationKind = Extract<ProductType, 'set' | 'outfit' | 'kit'>;

/** One colour of a product that a combination is made of. */
export type PartColour = Pick<
  DetailColour,
  'itemnum' | 'color' | 'imageRatio' | 'imageAlt' | 'sizes'
>;

/** One product that a combination is made of. */
export interface CombinationPart {
  /** Eight digits; unique among the parts. */
  number: string;
  title: string;
  brand: string;
  slug: string;
  /** The combination's own colour first; the others only in a kit. */
  colours: readonly [PartColour, ...PartColour[]];
}

/** An outfit, set or kit as its page shows it, in one language and currency. */
export interface Combination {
  kind: CombinationKind;
  article: ArticleDetail;
  /** Parts that are sold here, in their order. */
  parts: readonly CombinationPart[];
  /** Products that are not sold here, in this language or at all. */
  missing: number;
  /** Price of a set in minor units; `null` for the others, and where it is not sold in the currency. */
  setPrice: number | null;
  /** The shop system's id of a set. */
  setItemId: string | null;
}

/** What is chosen of one part. */
export interface PartChoice {
  /** Item number of the colour. */
  itemnum: string;
  sku: string | null;
  isRemoved: boolean;
}

/** What is chosen of a combination: part number → choice. */
export interface CombinationChoice {
  parts: Readonly<Record<string, PartChoice>>;
  /** The visitor pressed the basket's button while a size was missing. */
  isSizeMissing: boolean;
}

/** A part with its chosen colour and size. */
export interface ChosenPart {
  part: CombinationPart;
  colour: PartColour;
  size: DetailSize | null;
  isRemoved: boolean;
}

/** Products of a set are sold together or not at all. */
export const isRemovable = ({ kind }: Pick<Combination, 'kind'>): boolean => kind !== 'set';
