import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const teaserBox = defineBlock({
  id: 'teaserBox',
  name: 'Teaser box',
  description: 'Blocks in a frame as wide as one, two or three articles of a list.',
  displayField: 'title',
  requiredContent: [['elements']],
  fields: {
    title: field.help('For editors only.', field.unlocalized(field.symbol(120))),
    elements: field.blocks(),
    size: field.withDefault(field.help('Articles it is as wide as.', field.integer(1, 3)), 1),
    tone: field.withDefault(field.choice(['plain', 'soft', 'inverted']), 'soft'),
  },
});
