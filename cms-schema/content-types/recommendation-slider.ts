import { defineBlock, definePart, type FieldsOf } from '@/cms-schema/content-type';
import { field, NUMBER_PATTERN } from '@/cms-schema/field';

export const recommendedArticle = definePart({
  id: 'recommendedArticle',
  name: 'Recommended article',
  description: 'An article by its number, with the words under its picture.',
  displayField: 'name',
  fields: {
    itemNumber: field.help('Article number.', field.key(NUMBER_PATTERN)),
    name: field.symbol(120),
    brand: field.optional(field.unlocalized(field.symbol(60))),
    imageRatio: field.withDefault(
      field.help('Of the article’s pictures.', field.choice(['3:4', '1:2'])),
      '3:4',
    ),
  },
});
type RecommendedArticle = FieldsOf<typeof recommendedArticle>;

export const recommendationSlider = defineBlock({
  id: 'recommendationSlider',
  name: 'Recommendation slider',
  description: 'Articles side by side that go with the page.',
  displayField: 'headline',
  fields: {
    headline: field.symbol(120),
    articles: field.help(
      'Shown in this order. None: all are recommended.',
      field.parts<RecommendedArticle>(['recommendedArticle'], 24),
    ),
    context: field.withDefault(
      field.help(
        'What articles are recommended for. PRODUCT: some like the chosen ones. CART: what goes with them. CATEGORY: the best of the page’s category.',
        field.choice(['HOMEPAGE', 'CATEGORY', 'CART', 'PRODUCT', 'OTHER']),
      ),
      'HOMEPAGE',
    ),
    fillUp: field.withDefault(
      field.help('Recommended articles follow the chosen ones, up to 12 in all.', field.boolean()),
      false,
    ),
  },
});
