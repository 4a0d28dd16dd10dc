import type { ProductTemplateFields } from '@/cms-schema/content-types/product-template';
import type { Product } from '@/lib/catalog/catalogue/product.server';
import type { SoundNode } from './content-tree';

/** An editor's rule for the page on which some products are shown. */
export interface ProductTemplate {
  node: SoundNode;
  fields: ProductTemplateFields;
}

/** Fields of a product that conditions can refer to. */
export type TemplateProduct = Pick<Product, 'productType' | 'brand' | 'categories'>;

type Condition = readonly string[] | null;

const isSet = (condition: Condition): condition is readonly string[] =>
  condition !== null && condition.length > 0;

const admits = (condition: Condition, values: readonly string[]): boolean =>
  !isSet(condition) || values.some((value) => condition.includes(value));

/** Whether a product meets the template's conditions, apart from country and window. */
export const admitsProduct = (
  { fields: { productTypes, brands, categories } }: ProductTemplate,
  product: TemplateProduct,
): boolean =>
  admits(productTypes, [product.productType]) &&
  admits(brands, [product.brand.slug]) &&
  admits(categories, product.categories);

const hasWindow = ({ node }: ProductTemplate): boolean =>
  node.rules.schedule.start !== null || node.rules.schedule.end !== null;

/** Number of a template's conditions; a template without any is its shop's fallback. */
export const conditionCount = (template: ProductTemplate): number => {
  const { productTypes, brands, categories } = template.fields;
  const named = [productTypes, brands, categories, template.node.rules.countries.codes];
  return named.filter(isSet).length + Number(hasWindow(template));
};

/** Level of the narrowest of a template's categories that the product is in; -1 for none. */
const categoryLevel = ({ fields }: ProductTemplate, { categories }: TemplateProduct): number =>
  categories.findLastIndex((key) => fields.categories?.includes(key) === true);

/**
 * Orders templates for a product: most conditions, narrowest category, highest priority. Published
 * templates have distinct priorities; drafts may not, and are then ordered by id.
 */
export function inOrderFor(
  product: TemplateProduct,
  templates: readonly ProductTemplate[],
): ProductTemplate[] {
  return templates.toSorted(
    (one, other) =>
      conditionCount(other) - conditionCount(one) ||
      categoryLevel(other, product) - categoryLevel(one, product) ||
      other.fields.priority - one.fields.priority ||
      (one.node.id < other.node.id ? -1 : 1),
  );
}
