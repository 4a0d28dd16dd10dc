import { defineBlock } from '@/cms-schema/content-type';
import { widgetFields } from './widget-fields';

export const voucherWidget = defineBlock({
  id: 'voucherWidget',
  name: 'Voucher widget',
  description: 'Gift vouchers to choose and to pay, by a provider’s script.',
  displayField: 'provider',
  fields: widgetFields,
});
