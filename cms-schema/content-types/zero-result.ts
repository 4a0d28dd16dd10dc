import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const zeroResult = defineBlock({
  id: 'zeroResult',
  name: 'No search results',
  description: 'Says that a search has found nothing, and suggests others. Reads ?query=.',
  displayField: 'title',
  fields: {
    title: field.help('For editors only.', field.unlocalized(field.symbol(120))),
    text: field.optional(field.text(400)),
    suggestions: field.optional(
      field.help('Searches that find something, up to six.', field.symbols(6)),
    ),
    incentives: field.help('What else may please, for example a slider.', field.blocks()),
  },
});
