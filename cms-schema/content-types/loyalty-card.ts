import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const loyaltyCard = defineBlock({
  id: 'loyaltyCard',
  name: 'Loyalty card',
  description: 'Loyalty card of a customer, and the ways to one. Only on pages of the account.',
  displayField: 'headline',
  fields: {
    headline: field.symbol(120),
    text: field.optional(field.text(600)),
    termsLink: field.help(
      'Shown above the button that registers: node_…_modal opens over the page.',
      field.optional(field.link()),
    ),
    privacyLink: field.optional(field.link()),
  },
});
