import { defineBlock } from '@/cms-schema/content-type';
import { breakerFields } from './breaker';

export const breakerSlider = defineBlock({
  id: 'breakerSlider',
  name: 'Breaker slider',
  description: 'Pictures in a row that break up a list of articles.',
  displayField: 'titleText',
  requiredContent: [['images']],
  fields: breakerFields,
});
