import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';
import type { ButtonFields } from './parts';

export const categoryBanner = defineBlock({
  id: 'categoryBanner',
  name: 'Category banner',
  description: 'A brand or a theme above a list: picture, logo, words and buttons.',
  displayField: 'title',
  requiredContent: [['image', 'logo', 'headline']],
  fields: {
    title: field.help('For editors only.', field.unlocalized(field.symbol(120))),
    image: field.optional(field.picture()),
    imageFocus: field.focus('image'),
    alt: field.optional(
      field.help('What the picture shows, for people who cannot see it.', field.symbol(200)),
    ),
    logo: field.optional(field.picture()),
    logoAlt: field.optional(field.help('The brand’s name.', field.symbol(80))),
    headline: field.optional(field.symbol(120)),
    text: field.optional(field.text(300)),
    buttons: field.parts<ButtonFields>(['button'], 3),
    tone: field.withDefault(field.choice(['plain', 'soft', 'inverted']), 'soft'),
  },
});
