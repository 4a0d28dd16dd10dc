import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const imageBlockDefinition: BlockDefinition<'imageBlock'> = {
  component: dynamic(() => import('./image-block').then((module) => module.ImageBlock)),
  messages: [],
};
