import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const headerElement = defineBlock({
  id: 'headerElement',
  name: 'Header element',
  description: 'The heading of a page: a picture with a title, and a short text.',
  displayField: 'text',
  requiredContent: [['source'], ['text']],
  fields: {
    source: field.optional(field.picture()),
    sourceFocus: field.focus('source'),
    alt: field.optional(field.symbol(200)),
    text: field.optional(field.symbol(120)),
    subline: field.optional(field.text(400)),
  },
});
