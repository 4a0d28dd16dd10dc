import type { ProductTemplateFields } from '@/cms-schema/content-types/product-template';
import type { Product } from '@/lib/catalog/catalogue/product.server';
import type { SoundNode } from './content-tree';

/** An editor's choice of the page on which some products are shown. */
export interface ProductTemplate {
  node: SoundNode;
  fields: ProductTemplateFields;
}

/** What conditions read of a product. */
export type TemplateProduct = Pick<Product, 'productType' | 'brand' | 'categories'>;

type Condition = readonly string[] | null;

const isSet = (condition: Condition): condition is readonly string[] =>
  condition !== null && condition.length > 0;

const admits = (condition: Condition, values: readonly string[]): boolean =>
  !isSet(condition) || values.some((value) => condition.includes(value));

/** Whether a product meets the template's conditions; country and window are not among them. */
export const admitsProduct = (
  { fields: { productTypes, brands, categories } }: ProductTemplate,
  product: TemplateProduct,
): boolean =>
  admits(productTypes, [product.productType]) &&
  admits(brands, [product.brand.slug]) &&
  admits(categories, product.categories);

const hasWindow = ({ node }: ProductTemplate): boolean =>
  node.rules.schedule.start !== null || node.rules.schedule.end !== null;

/** How many conditions a template has; one without any is its shop's fallback. */
export const conditionCount = (template: ProductTemplate): number => {
  const { productTypes, brands, categories } = template.fields;
  const named = [productTypes, brands, categories, template.node.rules.countries.codes];
  return named.filter(isSet).length + Number(hasWindow(template));
};

/** Level of the narrowest category that a template names of a product's; -1 for none. */
const categoryLevel = ({ fields }: ProductTemplate, { categories }: TemplateProduct): number =>
  categories.findLastIndex((key) => fields.categories?.includes(key) === true);

/**
 * Templates in the order in which they are used for a product: most conditions, narrowest category,
 * highest priority. No two published ones have the same priority; a draft may, and comes by its id.
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
