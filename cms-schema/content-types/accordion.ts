import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';
import type { AccordionItem } from './parts';

export const accordion = defineBlock({
  id: 'accordion',
  name: 'Accordion',
  description: 'Headlines that unfold their texts.',
  displayField: 'title',
  requiredContent: [['items']],
  fields: {
    title: field.help('For editors only.', field.unlocalized(field.symbol(120))),
    headline: field.optional(field.symbol(120)),
    items: field.parts<AccordionItem>(['accordionItem'], 20),
    opensOneAtATime: field.withDefault(
      field.help('Opening one text closes the other.', field.boolean()),
      false,
    ),
  },
});
