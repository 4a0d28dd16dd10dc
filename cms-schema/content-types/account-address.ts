import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const accountAddress = defineBlock({
  id: 'accountAddress',
  name: 'Account address',
  description: 'Name and billing address of a customer. Only on pages of the account.',
  displayField: 'headline',
  fields: {
    headline: field.symbol(120),
    text: field.optional(field.text(600)),
  },
});
