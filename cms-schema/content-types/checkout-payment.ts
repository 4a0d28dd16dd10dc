import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const checkoutPayment = defineBlock({
  id: 'checkoutPayment',
  name: 'Checkout: shipping and payment',
  description: 'Step of the checkout: how it is sent and paid. Only on pages below /checkout.',
  displayField: 'headline',
  fields: {
    headline: field.symbol(120),
    text: field.optional(field.text(600)),
  },
});
