import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const lastSeenSlider = defineBlock({
  id: 'lastSeenSlider',
  name: 'Last seen slider',
  description: 'Articles this visitor looked at before; nothing on a first visit.',
  displayField: 'title',
  fields: {
    title: field.help('For editors only.', field.unlocalized(field.symbol(120))),
  },
});
