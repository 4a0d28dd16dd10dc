import { defineBlock, type FieldsOf } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';
import type { tabItem } from './tabs';

type TabItem = FieldsOf<typeof tabItem>;

export const productTabs = defineBlock({
  id: 'productTabs',
  name: 'Product tabs',
  description:
    'What there is to read about the article whose page it is: details, care, ratings, shipping, safety.',
  displayField: 'title',
  fields: {
    title: field.help('For editors only.', field.unlocalized(field.symbol(120))),
    items: field.help(
      'Tabs of your own, behind those of the article.',
      field.parts<TabItem>(['tabItem'], 4),
    ),
  },
});
