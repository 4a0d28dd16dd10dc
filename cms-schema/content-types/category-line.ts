import { defineBlock, definePart, scheduleFields, type FieldsOf } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const categoryLink = definePart({
  id: 'categoryLink',
  name: 'Category link',
  description: 'The way into one category, with a small picture if wished.',
  displayField: 'label',
  fields: {
    label: field.symbol(40),
    link: field.link(),
    image: field.optional(field.picture()),
    ...scheduleFields,
  },
});
type CategoryLink = FieldsOf<typeof categoryLink>;

export const categoryLine = defineBlock({
  id: 'categoryLine',
  name: 'Category line',
  description: 'Neighbouring categories in one line.',
  displayField: 'title',
  requiredContent: [['categories']],
  fields: {
    title: field.help('For editors only.', field.unlocalized(field.symbol(120))),
    accessibleName: field.optional(
      field.help('Names the line for people who cannot see it.', field.symbol(80)),
    ),
    categories: field.parts<CategoryLink>(['categoryLink'], 16),
  },
});
