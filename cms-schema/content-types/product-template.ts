import {
  defineStructure,
  PROJECT_KEYS,
  scheduleFields,
  type FieldsOf,
} from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const TEMPLATE_PRODUCT_TYPES = [
  'product',
  'geschenkkarte',
  'set',
  'kit',
  'outfit',
  'waesche',
] as const;

const MAX_KEYS = 50;

/** Keys of the catalogue, the same in every language. */
const keys = (help: string) =>
  field.optional(field.help(help, field.unlocalized(field.symbols(MAX_KEYS))));

const { countries, startDateTime, endDateTime } = scheduleFields;

export const productTemplate = defineStructure({
  id: 'productTemplate',
  name: 'Product template',
  description:
    'The page on which products are shown: those that meet every condition. The template with the ' +
    'most conditions is used, then the one with the narrower category, then the higher priority.',
  displayField: 'title',
  fields: {
    title: field.help('For editors only.', field.unlocalized(field.symbol(120))),
    project: field.choice(PROJECT_KEYS),
    page: field.reference(['page']),
    productTypes: field.optional(
      field.help('Empty: every type.', field.choices(TEMPLATE_PRODUCT_TYPES)),
    ),
    brands: keys('Slugs of brands, for example harbour-lane. Empty: every brand.'),
    categories: keys('Category keys of the product information system. Empty: every category.'),
    priority: field.help(
      'The higher one is used where two have as many conditions. Each number can be given once.',
      field.unique(field.integer(0, 999)),
    ),
    countries,
    startDateTime,
    endDateTime,
  },
});
export type ProductTemplateFields = FieldsOf<typeof productTemplate>;
