import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const productDetail = defineBlock({
  id: 'productDetail',
  name: 'Product detail',
  description:
    'The article whose page it is: pictures, price, colours, sizes and the way to the basket.',
  displayField: 'title',
  fields: {
    title: field.help('For editors only.', field.unlocalized(field.symbol(120))),
    deliveryNote: field.optional(
      field.help('A sentence on delivery and returns, below the button.', field.symbol(160)),
    ),
  },
});
