import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const newsletterPage = defineBlock({
  id: 'newsletterPage',
  name: 'Newsletter page',
  description: 'The form by which visitors subscribe to the newsletter.',
  displayField: 'headline',
  fields: {
    headline: field.symbol(120),
    text: field.optional(field.text(600)),
    privacyText: field.optional(field.text(1_000)),
    successText: field.optional(field.text(400)),
  },
});
