import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const returnPortal = defineBlock({
  id: 'returnPortal',
  name: 'Return portal',
  description: 'A headline and a text.',
  displayField: 'title',
  requiredContent: [['text']],
  fields: {
    title: field.help('For editors only.', field.unlocalized(field.symbol(120))),
    headline: field.optional(field.symbol(120)),
    text: field.text(600),
  },
});
