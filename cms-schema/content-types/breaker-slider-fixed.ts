import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';
import { breakerFields } from './breaker';

export const breakerSliderFixed = defineBlock({
  id: 'breakerSliderFixed',
  name: 'Breaker slider with a fixed picture',
  description: 'Pictures in a row beside a first one that stays.',
  displayField: 'titleText',
  requiredContent: [['images'], ['firstFixedImage']],
  fields: {
    ...breakerFields,
    firstFixedImage: field.optional(field.picture()),
    firstFixedImageLink: field.optional(field.link()),
  },
});
