import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const orderHistory = defineBlock({
  id: 'orderHistory',
  name: 'Order history',
  description: 'Orders of a customer. Only on pages of the account.',
  displayField: 'headline',
  fields: {
    headline: field.symbol(120),
    emptyText: field.help('What customers read while there is nothing.', field.text(300)),
    emptyLabel: field.symbol(60),
    emptyLink: field.help('Where the button of the empty page leads.', field.link()),
    emptyBlocks: field.help('Shown below while there is nothing.', field.blocks()),
  },
});
