import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const spacer = defineBlock({
  id: 'spacer',
  name: 'Spacer',
  description: 'More room between two blocks than they have by themselves.',
  displayField: 'size',
  fields: {
    size: field.withDefault(field.choice(['small', 'medium', 'large']), 'medium'),
  },
});
