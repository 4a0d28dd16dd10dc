import { defineBlock, definePart, scheduleFields, type FieldsOf } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

const uspIcons = [
  'delivery',
  'returns',
  'store',
  'measure',
  'care',
  'advice',
  'payment',
  'gift',
] as const;

export const uspItem = definePart({
  id: 'uspItem',
  name: 'USP',
  description: 'One thing that speaks for the shop, in few words.',
  displayField: 'text',
  fields: {
    icon: field.choice(uspIcons),
    text: field.symbol(60),
    link: field.optional(field.link()),
    ...scheduleFields,
  },
});
type UspItem = FieldsOf<typeof uspItem>;

const items = field.parts<UspItem>(['uspItem'], 6);

export const uspBar = defineBlock({
  id: 'uspBar',
  name: 'USP bar',
  description: 'Three to six short reasons to buy here, each with an icon.',
  displayField: 'title',
  requiredContent: [['items']],
  fields: {
    title: field.help('For editors only.', field.unlocalized(field.symbol(120))),
    items: { ...items, validations: [{ size: { min: 3, max: 6 } }] },
    tone: field.withDefault(field.choice(['plain', 'soft', 'inverted']), 'plain'),
  },
});
