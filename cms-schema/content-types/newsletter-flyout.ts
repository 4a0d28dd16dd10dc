import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const newsletterFlyout = defineBlock({
  id: 'newsletterFlyout',
  name: 'Newsletter flyout',
  description:
    'Offers the newsletter half a minute after consent, once, on wide screens, to those who lack it.',
  displayField: 'headline',
  fields: {
    headline: field.symbol(120),
    text: field.optional(field.text(400)),
    target: field.help('The newsletter page; the flyout does not show there.', field.link()),
  },
});
