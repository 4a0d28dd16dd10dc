import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const account = defineBlock({
  id: 'account',
  name: 'Account',
  description: 'Login of a visitor, and the menu of a customer. Only on the page of the account.',
  displayField: 'headline',
  fields: {
    headline: field.symbol(120),
    text: field.optional(field.text(600)),
  },
});
