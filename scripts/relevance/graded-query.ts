import { parseSizeString } from '@/lib/catalog/catalogue/size-string';
import type { FilterColour } from '@/lib/catalog/catalogue/filter-colour';
import type { Product } from '@/lib/catalog/catalogue/product.server';
import type { ProjectId } from '@/lib/shop/project/projects';
import { sizeLabel } from '@/lib/catalog/search/size-query';
import type { CategoryKey } from '@/demo/words/categories';

/**
 * Properties of an article from the perspective of a visitor who typed the query; all of them must
 * match.
 */
export interface Trait {
  in?: CategoryKey | readonly CategoryKey[];
  colour?: FilterColour;
  /** In stock in this size. */
  size?: string;
  /** Matches its title or the description of its cut, in the language of the query. */
  says?: RegExp;
  /** Consists of other articles: an outfit, set or kit. */
  isCombined?: boolean;
}

/** Grades: 3 intended, 2 close, 1 better than nothing, 0 wrong. */
export type Grade = 3 | 2 | 1;

export interface GradedQuery {
  project: ProjectId;
  /** Locale segment of the path: `de-de`. */
  locale: string;
  query: string;
  /** The first matching trait determines an article's grade; without one it is 0. */
  grades: readonly (readonly [Grade, Trait])[];
}

const hasColour = (product: Product, colour: FilterColour): boolean =>
  product.colorVariants.some(({ filterColor }) => filterColor === colour);

const hasSize = (product: Product, label: string): boolean =>
  product.colorVariants.some(({ sizeVariants }) =>
    sizeVariants.some(({ sizeString }) => {
      const size = parseSizeString(sizeString);
      return size?.hasStock && sizeLabel(size.sizeOnLabel) === label;
    }),
  );

function fits(product: Product, trait: Trait): boolean {
  const { categories, subProducts, title, sharedDescription2 } = product;
  const keys = trait.in === undefined ? [] : [trait.in].flat();
  const isCombined = subProducts.length > 0;
  return (
    (keys.length === 0 || keys.some((key) => categories.includes(key))) &&
    (trait.colour === undefined || hasColour(product, trait.colour)) &&
    (trait.size === undefined || hasSize(product, trait.size)) &&
    (trait.says === undefined || trait.says.test(`${title} ${sharedDescription2}`)) &&
    isCombined === (trait.isCombined ?? false)
  );
}

/** @returns from 0 to 3 */
export const gradeOf = (product: Product, { grades }: GradedQuery): number =>
  grades.find(([, trait]) => fits(product, trait))?.[0] ?? 0;
