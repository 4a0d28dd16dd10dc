import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';
import type { ButtonFields } from './parts';

export const infoBlock = defineBlock({
  id: 'infoBlock',
  name: 'Info block',
  description: 'A headline with a text and buttons, beside a picture if there is one.',
  displayField: 'title',
  requiredContent: [['body']],
  fields: {
    title: field.help('For editors only.', field.unlocalized(field.symbol(120))),
    headline: field.optional(field.symbol(120)),
    body: field.richText(),
    image: field.optional(field.picture()),
    alt: field.optional(
      field.help('What the picture shows, for people who cannot see it.', field.symbol(200)),
    ),
    imagePosition: field.withDefault(
      field.help('Side on which the picture stands.', field.choice(['start', 'end'])),
      'start',
    ),
    buttons: field.parts<ButtonFields>(['button'], 2),
    tone: field.withDefault(field.choice(['plain', 'soft', 'inverted']), 'plain'),
  },
});
