import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const checkoutAddress = defineBlock({
  id: 'checkoutAddress',
  name: 'Checkout: address',
  description: 'Step of the checkout: where the order goes. Only on pages below /checkout.',
  displayField: 'headline',
  fields: {
    headline: field.symbol(120),
    text: field.optional(field.text(600)),
  },
});
