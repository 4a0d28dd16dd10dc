import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const basketLink = defineBlock({
  id: 'basketLink',
  name: 'Basket link',
  description:
    'What is in the visitor’s basket, each a link to its article; nothing while it is empty.',
  displayField: 'title',
  fields: {
    title: field.help('For editors only.', field.unlocalized(field.symbol(120))),
    headline: field.optional(field.symbol(120)),
    variant: field.help(
      'What leads to an article: its picture, its name, or a button beside the name.',
      field.withDefault(field.choice(['image', 'title', 'toProduct']), 'image'),
    ),
  },
});
