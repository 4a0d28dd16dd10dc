import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const imageBlock = defineBlock({
  id: 'imageBlock',
  name: 'Image',
  description: 'One picture, with a caption if wished.',
  displayField: 'title',
  requiredContent: [['image']],
  fields: {
    title: field.help('For editors only.', field.unlocalized(field.symbol(120))),
    image: field.optional(field.picture()),
    imageFocus: field.focus('image'),
    alt: field.optional(
      field.help('What the picture shows, for people who cannot see it.', field.symbol(200)),
    ),
    caption: field.optional(field.symbol(200)),
    imageLink: field.optional(field.link()),
    ratio: field.withDefault(
      field.help(
        'Original: as the picture was made.',
        field.choice(['original', '16:9', '4:3', '1:1', '3:4']),
      ),
      'original',
    ),
    width: field.withDefault(field.choice(['full', 'content', 'half']), 'content'),
    isPromotionTracked: field.withDefault(field.boolean(), false),
  },
});
