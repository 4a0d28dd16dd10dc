import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const voucherDetail = defineBlock({
  id: 'voucherDetail',
  name: 'Voucher detail',
  description:
    'The voucher whose page it is: picture, amounts and the way to the basket. Shows nothing for other products.',
  displayField: 'title',
  fields: {
    title: field.help('For editors only.', field.unlocalized(field.symbol(120))),
    deliveryNote: field.optional(
      field.help('A sentence on delivery, below the button.', field.symbol(160)),
    ),
  },
});
