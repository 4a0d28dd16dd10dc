import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';
import type { ButtonFields } from './parts';

export const categoryHeader = defineBlock({
  id: 'categoryHeader',
  name: 'Category header',
  description: 'The heading of a category: its name, a few words, and ways into its parts.',
  displayField: 'headline',
  fields: {
    headline: field.symbol(80),
    text: field.optional(field.text(600)),
    image: field.optional(field.picture()),
    alt: field.optional(
      field.help('What the picture shows, for people who cannot see it.', field.symbol(200)),
    ),
    links: field.help('Ways into parts of the category.', field.parts<ButtonFields>(['button'], 8)),
  },
});
