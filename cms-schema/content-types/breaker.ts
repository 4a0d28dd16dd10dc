import { definePart, type FieldsOf } from '@/cms-schema/content-type';
import { field, NUMBER_PATTERN } from '@/cms-schema/field';

export const breakerImage = definePart({
  id: 'breakerImage',
  name: 'Breaker picture',
  description: 'One picture of a breaker, with where it leads.',
  displayField: 'imageAltText',
  fields: {
    image: field.picture(),
    imageAltText: field.symbol(200),
    imageLink: field.optional(field.link()),
    itemNumberLink: field.optional(
      field.help(
        'Article number; leads to the article unless there is a link.',
        field.key(NUMBER_PATTERN),
      ),
    ),
  },
});
type BreakerImage = FieldsOf<typeof breakerImage>;

/** Fields of all three kinds of breakers. */
export const breakerFields = {
  titleText: field.symbol(120),
  subtitleText: field.optional(field.symbol(200)),
  textAlignment: field.withDefault(field.choice(['start', 'centre', 'end']), 'start'),
  borderBackgroundColor: field.withDefault(
    field.help(
      'Ground of the frame around the pictures.',
      field.choice(['plain', 'soft', 'accent', 'inverted']),
    ),
    'soft',
  ),
  images: field.parts<BreakerImage>(['breakerImage'], 12),
  imageLoopNumber: field.withDefault(
    field.help('How often the pictures follow one another.', field.integer(1, 5)),
    1,
  ),
};
