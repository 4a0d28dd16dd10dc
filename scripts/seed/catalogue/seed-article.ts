import type { CareCode } from '@/lib/catalog/catalogue/care-codes';
import type { ProductFlag } from '@/lib/catalog/catalogue/badges';
import type { Amounts } from '@/lib/catalog/catalogue/price';
import type { Product } from '@/lib/catalog/catalogue/product.server';
import type { Language } from '@/lib/shop/page-context/locale';
import type { ProjectId } from '@/lib/shop/project/projects';
import type { Article, Cut, SizeRange } from '@/packages/garment-pictures/articles';
import type { Brand } from './brands';
import type { RunSize } from './size-runs';
import type { CategoryKey } from '@/demo/words/categories';
import type { ClothName } from '@/demo/words/fabric-texts';
import type { GroupName } from '@/demo/words/group-texts';
import type { InSix } from '@/demo/words/in-six';
import type { Shade } from '@/demo/words/shades';

/** One SKU. Amounts are in minor units. */
export interface SeedSize {
  sku: string;
  size: RunSize;
  stock: number;
  isNos: boolean;
  price: Amounts;
  /** Empty if the price was never higher. */
  strikePrice: Amounts;
  mpn: string;
}

export interface SeedColour {
  itemnum: string;
  shade: Shade;
  sizes: readonly SeedSize[];
  hasSpecialImg: boolean;
  detailImgCount: number;
}

/** Properties of the garment itself; vouchers and combinations have none. */
export interface Garment {
  cloth: ClothName;
  group: GroupName;
  cut: Cut;
  range: SizeRange;
  care: readonly CareCode[];
}

/** Appearance in pictures; colour, dye and number are those of each colour. */
export type Looks = Omit<Article, 'number' | 'colour' | 'dye' | 'parts'>;

export interface SeedArticle {
  /** Eight digits. */
  number: string;
  project: ProjectId;
  productType: Product['productType'];
  titles: InSix;
  brand: Brand;
  category: CategoryKey;
  garment: Garment | null;
  looks: Looks;
  flags: Readonly<Record<ProductFlag, boolean>>;
  isNew: boolean;
  /** Epoch seconds. */
  onlineSince: number;
  position: number;
  colours: readonly SeedColour[];
  parts: readonly SeedArticle[];
  combinationType: Product['combinationType'];
  setPrice: Amounts | null;
  /** Languages without it in their index. */
  missingIn: readonly Language[];
}
