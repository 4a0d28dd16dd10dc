import { defineBlock, definePart, scheduleFields, type FieldsOf } from '@/cms-schema/content-type';
import { field, NUMBER_PATTERN } from '@/cms-schema/field';
import type { TextElement } from './parts';

/** Up to six digits, with optional cents after a comma or a point. */
const AMOUNT = /^\d{1,6}([.,]\d{1,2})?$/;

export const teaserValue = definePart({
  id: 'teaserValue',
  name: 'Price value',
  description: 'What an article costs now, or how much is taken off.',
  displayField: 'value',
  fields: {
    value: field.help('Amount (99,95) or percent (30), without a sign.', field.key(AMOUNT)),
    isPercentage: field.withDefault(field.boolean(), false),
    hasMultipleValues: field.withDefault(
      field.help(
        'It differs by size or colour: amounts read “from 99,95 €”, percents “up to −30 %”.',
        field.boolean(),
      ),
      false,
    ),
  },
});
type TeaserValue = FieldsOf<typeof teaserValue>;

/** A price for countries, which are required because they determine its currency. */
export const priceByCountry = definePart({
  id: 'priceByCountry',
  name: 'Price by country',
  description: 'What an article costs in some countries, in the currency they pay in.',
  displayField: 'countries',
  fields: {
    ...scheduleFields,
    countries: {
      ...scheduleFields.countries,
      required: true,
      help: 'Country codes separated by ";", for example DE;AT. One entry for each currency.',
    },
    sourceValue: field.help('The regular price, for example 129,95.', field.key(AMOUNT)),
    values: field.help(
      'One or two. With none, the regular price stands alone.',
      field.parts<TeaserValue>(['teaserValue'], 2),
    ),
  },
});
type PriceByCountry = FieldsOf<typeof priceByCountry>;

export const productTeaserPrice = defineBlock({
  id: 'productTeaserPrice',
  name: 'Product teaser with price',
  description: 'One article, large, with what it costs in the visitor’s country.',
  displayField: 'title',
  requiredContent: [['image', 'articleNumber'], ['prices']],
  fields: {
    title: field.help('For editors only.', field.unlocalized(field.symbol(120))),
    image: field.optional(field.picture()),
    articleNumber: field.optional(
      field.help(
        'Number of an article or of one of its colours. Without an image, this article’s picture shows.',
        field.key(NUMBER_PATTERN),
      ),
    ),
    articleRatio: field.withDefault(
      field.help('Coats, suits and trousers are 1:2.', field.choice(['3:4', '1:2'])),
      '3:4',
    ),
    alt: field.optional(
      field.help('What the picture shows, for people who cannot see it.', field.symbol(200)),
    ),
    labelTexts: field.parts<TextElement>(['textElement'], 4),
    prices: field.help(
      'The first one for the visitor’s country shows; for other countries the teaser drops out.',
      field.parts<PriceByCountry>(['priceByCountry'], 8),
    ),
    reference: field.optional(
      field.help(
        'What the regular price is, for example the lowest of 30 days.',
        field.symbol(160),
      ),
    ),
    link: field.optional(field.link()),
    linkLabel: field.optional(field.symbol(60)),
    itemNumberLink: field.optional(field.help('Article number.', field.key(NUMBER_PATTERN))),
    tone: field.withDefault(field.choice(['plain', 'soft', 'accent', 'inverted']), 'plain'),
    size: field.withDefault(field.choice(['small', 'medium', 'large']), 'medium'),
    position: field.withDefault(
      field.help('Side on which the words stand.', field.choice(['start', 'end'])),
      'end',
    ),
  },
});
