import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';
import { listFields } from './product-list';

export const searchResults = defineBlock({
  id: 'searchResults',
  name: 'Search results',
  description: 'The articles that a search finds, with filters. Reads ?query=.',
  displayField: 'title',
  fields: {
    title: field.help('For editors only.', field.unlocalized(field.symbol(120))),
    ...listFields,
  },
});
