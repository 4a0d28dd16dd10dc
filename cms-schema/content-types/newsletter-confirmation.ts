import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const newsletterConfirmation = defineBlock({
  id: 'newsletterConfirmation',
  name: 'Newsletter confirmation',
  description:
    'Where the link of the confirming mail leads. Reads ?success=: 0 or none is failure.',
  displayField: 'headline',
  fields: {
    headline: field.symbol(120),
    text: field.optional(field.text(600)),
    errorHeadline: field.optional(field.symbol(120)),
    errorText: field.optional(field.text(600)),
  },
});
