import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const returnPortal = defineBlock({
  id: 'returnPortal',
  name: 'Return portal',
  description: 'Buyers register a return with order number and email.',
  displayField: 'headline',
  fields: {
    headline: field.symbol(120),
    text: field.optional(field.text(600)),
  },
});
