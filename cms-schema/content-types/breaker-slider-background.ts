import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';
import { breakerFields } from './breaker';

export const breakerSliderBackground = defineBlock({
  id: 'breakerSliderBackground',
  name: 'Breaker slider on a picture',
  description: 'Pictures in a row, with a large picture behind them.',
  displayField: 'titleText',
  requiredContent: [['images'], ['backgroundImage']],
  fields: {
    ...breakerFields,
    backgroundImage: field.optional(field.picture()),
    backgroundImageLink: field.optional(field.help('Where title and subtitle lead.', field.link())),
  },
});
