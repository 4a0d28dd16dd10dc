import { z } from 'zod';
import { defineBlock } from '@/cms-schema/content-type';
import { field, NUMBER_PATTERN } from '@/cms-schema/field';
import type { ButtonFields, TextElement } from './parts';

/** Filters of the product list that the teaser's link applies: attribute → values. */
const refinementFilters = z.record(z.string(), z.array(z.string().max(256)).max(50));

export const homeTeaser = defineBlock({
  id: 'homeTeaser',
  name: 'Home teaser',
  description: 'A large picture or film with words and buttons on it.',
  displayField: 'title',
  requiredContent: [['image', 'videoSource']],
  fields: {
    title: field.help('For editors only.', field.unlocalized(field.symbol(120))),
    image: field.optional(field.picture()),
    imageFocus: field.focus('image'),
    contentAlt: field.optional(
      field.help('What the picture shows, for people who cannot see it.', field.symbol(200)),
    ),
    imageLink: field.optional(field.link()),
    itemNumber: field.optional(field.help('Article number.', field.key(NUMBER_PATTERN))),
    refinementFilters: field.optional(field.json(refinementFilters)),
    videoSource: field.optional(
      field.help('Address of an MP4 or WebM file.', field.key(/^https:\/\/\S+$/)),
    ),
    textBoxes: field.parts<TextElement>(['textElement'], 6),
    linkTexts: field.optional(field.symbols(4)),
    buttons: field.parts<ButtonFields>(['button'], 3),
    teaserHeight: field.withDefault(field.choice(['low', 'medium', 'tall']), 'medium'),
    teaserWidth: field.withDefault(field.choice(['full', 'content', 'half']), 'content'),
    textPosition: field.withDefault(field.choice(['start', 'centre', 'end']), 'start'),
    isPromotionTracked: field.withDefault(field.boolean(), false),
    preloadImage: field.withDefault(field.boolean(), false),
  },
});
