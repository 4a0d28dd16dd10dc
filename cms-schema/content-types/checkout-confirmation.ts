import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const checkoutConfirmation = defineBlock({
  id: 'checkoutConfirmation',
  name: 'Checkout: confirmation',
  description: 'What was ordered, shown to whoever ordered it. Only on pages below /checkout.',
  displayField: 'headline',
  fields: {
    headline: field.help('Once the order is paid.', field.symbol(120)),
    text: field.optional(field.text(600)),
    continueLabel: field.symbol(60),
    continueLink: field.help('Where the button below leads.', field.link()),
  },
});
