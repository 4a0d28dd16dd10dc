import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const orderStatus = defineBlock({
  id: 'orderStatus',
  name: 'Order status',
  description:
    'An order for the guest who placed it: status, documents, cancellation and withdrawal. Only on the page /checkout/order, which knows its visitor.',
  displayField: 'headline',
  fields: {
    headline: field.symbol(120),
    text: field.help('Above the form that asks for number and email address.', field.text(300)),
  },
});
