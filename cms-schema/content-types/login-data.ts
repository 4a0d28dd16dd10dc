import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const loginData = defineBlock({
  id: 'loginData',
  name: 'Login data',
  description: 'Email address, password and devices of a customer. Only on pages of the account.',
  displayField: 'headline',
  fields: {
    headline: field.symbol(120),
    text: field.optional(field.text(600)),
  },
});
