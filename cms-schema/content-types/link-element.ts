import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const linkElement = defineBlock({
  id: 'linkElement',
  name: 'Link element',
  description: 'One link by itself, as a button or in running words.',
  displayField: 'label',
  fields: {
    label: field.symbol(60),
    link: field.help(
      'node_…, node_…_modal to open over the page, a path, a URL or a telephone number.',
      field.link(),
    ),
    look: field.withDefault(field.choice(['primary', 'secondary', 'quiet']), 'quiet'),
  },
});
