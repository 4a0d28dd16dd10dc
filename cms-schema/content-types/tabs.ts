import { defineBlock, definePart, scheduleFields, type FieldsOf } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const tabItem = definePart({
  id: 'tabItem',
  name: 'Tab',
  description:
    'One tab: its label, and the blocks it shows. Without a block that shows it drops out.',
  displayField: 'headline',
  requiredContent: [['body']],
  fields: {
    headline: field.symbol(60),
    key: field.help(
      'Opens this tab at the end of an address: …#key. Small letters, digits and hyphens.',
      field.key(/^[a-z][a-z0-9-]*$/),
    ),
    body: field.blocks(),
    ...scheduleFields,
  },
});
type TabItem = FieldsOf<typeof tabItem>;

export const tabs = defineBlock({
  id: 'tabs',
  name: 'Tabs',
  description: 'Blocks behind one another, chosen by their labels.',
  displayField: 'title',
  requiredContent: [['items']],
  fields: {
    title: field.help('For editors only.', field.unlocalized(field.symbol(120))),
    headline: field.optional(field.symbol(120)),
    items: field.parts<TabItem>(['tabItem'], 8),
  },
});
