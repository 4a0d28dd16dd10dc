import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const seoText = defineBlock({
  id: 'seoText',
  name: 'SEO text',
  description: 'A longer text under a list. Long ones are folded on telephones and tablets.',
  displayField: 'title',
  requiredContent: [['body']],
  fields: {
    title: field.help('For editors only.', field.unlocalized(field.symbol(120))),
    headline: field.optional(field.symbol(120)),
    body: field.richText(),
  },
});
