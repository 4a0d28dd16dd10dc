import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const voucherBracketBox = defineBlock({
  id: 'voucherBracketBox',
  name: 'Voucher bracket box',
  description: 'The discount code of a visitor’s loyalty level. Others do not see it.',
  displayField: 'headline',
  fields: {
    headline: field.symbol(120),
    text: field.optional(field.help('{percent} becomes the level’s discount.', field.text(400))),
    terms: field.optional(field.help('Stands small under the code.', field.text(600))),
    tone: field.withDefault(field.choice(['soft', 'accent', 'inverted']), 'soft'),
  },
});
