import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';
import type { TextElement } from './parts';

export const bannerTeaser = defineBlock({
  id: 'bannerTeaser',
  name: 'Announcement banner',
  description:
    'A line across the page, with a countdown to its end if wished. Visitors can close it.',
  displayField: 'teaserName',
  requiredContent: [['textElements']],
  closedByCookie: 'ActionTeaser',
  fields: {
    teaserName: field.unlocalized(field.symbol(120)),
    active: field.withDefault(field.boolean(), false),
    textElements: field.parts<TextElement>(['textElement'], 4),
    tone: field.withDefault(field.choice(['accent', 'inverted', 'soft']), 'accent'),
    showCountdown: field.withDefault(field.boolean(), false),
    showButton: field.withDefault(field.boolean(), false),
    buttonLabel: field.optional(field.symbol(60)),
    buttonLink: field.optional(field.link()),
  },
});
