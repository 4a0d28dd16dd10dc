import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const textBox = defineBlock({
  id: 'textBox',
  name: 'Text box',
  description: 'Headline and formatted text.',
  displayField: 'title',
  requiredContent: [['body']],
  fields: {
    title: field.help('For editors only.', field.unlocalized(field.symbol(120))),
    headline: field.optional(field.symbol(120)),
    body: field.richText(),
    alignment: field.withDefault(field.choice(['start', 'centre']), 'start'),
    tone: field.withDefault(field.choice(['plain', 'soft', 'inverted']), 'plain'),
  },
});
