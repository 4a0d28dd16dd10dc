import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

/** Fields that every list of articles has. */
export const listFields = {
  filterCount: field.withDefault(
    field.help('Filters shown before “show more”.', field.integer(1, 13)),
    5,
  ),
  maxDifferenceInPriceFilter: field.withDefault(
    field.help(
      'Least distance between both ends of the price filter, in cents.',
      field.integer(0, 100_000),
    ),
    500,
  ),
};

export const productList = defineBlock({
  id: 'productList',
  name: 'Product list',
  description: 'The articles of a category, with filters; blocks stand among them.',
  displayField: 'title',
  fields: {
    title: field.help('For editors only.', field.unlocalized(field.symbol(120))),
    category: field.optional(
      field.help(
        'Category of the product information system; empty: the category of the page.',
        field.key(/^[a-z0-9][a-z0-9-]*$/),
      ),
    ),
    filters: field.optional(
      field.help(
        'Narrows the list for everybody, written as in an address: filters[brand]=Halden&filters[sale]=true',
        field.key(),
      ),
    ),
    tallOnly: field.withDefault(
      field.help('Only articles with tall sizes in stock.', field.boolean()),
      false,
    ),
    elements: field.help(
      'Breakers stand after fixed rows; teaser boxes among the articles, in their order.',
      field.blocks(),
    ),
    ...listFields,
  },
});
