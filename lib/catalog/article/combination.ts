import type { ProductType } from '@/lib/catalog/catalogue/product-type';
import type { ArticleDetail, DetailColour, DetailSize } from './article-detail';

export type CombinationKind = Extract<ProductType, 'set' | 'outfit' | 'kit'>;

export type PartColour = Pick<
  DetailColour,
  'itemnum' | 'color' | 'imageRatio' | 'imageAlt' | 'sizes'
>;

export interface CombinationPart {
  /** Unique among the parts. */
  number: string;
  title: string;
  brand: string;
  slug: string;
  /** The combination's own colour first; the others only in a kit. */
  colours: readonly [PartColour, ...PartColour[]];
}

/** An outfit's, set's or kit's page in one language and currency. */
export interface Combination {
  kind: CombinationKind;
  article: ArticleDetail;
  /** Parts that are sold here, in order. */
  parts: readonly CombinationPart[];
  /** Number of products that are not sold here, in this language or at all. */
  missing: number;
  /** Price of a set in minor units; `null` for others, and if it is not sold in the currency. */
  setPrice: number | null;
  /** Id of a set in the shop system. */
  setItemId: string | null;
}

export interface PartChoice {
  /** Item number of the colour. */
  itemnum: string;
  sku: string | null;
  isRemoved: boolean;
}

/** Choice of a combination: part number → choice. */
export interface CombinationChoice {
  parts: Readonly<Record<string, PartChoice>>;
  /** The visitor added to the basket while a size was missing. */
  isSizeMissing: boolean;
}

export interface ChosenPart {
  part: CombinationPart;
  colour: PartColour;
  size: DetailSize | null;
  isRemoved: boolean;
}

/** Whether single products can be removed; those of a set are sold together. */
export const isRemovable = ({ kind }: Pick<Combination, 'kind'>): boolean => kind !== 'set';
