import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const contactForm = defineBlock({
  id: 'contactForm',
  name: 'Contact form',
  description: 'Visitors write to the shop; stands in a contact page.',
  displayField: 'headline',
  fields: {
    headline: field.symbol(120),
    text: field.optional(field.text(600)),
    privacyText: field.help('What visitors agree to when they write.', field.text(1_000)),
    successText: field.optional(field.text(400)),
  },
});
