import { defineBlock } from '@/cms-schema/content-type';
import { widgetFields } from './widget-fields';

export const lightWidget = defineBlock({
  id: 'lightWidget',
  name: 'Light widget',
  description: 'Pictures from a social network, by a provider’s script.',
  displayField: 'provider',
  fields: widgetFields,
});
