import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const newsletterSignup = defineBlock({
  id: 'newsletterSignup',
  name: 'Newsletter signup',
  description: 'Takes an email address along to the newsletter page.',
  displayField: 'headline',
  fields: {
    headline: field.symbol(120),
    text: field.optional(field.text(400)),
    target: field.help('The newsletter page.', field.link()),
    tone: field.withDefault(field.choice(['plain', 'soft', 'inverted']), 'soft'),
  },
});
