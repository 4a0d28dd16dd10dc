import { defineBlock } from '@/cms-schema/content-type';
import { widgetFields } from './widget-fields';

export const parcelTracking = defineBlock({
  id: 'parcelTracking',
  name: 'Parcel tracking',
  description: 'Where a parcel is, by a provider’s script.',
  displayField: 'provider',
  fields: widgetFields,
});
