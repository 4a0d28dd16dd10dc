import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const autoChangeText = defineBlock({
  id: 'autoChangeText',
  name: 'Auto-change text',
  description:
    'Two short texts that take turns. Needs a start and an end, and is hidden between the two.',
  displayField: 'text_1',
  windowRule: 'outsideWindow',
  fields: {
    text_1: field.symbol(160),
    text_2: field.symbol(160),
    delay: field.withDefault(
      field.help('Milliseconds each text stays.', field.integer(1_000, 60_000)),
      4_000,
    ),
    tone: field.withDefault(field.choice(['plain', 'soft', 'accent', 'inverted']), 'soft'),
  },
});
