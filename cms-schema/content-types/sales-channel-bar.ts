import { defineBlock, definePart, scheduleFields, type FieldsOf } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const salesChannel = definePart({
  id: 'salesChannel',
  name: 'Sales channel',
  description: 'One way to buy: a store, the telephone, the shop.',
  displayField: 'name',
  fields: {
    icon: field.choice(['store', 'delivery', 'advice', 'measure', 'gift', 'payment']),
    name: field.symbol(40),
    text: field.optional(field.symbol(120)),
    link: field.optional(field.link()),
    ...scheduleFields,
  },
});
type SalesChannel = FieldsOf<typeof salesChannel>;

const channels = field.parts<SalesChannel>(['salesChannel'], 4);

export const salesChannelBar = defineBlock({
  id: 'salesChannelBar',
  name: 'Sales-channel bar',
  description: 'Two to four ways to buy, side by side.',
  displayField: 'title',
  requiredContent: [['channels']],
  fields: {
    title: field.help('For editors only.', field.unlocalized(field.symbol(120))),
    headline: field.optional(field.symbol(120)),
    channels: { ...channels, validations: [{ size: { min: 2, max: 4 } }] },
    tone: field.withDefault(field.choice(['plain', 'soft', 'inverted']), 'soft'),
  },
});
