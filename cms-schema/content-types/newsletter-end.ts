import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const newsletterEnd = defineBlock({
  id: 'newsletterEnd',
  name: 'Newsletter end',
  description: 'Ends a subscription, with a reason; the link of every newsletter leads here.',
  displayField: 'headline',
  fields: {
    headline: field.symbol(120),
    text: field.optional(field.text(600)),
    successText: field.optional(field.text(400)),
  },
});
