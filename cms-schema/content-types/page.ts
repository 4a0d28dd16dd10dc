import { defineStructure } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const page = defineStructure({
  id: 'page',
  name: 'Page',
  description: 'Blocks in the order they appear. A node gives it an address.',
  displayField: 'title',
  fields: {
    title: field.help('For editors only.', field.unlocalized(field.symbol(120))),
    main: field.blocks(),
  },
});
