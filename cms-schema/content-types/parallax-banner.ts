import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';
import type { ButtonFields, TextElement } from './parts';

export const parallaxBanner = defineBlock({
  id: 'parallaxBanner',
  name: 'Parallax banner',
  description: 'A picture across the page that moves more slowly than the page, with words on it.',
  displayField: 'title',
  requiredContent: [['image']],
  fields: {
    title: field.help('For editors only.', field.unlocalized(field.symbol(120))),
    image: field.optional(field.picture()),
    imageFocus: field.focus('image'),
    alt: field.optional(
      field.help('What the picture shows, for people who cannot see it.', field.symbol(200)),
    ),
    textElements: field.parts<TextElement>(['textElement'], 4),
    buttons: field.parts<ButtonFields>(['button'], 2),
    height: field.withDefault(field.choice(['low', 'medium', 'tall']), 'medium'),
    textPosition: field.withDefault(field.choice(['start', 'centre', 'end']), 'start'),
  },
});
