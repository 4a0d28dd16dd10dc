import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const combinationDetail = defineBlock({
  id: 'combinationDetail',
  name: 'Combination detail',
  description:
    'The outfit, set or kit whose page it is: its picture, and a box with its products, their sizes and the way to the basket. Shows nothing for other products.',
  displayField: 'title',
  fields: {
    title: field.help('For editors only.', field.unlocalized(field.symbol(120))),
    deliveryNote: field.optional(
      field.help('A sentence on delivery and returns, below the button.', field.symbol(160)),
    ),
  },
});
