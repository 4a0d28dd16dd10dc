import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';
import type { SlideFields } from './content-slider';

export const demoSlider = defineBlock({
  id: 'demoSlider',
  name: 'Demo slider',
  description: 'Slides that show how something is made or worn, beside a text.',
  displayField: 'title',
  requiredContent: [['slides']],
  fields: {
    title: field.help('For editors only.', field.unlocalized(field.symbol(120))),
    headline: field.optional(field.symbol(120)),
    text: field.optional(field.text(600)),
    slides: field.parts<SlideFields>(['slide'], 12),
    delay: field.optional(
      field.help(
        'Milliseconds a slide stays before the next comes by itself. Empty: visitors leaf.',
        field.integer(2_000, 20_000),
      ),
    ),
    speed: field.withDefault(
      field.help('Milliseconds that leafing takes.', field.integer(0, 2_000)),
      300,
    ),
  },
});
