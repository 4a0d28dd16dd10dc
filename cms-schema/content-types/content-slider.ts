import { defineBlock, definePart, scheduleFields, type FieldsOf } from '@/cms-schema/content-type';
import { field, NUMBER_PATTERN } from '@/cms-schema/field';
import type { ButtonFields, TextElement } from './parts';

export const slide = definePart({
  id: 'slide',
  name: 'Slide',
  description: 'A picture with words and buttons, which comes and goes by its own dates.',
  displayField: 'title',
  fields: {
    title: field.help('For editors only.', field.unlocalized(field.symbol(120))),
    image: field.picture(),
    imageFocus: field.focus('image'),
    alt: field.optional(
      field.help('What the picture shows, for people who cannot see it.', field.symbol(200)),
    ),
    imageLink: field.optional(field.link()),
    imageLinkNewTab: field.withDefault(field.boolean(), false),
    imageZoom: field.withDefault(
      field.help('Visitors can enlarge the picture.', field.boolean()),
      false,
    ),
    textbox: field.parts<TextElement>(['textElement'], 4),
    submit: field.optional(field.help('Label of the first button.', field.symbol(60))),
    submitLink: field.optional(field.help('Where the first button leads.', field.link())),
    buttons: field.parts<ButtonFields>(['button'], 2),
    itemNumber: field.optional(field.help('Article number.', field.key(NUMBER_PATTERN))),
    ...scheduleFields,
  },
});
export type SlideFields = FieldsOf<typeof slide>;

export const contentSlider = defineBlock({
  id: 'contentSlider',
  name: 'Content slider',
  description: 'Slides side by side that visitors leaf through.',
  displayField: 'title',
  requiredContent: [['slides']],
  fields: {
    title: field.help('For editors only.', field.unlocalized(field.symbol(120))),
    headline: field.optional(field.symbol(120)),
    slides: field.parts<SlideFields>(['slide'], 12),
    slidesPerView: field.withDefault(
      field.help('Slides side by side on wide screens.', field.integer(1, 4)),
      1,
    ),
    slidesPerViewNarrow: field.withDefault(
      field.help('Slides side by side below 992 pixels.', field.integer(1, 3)),
      2,
    ),
    speed: field.withDefault(
      field.help('Milliseconds that leafing takes.', field.integer(0, 2_000)),
      300,
    ),
  },
});
