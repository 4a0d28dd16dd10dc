import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';
import type { SlideFields } from './content-slider';

export const homepageSlider = defineBlock({
  id: 'homepageSlider',
  name: 'Homepage slider',
  description: 'Large slides that go on by themselves every four seconds.',
  displayField: 'title',
  requiredContent: [['slides']],
  fields: {
    title: field.help('For editors only.', field.unlocalized(field.symbol(120))),
    slides: field.parts<SlideFields>(['slide'], 6),
    width: field.withDefault(field.choice(['full', 'content']), 'content'),
  },
});
