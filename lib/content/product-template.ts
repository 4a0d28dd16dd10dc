import type { ProductTemplateFields } from '@/cms-schema/content-types/product-template';
import type { Product } from '@/lib/catalogue/product.server';
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
 * highest priority. Equal ones, which {@link tiesAmong} reports, are ordered by their ids.
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

const overlap = (one: Condition, other: Condition): boolean =>
  !isSet(one) || !isSet(other) || one.some((value) => other.includes(value));

/** Both name one category, or neither names any: else the level of the category decides. */
const sameCategory = (one: Condition, other: Condition): boolean =>
  isSet(one) === isSet(other) && overlap(one, other);

function windowsOverlap(one: ProductTemplate, other: ProductTemplate): boolean {
  const endsBefore = (first: ProductTemplate, second: ProductTemplate) =>
    (first.node.rules.schedule.end ?? Number.POSITIVE_INFINITY) <=
    (second.node.rules.schedule.start ?? Number.NEGATIVE_INFINITY);
  return !endsBefore(one, other) && !endsBefore(other, one);
}

/** Whether nothing but their ids decides between two templates for some product at some time. */
function isTie(one: ProductTemplate, other: ProductTemplate): boolean {
  const [a, b] = [one.fields, other.fields];
  return (
    a.project === b.project &&
    a.priority === b.priority &&
    conditionCount(one) === conditionCount(other) &&
    overlap(a.productTypes, b.productTypes) &&
    overlap(a.brands, b.brands) &&
    sameCategory(a.categories, b.categories) &&
    overlap(one.node.rules.countries.codes, other.node.rules.countries.codes) &&
    windowsOverlap(one, other)
  );
}

/** Pairs of templates that could both be used for a product, and neither before the other. */
export const tiesAmong = (
  templates: readonly ProductTemplate[],
): (readonly [ProductTemplate, ProductTemplate])[] =>
  templates.flatMap((one, at) =>
    templates
      .slice(at + 1)
      .filter((other) => isTie(one, other))
      .map((other) => [one, other] as const),
  );
