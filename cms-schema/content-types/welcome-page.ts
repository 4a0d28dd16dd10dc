import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const welcomePage = defineBlock({
  id: 'welcomePage',
  name: 'Welcome page',
  description: 'Greets a new customer. Only on pages of the account.',
  displayField: 'headline',
  fields: {
    headline: field.symbol(120),
    text: field.text(600),
    label: field.symbol(60),
    link: field.help('Where the button leads.', field.link()),
  },
});
