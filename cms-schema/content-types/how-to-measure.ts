import { defineBlock, definePart, type FieldsOf } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';
import type { ButtonFields } from './parts';

export const measureStep = definePart({
  id: 'measureStep',
  name: 'Measuring step',
  description: 'What is measured, and how.',
  displayField: 'headline',
  fields: {
    headline: field.symbol(60),
    text: field.text(300),
  },
});
type MeasureStep = FieldsOf<typeof measureStep>;

export const howToMeasure = defineBlock({
  id: 'howToMeasure',
  name: 'How to measure',
  description: 'Numbered steps to the right measurements, beside a picture.',
  displayField: 'headline',
  requiredContent: [['steps']],
  fields: {
    headline: field.symbol(120),
    intro: field.optional(field.text(400)),
    image: field.optional(field.picture()),
    alt: field.optional(
      field.help('What the picture shows, for people who cannot see it.', field.symbol(200)),
    ),
    steps: field.parts<MeasureStep>(['measureStep'], 8),
    buttons: field.parts<ButtonFields>(['button'], 2),
  },
});
