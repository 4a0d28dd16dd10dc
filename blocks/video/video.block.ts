import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const videoDefinition: BlockDefinition<'video'> = {
  component: dynamic(() => import('./video').then((module) => module.Video)),
  messages: ['video'],
};
