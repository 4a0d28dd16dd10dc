import { defineBlock } from '@/cms-schema/content-type';
import { widgetFields } from './widget-fields';

export const podcastPlayer = defineBlock({
  id: 'podcastPlayer',
  name: 'Podcast player',
  description: 'Episodes to listen to, by a provider’s script.',
  displayField: 'provider',
  fields: widgetFields,
});
