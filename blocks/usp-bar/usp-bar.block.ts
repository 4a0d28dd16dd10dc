import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const uspBarDefinition: BlockDefinition<'uspBar'> = {
  component: dynamic(() => import('./usp-bar').then((module) => module.UspBar)),
  messages: [],
};
