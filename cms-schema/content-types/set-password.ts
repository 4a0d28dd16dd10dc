import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const setPassword = defineBlock({
  id: 'setPassword',
  name: 'Set password',
  description: 'Sets a new password by the link of an email. Only below /set-password.',
  displayField: 'headline',
  fields: {
    headline: field.symbol(120),
    text: field.optional(field.text(600)),
  },
});
