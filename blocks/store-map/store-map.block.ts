import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const storeMapDefinition: BlockDefinition<'storeMap'> = {
  component: dynamic(() => import('./store-map').then((module) => module.StoreMap)),
  messages: ['map'],
};
